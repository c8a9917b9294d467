### What `/doctor` finds.

doctor-head = { $ill ->
    [0] Всё работает.
    [one] Нашлась { $ill } проблема.
    [few] Нашлось { $ill } проблемы.
    [many] Нашлось { $ill } проблем.
   *[other] Нашлось { $ill } проблемы.
}
doctor-any = { $check }
doctor-permissions-well = Здесь у меня есть все нужные права.
doctor-without-ill = { $what }
doctor-waiting-ill = { $count ->
    [one] { $count } матч, приглашение или сезон этого сервера ждёт: не могу опубликовать. Когда организатор введёт `/doctor`, я попробую снова.
   *[other] Матчи, приглашения и сезоны этого сервера ждут ({ $count }): не могу опубликовать. Когда организатор введёт `/doctor`, я попробую снова.
}
doctor-dm-well = Я могу писать тебе личные сообщения.
doctor-dm-ill = Я не могу писать тебе личные сообщения. Разреши их в настройках конфиденциальности этого сервера.
doctor-disk-well = Диск: свободно { $free } МБ.
doctor-disk-ill = На диске осталось только { $free } МБ. Освободи место, иначе я не смогу сохранять матчи.
doctor-storage-well = Твои матчи надёжно сохранены, проверено { $when }.
doctor-storage-ill = С моей базой данных что-то не так. Сообщи моему владельцу.
doctor-database-well = База данных в порядке, проверено { $when }.
doctor-database-ill = В базе данных проблема: { $problem }. Останови бота и восстанови резервную копию.
doctor-matches-well = Матчей на всех серверах сейчас: { $count }.
doctor-backup-well = Последняя резервная копия: { $when }.
doctor-backup-ill = Последняя резервная копия старая: { $when }. Сделай новую: `python bot.py backup FILE`.
doctor-no_backup-ill = Рядом с базой данных нет резервной копии. Сделай её: `python bot.py backup FILE`.
doctor-time-well = Я был на связи всю неделю, и часы идут верно.
doctor-silence-well = Последний раз связь пропадала { $when }, на { ACC($span) }. Это время всем возвращено.
doctor-clock-ill = Часы этой машины { $when } скакнули на { ACC($span) } { $way ->
    [back] назад
   *[on] вперёд
}. Никто не потерял время, но проверь её службу времени (NTP).
doctor-outbox-well = Все сообщения отправлены.
doctor-outbox-ill = Ещё не отправлено сообщений: { $count }. Загляни в журнал бота.
doctor-deadlines-well = Все сроки срабатывают вовремя.
doctor-deadlines-ill = Просрочено сроков: { $count }. Загляни в журнал бота.
