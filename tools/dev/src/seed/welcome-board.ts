import { reasonOf, SetupProblem } from '../setup-problem.js';
import { WELCOME_BOARD } from './welcome-content.js';

interface Named {
  readonly id: number;
  readonly name: string;
}

interface BoardContent extends Named {
  readonly lists: readonly (Named & { readonly cards: readonly { readonly title: string }[] })[];
}

/** The few calls of the public API that the first board needs. */
class ApiCaller {
  constructor(
    private readonly apiUrl: string,
    private readonly token: string,
  ) {}

  async call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.apiUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    });
    const text = await response.text();
    if (!response.ok)
      throw new Error(`${method} ${path} was answered with ${response.status} ${text.slice(0, 200)}`);
    return JSON.parse(text) as T;
  }
}

/**
 * Makes the first board over the public API, as any client would. What is there already (by name) is left as it is, so a
 * start that was cut short in the middle is completed by the next one without making anything twice.
 */
export async function makeWelcomeBoard(apiUrl: string, token: string): Promise<void> {
  const api = new ApiCaller(apiUrl, token);
  try {
    const boards = await api.call<Named[]>('GET', '/boards');
    const known = boards.find(({ name }) => name === WELCOME_BOARD.name);
    const { name, description, lists } = WELCOME_BOARD;
    const board = known ?? (await api.call<Named>('POST', '/boards', { name, description }));
    const content = await api.call<BoardContent>('GET', `/boards/${board.id}`);
    for (const list of lists) {
      const there = content.lists.find((candidate) => candidate.name === list.name);
      const { id } =
        there ?? (await api.call<Named>('POST', `/boards/${board.id}/lists`, { name: list.name }));
      for (const card of list.cards) {
        if (there?.cards.some(({ title }) => title === card.title) === true) continue;
        await api.call('POST', '/cards', { listId: id, ...card });
      }
    }
  } catch (error) {
    throw new SetupProblem(
      'seed_failed',
      `The first board could not be made (${reasonOf(error)}): run npm start again, or begin afresh with npm run reset.`,
      { cause: error },
    );
  }
}
