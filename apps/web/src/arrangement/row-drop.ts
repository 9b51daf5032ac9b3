import type { BoardCommand, CardPlace } from '../board-model/board-command.js';
import type { ShownCard } from '../board-model/entities.js';
import { NO_VALUE, valueIdsOf, type Grouping } from './card-rows.js';

/** A list, or its part in a row of a grouped board. */
export interface Cell {
  readonly listId: number;
  readonly row?: number | undefined;
}

export interface CardDrop {
  /** The first one is what is held, the others are selected. */
  readonly cardIds: readonly number[];
  readonly from: Cell;
  readonly to: Cell;
  /** Null where the place in the list stays as it is. */
  readonly place: CardPlace | null;
}

/** The commands of a drop: the move, then what the row sets. */
export function dropCommands(
  { cardIds, from, to, place }: CardDrop,
  grouping: Grouping | null,
  cardOf: (id: number) => ShownCard | undefined,
): readonly BoardCommand[] {
  const cards = cardIds.map(cardOf).filter((card) => card !== undefined);
  const move: BoardCommand[] =
    place === null ? [] : [{ kind: 'cards.move', cardIds, listId: to.listId, place }];
  if (grouping === null || to.row === undefined) return move;
  return [...move, ...valueCommands(grouping, cards, from.row, to.row)];
}

/**
 * The commands that bring cards into a row: each gets its value and loses that of the row it came from. In the row
 * without a value it loses all.
 */
export function valueCommands(
  grouping: Grouping,
  cards: readonly Pick<ShownCard, 'id' | 'assignees' | 'labels' | 'fields'>[],
  from: number | undefined,
  to: number,
): readonly BoardCommand[] {
  const changed = cards
    .map((card) => {
      const before = valueIdsOf(grouping, card as ShownCard);
      return { id: card.id, before, after: idsInRow(before, from, to, isSingle(grouping)) };
    })
    .filter(({ before, after }) => before.join() !== after.join());
  if (changed.length === 0) return [];
  if (grouping.kind === 'field') {
    const { id: fieldId } = grouping.field;
    return changed.map(({ id, after }) => ({
      kind: 'card.value',
      cardId: id,
      fieldId,
      value: fieldValue(grouping.field.type, after),
    }));
  }
  const remove = new Set(changed.flatMap(({ before, after }) => before.filter((id) => !after.includes(id))));
  return [
    {
      kind: grouping.kind === 'label' ? 'cards.labels' : 'cards.assignees',
      cardIds: changed.map(({ id }) => id),
      add: to === NO_VALUE ? [] : [to],
      remove: [...remove],
    },
  ];
}

const isSingle = (grouping: Grouping): boolean =>
  grouping.kind === 'field' && grouping.field.type !== 'multi_select';

function idsInRow(
  before: readonly number[],
  from: number | undefined,
  to: number,
  isSingleValue: boolean,
): readonly number[] {
  if (to === NO_VALUE) return [];
  if (isSingleValue) return [to];
  const kept = before.filter((id) => id !== from || id === to);
  return kept.includes(to) ? kept : [...kept, to];
}

function fieldValue(type: string, ids: readonly number[]): unknown {
  if (ids.length === 0) return null;
  if (type === 'checkbox') return true;
  return type === 'multi_select' ? ids : ids[0];
}
