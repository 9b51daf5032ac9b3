import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf, SetupProblem } from '../setup-problem.js';

/** The screen offers the same board to a workspace that has none. */
const CONTENT = join('apps', 'web', 'src', 'welcome', 'en.json');

export interface WelcomeBoardTarget {
  readonly root: string;
  /** Base URL of the public API on this machine. */
  readonly apiUrl: string;
  readonly token: string;
}

/**
 * Imports the first board over the public API, as any client does. An import is complete or absent, so the start after a
 * kill imports only when there is no board.
 */
export async function makeWelcomeBoard({ root, apiUrl, token }: WelcomeBoardTarget): Promise<void> {
  const call = async (method: 'GET' | 'POST', path: string, body?: string): Promise<unknown> => {
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(15_000),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status} ${text.slice(0, 200)}`);
    return JSON.parse(text);
  };
  try {
    const boards = (await call('GET', '/boards')) as readonly unknown[];
    if (boards.length > 0) return;
    await call('POST', '/boards/import', await readFile(join(root, CONTENT), 'utf8'));
  } catch (error) {
    throw new SetupProblem(
      'seed_failed',
      `The first board could not be created (${reasonOf(error)}): run npm start again, or delete all data with npm run reset.`,
      { cause: error },
    );
  }
}
