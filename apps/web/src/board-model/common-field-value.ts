import type { BoardCommand } from './board-command.js';
import type { Card, CustomField } from './entities.js';
import { isSameValue } from './same-value.js';

type Valued = Pick<Card, 'id' | 'fields'>;

/** What all of the cards have in a field: the same value, or the options that each of them has; else null. */
export function commonFieldValue(cards: readonly Valued[], { id, type }: CustomField): unknown {
  const [first = null, ...others] = cards.map(({ fields }) => fields[id] ?? null);
  if (type !== 'multi_select') return others.every((value) => isSameValue(value, first)) ? first : null;
  const common = optionsOf(first).filter((option) =>
    others.every((value) => optionsOf(value).includes(option)),
  );
  return common.length === 0 ? null : common;
}

/** Whether the cards have different values in a field. */
export const hasDifferentValues = (cards: readonly Valued[], { id }: CustomField): boolean =>
  cards.some(({ fields }) => !isSameValue(fields[id], cards[0]?.fields[id]));

/**
 * The commands after which each of the cards has the value. Options are added and removed: those that only some of the
 * cards have stay.
 */
export function fieldValueCommands(
  cards: readonly Valued[],
  field: CustomField,
  value: unknown,
): readonly BoardCommand[] {
  const common = optionsOf(commonFieldValue(cards, field));
  return cards.flatMap(({ id, fields }): BoardCommand[] => {
    const before = fields[field.id] ?? null;
    const after = field.type === 'multi_select' ? withOptions(before, common, optionsOf(value)) : value;
    if (isSameValue(before, after)) return [];
    return [{ kind: 'card.value', cardId: id, fieldId: field.id, value: after }];
  });
}

function withOptions(
  before: unknown,
  common: readonly unknown[],
  chosen: readonly unknown[],
): readonly unknown[] | null {
  const kept = optionsOf(before).filter((option) => chosen.includes(option) || !common.includes(option));
  const after = [...kept, ...chosen.filter((option) => !kept.includes(option))];
  return after.length === 0 ? null : after;
}

const optionsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
