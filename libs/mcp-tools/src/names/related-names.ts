import type { CardChanges, NewFieldValue } from '../api/shapes.js';
import { fieldValue } from './field-value.js';
import type { NameSource } from './name-source.js';
import { namedObject } from './named-object.js';

type Reference = number | string;

/** By id or name. */
interface GivenField {
  field: Reference;
  value?: unknown;
}

interface Given {
  assignees?: readonly Reference[] | undefined;
  labels?: readonly Reference[] | undefined;
  fields?: readonly GivenField[] | undefined;
}

type Related = Pick<CardChanges, 'assigneeIds' | 'labelIds' | 'fields'>;

/** The board of a card; called only where a name or a value needs it. */
type BoardId = () => Promise<number>;

/** Reads the people, labels and fields that a card is given. */
export async function relatedOf(
  source: NameSource,
  boardId: BoardId,
  { assignees, labels, fields }: Given,
): Promise<Related> {
  const related: Related = {};
  if (assignees) related.assigneeIds = await memberIds(source, assignees);
  if (labels) related.labelIds = await labelIds(source, boardId, labels);
  if (fields) related.fields = await fieldValues(source, boardId, fields);
  return related;
}

/** `me` is the caller. */
export async function memberIds(source: NameSource, references: readonly Reference[]): Promise<number[]> {
  const named = await Promise.all(
    references.map(async (reference) =>
      typeof reference === 'string' && reference.toLowerCase() === 'me'
        ? (await source.me()).member.id
        : reference,
    ),
  );
  return idsOf('member', named, () => source.members());
}

export function labelIds(
  source: NameSource,
  boardId: BoardId,
  references: readonly Reference[],
): Promise<number[]> {
  return idsOf('label', references, async () => source.labels(await boardId()));
}

async function fieldValues(
  source: NameSource,
  boardId: BoardId,
  given: readonly GivenField[],
): Promise<Record<string, NewFieldValue>> {
  const needsFields = given.some(
    ({ field, value }) => typeof field === 'string' || typeof value === 'string',
  );
  const fields = needsFields ? await source.fields(await boardId()) : [];
  return Object.fromEntries(
    given.map(({ field: reference, value }) => {
      const field =
        typeof reference === 'number'
          ? fields.find(({ id }) => id === reference)
          : namedObject('field', fields, reference);
      return [field?.id ?? reference, fieldValue(field, value)];
    }),
  );
}

/** An id is sent to the API unchecked; only a name needs the candidates. */
async function idsOf(
  noun: string,
  references: readonly Reference[],
  candidates: () => Promise<readonly { id: number; name: string }[]>,
): Promise<number[]> {
  const isId = (reference: Reference): reference is number => typeof reference === 'number';
  const all = references.every(isId) ? [] : await candidates();
  const ids = references.map((reference) =>
    isId(reference) ? reference : namedObject(noun, all, reference).id,
  );
  return [...new Set(ids)];
}
