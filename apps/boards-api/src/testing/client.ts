import type { TestMember } from './caller-as.js';

export interface HttpResponse<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** One caller of the running API. */
export class Client {
  constructor(
    readonly url: string,
    readonly bearer: string,
    readonly as: TestMember,
  ) {}

  async send<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<HttpResponse<Body>> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.bearer}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? undefined : JSON.parse(text)) as Body,
    };
  }

  get<Body = Record<string, unknown>>(
    path: string,
    headers?: Record<string, string>,
  ): Promise<HttpResponse<Body>> {
    return this.send('GET', path, undefined, headers);
  }

  post<Body = Record<string, unknown>>(
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<HttpResponse<Body>> {
    return this.send('POST', path, body, headers);
  }

  patch<Body = Record<string, unknown>>(
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<HttpResponse<Body>> {
    return this.send('PATCH', path, body, headers);
  }

  put<Body = Record<string, unknown>>(path: string, body?: unknown): Promise<HttpResponse<Body>> {
    return this.send('PUT', path, body);
  }

  delete<Body = Record<string, unknown>>(
    path: string,
    headers?: Record<string, string>,
  ): Promise<HttpResponse<Body>> {
    return this.send('DELETE', path, undefined, headers);
  }

  /** A new board with lists of these names. */
  async board(lists: readonly string[] = ['To do', 'Doing', 'Done'], more: object = {}): Promise<MadeBoard> {
    const board = await this.post<{ id: number }>('/boards', {
      name: 'Launch',
      lists: lists.map((name) => ({ name })),
      ...more,
    });
    if (board.status !== 201)
      throw new Error(`POST /boards returned ${board.status} ${JSON.stringify(board.body)}`);
    const made = await this.get<{ id: number }[]>(`/boards/${board.body.id}/lists`);
    return { id: board.body.id, lists: made.body.map(({ id }) => id) };
  }

  /** A new card. @returns its id */
  async card(listId: number, title = 'Prepare the launch', more: object = {}): Promise<number> {
    const card = await this.post<{ id: number }>('/cards', { listId, title, ...more });
    if (card.status !== 201)
      throw new Error(`POST /cards returned ${card.status} ${JSON.stringify(card.body)}`);
    return card.body.id;
  }
}

export interface MadeBoard {
  id: number;
  lists: number[];
}
