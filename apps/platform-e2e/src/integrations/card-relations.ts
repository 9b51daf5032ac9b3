import { expect } from '@jest/globals';
import type { ABoard } from '../api/a-board.js';
import type { Owner } from '../running/owner.js';

const FIELDS = {
  Estimate: { type: 'number' },
  Region: { type: 'select', options: [{ label: 'EMEA' }, { label: 'APAC' }] },
  Channels: { type: 'multi_select', options: [{ label: 'Mail' }, { label: 'Web' }] },
  Note: { type: 'text' },
} as const;
type Ids = Record<keyof typeof FIELDS, number>;

export interface Relations {
  /** Of the label “urgent”. */
  readonly label: number;
  readonly fields: Ids;
  readonly me: number;
}

/** Gives a board a label and custom fields. */
export async function boardWithRelations({ api }: Owner, { id }: ABoard): Promise<Relations> {
  const made = async (path: string, body: object): Promise<number> =>
    (await api.must<{ id: number }>('POST', `/boards/${id}/${path}`, body)).id;
  const label = await made('labels', { name: 'urgent', color: '#ef4444' });
  const fields: Partial<Ids> = {};
  for (const [name, field] of Object.entries(FIELDS))
    fields[name as keyof Ids] = await made('fields', { name, ...field });
  const [member] = await api.must<{ id: number }[]>('GET', '/members');
  return { label, fields: fields as Ids, me: member?.id ?? 0 };
}

/** After the creation with all of them, and a change of Estimate to 5. */
export async function expectRelations(
  { api }: Owner,
  { cardId, label, fields, me }: Relations & { cardId: number },
): Promise<void> {
  const card = await api.must<{
    boardId: number;
    labels: { id: number }[];
    assignees: { memberId: number }[];
    fields: Record<string, unknown>;
  }>('GET', `/cards/${cardId}`);
  expect(card.labels.map(({ id }) => id)).toEqual([label]);
  expect(card.assignees.map(({ memberId }) => memberId)).toEqual([me]);
  expect(card.fields[fields.Estimate]).toBe(5);
  const { boardId } = card;
  const read = await api.must<{ id: number; options: { id: number; label: string }[] }[]>(
    'GET',
    `/boards/${boardId}/fields`,
  );
  const optionsOf = (field: number): (string | undefined)[] => {
    const options = read.find(({ id }) => id === field)?.options ?? [];
    return [card.fields[field]].flat().map((id) => options.find((option) => option.id === id)?.label);
  };
  expect(optionsOf(fields.Region)).toEqual(['EMEA']);
  expect(optionsOf(fields.Channels)).toEqual(['Mail', 'Web']);
  expect(card.fields).not.toHaveProperty(String(fields.Note));
}
