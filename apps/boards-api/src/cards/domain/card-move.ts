import type { Changes } from '../../events/record-event.js';
import { listVersions, respacing } from '../../order/order-versions.js';
import type { MadeRank } from '../../order/siblings.js';
import type { Card, TargetList } from './card.js';

/**
 * `changes` of a move, for readers of the card's new board. They may not see the private board that it left, so the
 * event then shows no more of its origin than the event of a new card.
 * @param target null if the card stays in its list
 */
export function changesOfMove(card: Card, target: TargetList | null, made: MadeRank): Changes {
  const source = { id: card.listId, version: card.listVersion };
  const position = { from: card.rank, to: made.rank };
  if (!target) return { position, ...listVersions(source), ...respacing(made) };
  if (target.boardId === card.boardId)
    return {
      position,
      ...listVersions(source, target),
      ...respacing(made),
      listId: { from: card.listId, to: target.id },
      listName: { from: card.listName, to: target.name },
    };
  const origin = card.boardVisibility === 'workspace' ? card : null;
  return {
    position: { from: origin?.rank ?? null, to: made.rank },
    ...(origin ? listVersions(source, target) : listVersions(target)),
    ...respacing(made),
    listId: { from: origin?.listId ?? null, to: target.id },
    listName: { from: origin?.listName ?? null, to: target.name },
    boardId: { from: origin?.boardId ?? null, to: target.boardId },
  };
}
