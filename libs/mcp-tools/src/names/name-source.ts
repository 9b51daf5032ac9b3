import type { WorkspaceApi } from '../api/workspace-api.js';

/** The reads by which names in the arguments of a call are resolved. */
export type NameSource = Pick<
  WorkspaceApi,
  'boards' | 'lists' | 'list' | 'members' | 'me' | 'labels' | 'fields' | 'card' | 'cardOfNumber'
>;

/** The same reads, each made once: the items of a batch name objects of the same boards. */
export class CachedNames implements NameSource {
  private readonly known = new Map<string, Promise<unknown>>();

  constructor(private readonly source: NameSource) {}

  readonly boards: NameSource['boards'] = (archived) =>
    this.once(`boards ${archived}`, () => this.source.boards(archived));
  readonly lists: NameSource['lists'] = (board) =>
    this.once(`lists ${board}`, () => this.source.lists(board));
  readonly list: NameSource['list'] = (id) => this.once(`list ${id}`, () => this.source.list(id));
  readonly members: NameSource['members'] = () => this.once('members', () => this.source.members());
  readonly me: NameSource['me'] = () => this.once('me', () => this.source.me());
  readonly labels: NameSource['labels'] = (board) =>
    this.once(`labels ${board}`, () => this.source.labels(board));
  readonly fields: NameSource['fields'] = (board) =>
    this.once(`fields ${board}`, () => this.source.fields(board));
  readonly card: NameSource['card'] = (id) => this.once(`card ${id}`, () => this.source.card(id));

  readonly cardOfNumber: NameSource['cardOfNumber'] = (number) =>
    this.once(`number ${number}`, () => this.source.cardOfNumber(number));

  private once<Result>(key: string, read: () => Promise<Result>): Promise<Result> {
    const known = this.known.get(key) as Promise<Result> | undefined;
    if (known) return known;
    const reading = read();
    this.known.set(key, reading);
    return reading;
  }
}
