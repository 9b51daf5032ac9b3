from kiban.board_visibility import BoardVisibility
from kiban.card_move_event import CardMoveEvent
from kiban.id_change import IdChange

moved = CardMoveEvent({
    "id": 244911212134400,
    "occurred_at": "2026-11-21T09:30:00.000Z",
    "workspace": {"slug": "demo", "name": "Demo"},
    "board_id": 3,
    "actor": {"member_id": 7, "name": "Aiko Tanaka"},
    "data": {"id": 101, "title": "Prepare the launch", "list_name": "Doing", "due_date": None},
    "changes": {"list_id": {"reserved_from": 11, "to": 12}},
})
assert moved.event == "card.move"
assert moved.actor.name == "Aiko Tanaka"
assert isinstance(moved.changes.list_id, IdChange)
assert moved.changes.list_id.to == 12
assert BoardVisibility("private") is BoardVisibility.PRIVATE
print("constructed", type(moved).__name__)
