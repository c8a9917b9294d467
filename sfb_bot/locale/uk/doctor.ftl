### What `/doctor` finds.

doctor-head = { $ill ->
    [0] Усе працює.
    [one] Є { $ill } проблема.
    [few] Є { $ill } проблеми.
   *[other] Є { $ill } проблем.
}
doctor-any = { $check }
doctor-permissions-well = Тут я маю всі потрібні дозволи.
doctor-without-ill = { $what }
doctor-waiting-ill = { $count ->
    [one] { $count } матч, запрошення чи сезон цього сервера чекає, бо я не можу це опублікувати. Коли організатор введе `/doctor`, спробую ще раз.
    [few] { $count } матчі, запрошення чи сезони цього сервера чекають, бо я не можу їх опублікувати. Коли організатор введе `/doctor`, спробую ще раз.
   *[other] { $count } матчів, запрошень чи сезонів цього сервера чекають, бо я не можу їх опублікувати. Коли організатор введе `/doctor`, спробую ще раз.
}
doctor-dm-well = Я можу писати тобі особисті повідомлення.
doctor-dm-ill = Я не можу писати тобі особисті повідомлення. Дозволь їх у налаштуваннях приватності цього сервера.
doctor-disk-well = Диск: вільно { $free } МБ.
doctor-disk-ill = На диску лишилося тільки { $free } МБ. Звільни місце, інакше не зможу зберігати матчі.
doctor-storage-well = Твої матчі надійно збережено, перевірено { $when }.
doctor-storage-ill = З моєю базою даних щось не так. Напиши власнику бота.
doctor-database-well = База даних у порядку, перевірено { $when }.
doctor-database-ill = Проблема з базою даних: { $problem }. Зупини бота й віднови резервну копію.
doctor-matches-well = Матчів, що зараз ідуть на всіх серверах: { $count }.
doctor-backup-well = Остання резервна копія: { $when }.
doctor-backup-ill = Остання резервна копія застаріла: { $when }. Зроби нову: `python bot.py backup FILE`.
doctor-no_backup-ill = Поруч із базою даних немає резервної копії. Зроби її: `python bot.py backup FILE`.
doctor-time-well = Увесь тиждень я на зв’язку, і годинник іде точно.
doctor-silence-well = Востаннє я зникав { $when }, на { ACC($span) }. Цей час усім повернено.
doctor-clock-ill = Годинник цієї машини { $when } стрибнув на { ACC($span) } { $way ->
    [back] назад
   *[on] вперед
}. Часу ніхто не втратив, але перевір її службу часу (NTP).
doctor-outbox-well = Усі дописи надіслано.
doctor-outbox-ill = Ще не надіслано дописів: { $count }. Перевір журнал бота.
doctor-deadlines-well = Усі терміни дотримано.
doctor-deadlines-ill = Прострочено термінів: { $count }. Перевір журнал бота.
