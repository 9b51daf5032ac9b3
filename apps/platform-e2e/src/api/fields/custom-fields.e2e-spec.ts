import { beforeAll, describe, expect, it } from '@jest/globals';
import { openWorld, type World } from '../../running/world.js';
import { ABoard } from '../a-board.js';
import { membersOf } from '../members.js';
import { expectInvalid, expectError } from '../error-body.js';

interface Field {
  id: number;
  name: string;
  type: string;
  options: { id: number; label: string; color: string | null }[];
}

const types = ['text', 'number', 'checkbox', 'date', 'select', 'multi_select', 'member', 'url'];

describe('custom fields', () => {
  let world: World;
  let board: ABoard;
  let self: { id: number; name: string };
  beforeAll(async () => {
    world = await openWorld();
    board = await ABoard.with(world.api, 'To do');
    ({ member: self } = await world.api.must<{ member: { id: number; name: string } }>('GET', '/me'));
  });
  const create = (type: string, of = board) =>
    world.api.must<Field>('POST', `/boards/${of.id}/fields`, {
      name: `A ${type}`,
      type,
      ...(type.endsWith('select') ? { options: [{ label: 'EMEA' }, { label: 'APAC' }] } : {}),
    });
  const set = (card: number, field: number, value: unknown) =>
    world.api.call<{ value: unknown }>({
      method: 'PUT',
      path: `/cards/${card}/fields/${field}`,
      body: { value },
    });

  it('belong to a board, are of eight types, and are changed and deleted by their id [SPEC-1.2, SPEC-1.FIELDS-1, SPEC-1.FIELDS-2, SPEC-2.FIELD-1, SPEC-4.12, DEC-5.FIELD-1, DEC-5.FIELD-2]', async () => {
    const made = await ABoard.with(world.api, 'To do');
    const path = `/boards/${made.id}/fields`;
    for (const type of types) {
      const field = await create(type, made);
      expect(membersOf(field)).toEqual(['boardId', 'id', 'name', 'options', 'position', 'type', 'version']);
      expect(field).toMatchObject({ boardId: made.id, name: `A ${type}`, type, version: 1 });
      expect(field.options.map(({ label }) => label)).toEqual(
        type.endsWith('select') ? ['EMEA', 'APAC'] : [],
      );
    }
    const fields = await world.api.must<Field[]>('GET', path);
    expect(fields.map(({ type }) => type)).toEqual(types);
    expect((await world.api.post(path, { name: 'x', type: 'formula' })).status).toBe(422);
    const [first] = fields;
    await world.api.must('PATCH', `/fields/${first!.id}`, { name: 'Renamed', position: 'last' });
    expect((await world.api.must<Field[]>('GET', path)).at(-1)).toMatchObject({
      id: first!.id,
      name: 'Renamed',
    });
    expect((await world.api.delete(`/fields/${first!.id}`)).status).toBe(204);
    expect(await world.api.must<Field[]>('GET', path)).toHaveLength(7);
  });

  it('cannot be called what no export of their values could hold', async () => {
    const path = `/boards/${board.id}/fields`;
    expectInvalid(await world.api.post(path, { name: '__proto__', type: 'text' }), 'name');
    const { id } = await world.api.must<Field>('POST', path, { name: 'constructor', type: 'text' });
    expectInvalid(await world.api.patch(`/fields/${id}`, { name: '__proto__' }), 'name');
  });

  it('have values on cards, which are all read in one call, typed as they were set [SPEC-1.FIELDS-3, SPEC-1.FIELDS-4, SPEC-4.12, DEC-5.FIELD-3, DEC-5.FIELD-4, DEC-5.FIELD-6]', async () => {
    const made = await ABoard.with(world.api, 'To do');
    const card = await made.card();
    const values: [string, unknown, unknown][] = [
      ['text', 'words', 5],
      ['number', 12.5, '12.5'],
      ['checkbox', false, 'false'],
      ['date', '2026-12-01', '1.12.2026'],
      ['url', 'https://example.com/a', 'javascript:alert(1)'],
    ];
    const expected = [];
    for (const [type, value, wrong] of values) {
      const { id } = await create(type, made);
      expect((await set(card.id, id, value)).body).toEqual({ cardId: card.id, fieldId: id, type, value });
      expectError(await set(card.id, id, wrong), 422, 'validation_failed');
      expected.push({ cardId: card.id, fieldId: id, type, value });
    }
    const all = await world.api.must<{ fieldId: number }[]>('GET', `/boards/${made.id}/field-values`);
    expect(all.sort((one, other) => one.fieldId - other.fieldId)).toEqual(expected);
    const { fields } = await world.api.must<{ fields: object }>('GET', `/cards/${card.id}`);
    expect(fields).toEqual(Object.fromEntries(expected.map(({ fieldId, value }) => [fieldId, value])));
    for (const { fieldId } of expected) expect((await set(card.id, fieldId, null)).body.value).toBeNull();
    expect(await world.api.must('GET', `/boards/${made.id}/field-values`)).toEqual([]);
  });

  it('take an option’s label and a member’s name, and list the candidates where it is none of them [DEC-5.FIELD-5]', async () => {
    const card = await board.card();
    const [select, multi, member] = [
      await create('select'),
      await create('multi_select'),
      await create('member'),
    ];
    const [emea, apac] = select.options.map(({ id }) => id);
    expect((await set(card.id, select.id, 'emea')).body.value).toBe(emea);
    expect((await set(card.id, select.id, apac)).body.value).toBe(apac);
    expect((await set(card.id, multi.id, ['APAC', multi.options[0]!.id])).body.value).toEqual([
      multi.options[1]!.id,
      multi.options[0]!.id,
    ]);
    expect((await set(card.id, member.id, self.name)).body.value).toBe(self.id);
    const unknownOption = expectError(await set(card.id, select.id, 'Mars'), 422, 'validation_failed');
    for (const label of ['EMEA', 'APAC']) expect(JSON.stringify(unknownOption)).toContain(label);
    const unknownMember = expectError(await set(card.id, member.id, 'Nobody here'), 422, 'validation_failed');
    expect(JSON.stringify(unknownMember)).toContain(self.name);
  });

  it('keep what cards chose while options are renamed and others go, and are gone from cards when deleted [DEC-5.FIELD-2]', async () => {
    const made = await ABoard.with(world.api, 'To do');
    const card = await made.card();
    const multi = await create('multi_select', made);
    const [emea, apac] = multi.options.map(({ id }) => id);
    await set(card.id, multi.id, ['EMEA', 'APAC']);
    const chosen = async (): Promise<unknown> =>
      (await world.api.must<{ fields: Record<string, unknown> }>('GET', `/cards/${card.id}`)).fields[
        String(multi.id)
      ];
    const swapped = [
      { id: apac, label: 'EMEA' },
      { id: emea, label: 'APAC' },
    ];
    const { options } = await world.api.must<Field>('PATCH', `/fields/${multi.id}`, { options: swapped });
    expect(options.map(({ id, label }) => ({ id, label }))).toEqual(swapped);
    expect(await chosen()).toEqual([emea, apac]);
    await world.api.must('PATCH', `/fields/${multi.id}`, { options: [{ id: emea, label: 'APAC' }] });
    expect(await chosen()).toEqual([emea]);
    expect((await world.api.delete(`/fields/${multi.id}`)).status).toBe(204);
    expect(await chosen()).toBeUndefined();
  });
});
