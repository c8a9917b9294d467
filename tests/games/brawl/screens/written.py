"""What is written on a screen: positions for it, and the words a person reads."""

from sfb_bot.screens.ledger import (
    Post,
    ledger_post,
)
from sfb_bot.screens.panel import Desk, panel
from sfb_bot.screens.values import (
    Button,
    Buttons,
    Menu,
    PrivateScreen,
    PublicScreen,
)
from tests.games.brawl.kit.table import Table
from tests.games.brawl.screens.stage import DEADLINE, MATCH, PEOPLE, game, texts

ANN, BOB = "<@100000000000000001>", "<@100000000000000002>"


POSITION = (
    "r2 turn=a | a kilgore@D4 dugrun@A1 gwaien@A2 hand=KIL05,KIL03 cores=RyB "
    "| b deryn@D5/3 goldarr@I1 tzu_xiao hand=GOL05,DER02 | tokens=C4,D3,F3,G4 | "
    "track=domination,lay_of_the_land,-,-"
)


DRAFT = (
    "r0 turn=a phase=draft order=ab areas=west,east draft=free "
    "roster=deryn,dugrun,goldarr,gwaien,kilgore,tzu_xiao | a | b"
)


def labels(screen: PublicScreen | PrivateScreen) -> list[list[str]]:
    """What is written on the controls, a list per row; greyed buttons in brackets, menus by their lines."""
    shown: list[list[str]] = []
    for row in screen.rows:
        if isinstance(row, Buttons):
            shown.append(
                [f"({b.label})" if isinstance(b, Button) and b.disabled else b.label for b in row.items]
            )
        elif isinstance(row, Menu):
            shown.append([row.placeholder, *(choice.label for choice in row.choices)])
    return shown


def panel_of(t: Table, *, can_undo: bool = False) -> PrivateScreen:
    decision = t.question()
    view = t.view("ab"[decision.seat])
    return panel(game(), view, decision, Desk(MATCH, t.run.ask_no, can_undo, DEADLINE), texts())


def post_of(t: Table) -> PublicScreen:
    return ledger_post(
        game(), t.public(), t.events, Post(MATCH, PEOPLE, t.run.waiting_for, DEADLINE), texts()
    )
