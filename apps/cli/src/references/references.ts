import type { components, Kiban } from '@kiban/client';
import { fieldConditionOf } from '@kiban/mcp-tools/names/field-condition';
import { fieldValue } from '@kiban/mcp-tools/names/field-value';
import { itemsNamed, nameKey } from '@kiban/text';
import { UsageError } from '../console/failure.js';
import { findBy, idIn } from './found-by-name.js';

type Schemas = components['schemas'];
type Member = Schemas['Member'];
type Field = Schemas['CustomField'];
export type NewFieldValue = Schemas['SetFieldValue']['value'];

/** The board of names; called only where a name needs it. */
export type BoardOf = () => Promise<number>;

/**
 * What people name on a command line: by id, or by name. An id is sent to the API unchecked, so that it costs no request. Every
 * list of candidates is read once.
 */
export class References {
  private readonly read = new Map<string, Promise<unknown>>();

  constructor(private readonly kiban: Kiban) {}

  /** @throws UsageError */
  async boardId(text: string, what: string): Promise<number> {
    const id = idIn(text);
    if (id !== undefined) return id;
    const boards = await this.once('boards', () => this.kiban.boards.list());
    // An archived board is found where no other one has the name.
    const named = itemsNamed(boards, text).length > 0;
    const all = named
      ? boards
      : await this.once('all boards', () => this.kiban.boards.list({ archived: 'all' }));
    return findBy(what)('board', all, text).id;
  }

  /** @param boardOf undefined without a board: then only an id names a list @throws UsageError */
  async listId(text: string, boardOf: BoardOf | undefined, what: string): Promise<number> {
    const id = idIn(text);
    if (id !== undefined) return id;
    if (boardOf === undefined) throw new UsageError(`${what} ${JSON.stringify(text)} needs --board.`);
    const boardId = await boardOf();
    const lists = await this.once(`lists ${boardId}`, () => this.kiban.lists.list(boardId));
    return findBy(what)('list', lists, text).id;
  }

  /** By id, name or e-mail address; `me` is the caller. @throws UsageError */
  async memberId(text: string, what: string): Promise<number> {
    const id = idIn(text);
    if (id !== undefined) return id;
    if (text.trim().toLowerCase() === 'me') return (await this.kiban.me.get()).member.id;
    const members = await this.members();
    const key = nameKey(text.trim());
    const byEmail = members.find(({ email }) => email !== null && nameKey(email) === key);
    return (byEmail ?? findBy(what)('member', members, text)).id;
  }

  /** @throws UsageError */
  async labelId(text: string, boardOf: BoardOf, what: string): Promise<number> {
    const id = idIn(text);
    if (id !== undefined) return id;
    const boardId = await boardOf();
    const labels = await this.once(`labels ${boardId}`, () => this.kiban.labels.list(boardId));
    return findBy(what)('label', labels, text).id;
  }

  /** Commas separate the members of a filter. @throws UsageError */
  async memberFilter(text: string, what: string): Promise<string> {
    const given = text.split(',').map((one) => one.trim());
    const ids = given.map(async (one) => (one === 'me' || one === 'none' ? one : this.memberId(one, what)));
    return (await Promise.all(ids)).join(',');
  }

  /**
   * A condition on a custom field as the API takes it, from one that names the field, its options or members.
   * @throws UsageError
   */
  async fieldCondition(text: string, boardOf: BoardOf | undefined, what: string): Promise<string> {
    const [, name, condition] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
    if (name === undefined || condition === undefined)
      throw new UsageError(`${what} must be a condition such as Region=EMEA or 12=3..8.`);
    if (boardOf === undefined) {
      if (idIn(name.trim()) !== undefined) return text;
      throw new UsageError(`${what} ${JSON.stringify(name)} needs --board.`);
    }
    const names = { fields: (board: number) => this.fields(board), members: () => this.members() };
    return fieldConditionOf(names, await boardOf(), text, findBy(what));
  }

  /** A field and a value of it that is written as text; an empty text clears it. @throws UsageError */
  async fieldValue(
    name: string,
    text: string,
    boardOf: BoardOf,
    what: string,
  ): Promise<{ fieldId: number; value: NewFieldValue }> {
    const field = findBy(what)('field', await this.fields(await boardOf()), name);
    if (text === '') return { fieldId: field.id, value: null };
    const value = field.type === 'member' ? await this.memberId(text, what) : fieldValue(field, text);
    return { fieldId: field.id, value };
  }

  private members(): Promise<Member[]> {
    return this.once('members', () => this.kiban.members.list());
  }

  private fields(boardId: number): Promise<Field[]> {
    return this.once(`fields ${boardId}`, () => this.kiban.fields.list(boardId));
  }

  private once<Result>(key: string, read: () => Promise<Result>): Promise<Result> {
    const known = this.read.get(key) as Promise<Result> | undefined;
    const reading = known ?? read();
    this.read.set(key, reading);
    return reading;
  }
}
