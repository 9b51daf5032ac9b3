import { DomainError, limits, NotFoundError, ValidationError } from '@kiban/contracts';
import { textBytes } from '../../quotas/growth.js';
import type { MentionsOfText } from '../writing/mentions-of-text.js';
import { valueColumns, type ValueToSet } from '../writing/value-columns.js';
import { StaleValueError } from '../stale-value-error.js';

/** A change of the labels or the assignees of a card. An id that is in both properties is added. */
export interface IdsChange {
  add: readonly number[];
  remove: readonly number[] | 'others';
  /** The request's property that names the ids to add; null if the path does. */
  field: string | null;
}

export interface AssigneesChange extends IdsChange {
  /** A claim is refused if the card has an assignee. */
  isClaim?: boolean;
  /** Why the copy of the members may lack one; thrown if it does. */
  fault?: Error | undefined;
}

/** What a creation or an update writes beside the card's own columns; omitted properties are unchanged. */
export interface Related {
  labels?: IdsChange;
  assignees?: AssigneesChange;
  values?: readonly ValueToSet[];
  /** Of the description. */
  mentions?: MentionsOfText | undefined;
}

/** Why `boards.related_change` refuses an item. */
export type RelatedReason =
  'no_label' | 'no_member' | 'claimed' | 'assignees_full' | 'no_field' | 'stale' | 'invalid';

const reasons: ReadonlySet<string> = new Set<RelatedReason>([
  'no_label',
  'no_member',
  'claimed',
  'assignees_full',
  'no_field',
  'stale',
  'invalid',
]);

export function isRelatedReason(reason: string): reason is RelatedReason {
  return reasons.has(reason);
}

/** The most bytes of text that the values add. */
export function relatedBytes({ values = [] }: Related): number {
  return textBytes(...values.map(({ value }) => value?.text));
}

/** Columns of an item in `boards.change_cards`. */
export function relatedColumns({ labels, assignees, values }: Related): object {
  return {
    ...(labels && { label_add: labels.add, label_remove: removed(labels) }),
    ...(assignees && {
      assignee_add: assignees.add,
      assignee_remove: removed(assignees),
      is_claim: assignees.isClaim,
    }),
    ...(values && {
      values_given: values.map((one) => ({ field_id: one.fieldId, ...valueColumns(one) })),
    }),
  };
}

function removed({ remove }: IdsChange): readonly number[] | null {
  return remove === 'others' ? null : remove;
}

/**
 * @param detail the board, or the card for `claimed`
 * @param about the ids that do not fit, or the assignees of the card
 * @throws Error if the service could not find out about a member
 */
export function relatedError(
  { labels, assignees, values }: Related,
  reason: RelatedReason,
  detail: number,
  about: unknown,
): DomainError {
  const ids = (about ?? []) as number[];
  switch (reason) {
    case 'no_label':
      return missingError(labels, 'label', ids, `a label of board ${detail}`, `/boards/${detail}/labels`);
    case 'no_member':
      if (assignees?.fault) throw assignees.fault;
      return missingError(assignees, 'member', ids, 'a member of this workspace', '/members');
    case 'no_field':
      return missingError(
        { field: 'fields' },
        'field',
        ids,
        `a custom field of board ${detail}`,
        `/boards/${detail}/fields`,
      );
    case 'claimed': {
      const names = (about as { name: string }[]).map(({ name }) => name).join(', ');
      return new DomainError(
        'already_claimed',
        `Card ${detail} is already assigned to ${names}; claim another card.`,
      );
    }
    case 'assignees_full':
      return new DomainError('limit_reached', `A card has at most ${limits.assigneesPerCardMax} assignees.`);
    case 'invalid': {
      const fault = values?.find(({ fieldId }) => fieldId === ids[0])?.fault;
      return fault
        ? new ValidationError(`fields.${ids[0]}`, fault.details?.[0]?.code ?? 'value', fault.message)
        : new StaleValueError();
    }
    case 'stale':
      return new StaleValueError();
  }
}

function missingError(
  change: Pick<IdsChange, 'field'> | undefined,
  noun: string,
  ids: readonly number[],
  what: string,
  address: string,
): DomainError {
  const field = change?.field ?? null;
  if (field === null) return new NotFoundError(noun, ids[0] ?? 0);
  return new ValidationError(
    field,
    noun,
    `${field} contains ${ids.join(', ')}, not ${what}; GET ${address} lists them.`,
  );
}
