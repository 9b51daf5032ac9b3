import { join } from 'node:path';
import type { Secrets } from '../data-folder/secrets.js';
import { reasonOf, SetupProblem } from '../setup-problem.js';
import { lastLineOf, runScript } from '../services/run-script.js';
import { serviceEnvironment, type Deployment } from '../services/service-environment.js';

export const WORKSPACE = { slug: 'demo', name: 'Demo workspace' } as const;
export const OWNER_NAME = 'Demo Owner';

/** What auth's seed program says in its one line. */
export interface SeedAnswer {
  readonly workspaceId: number;
  readonly memberId: number;
  /** Only when this run issued it. */
  readonly token: string | null;
}

/** Reads the line that the seed program prints on stdout; a library may have printed other lines before it. */
export function parseSeedAnswer(stdout: string): SeedAnswer {
  const answer = JSON.parse(lastLineOf(stdout)) as Partial<SeedAnswer>;
  const { workspaceId, memberId, token = null } = answer;
  if (typeof workspaceId !== 'number' || typeof memberId !== 'number')
    throw new Error('it names no workspace');
  if (token !== null && !token.startsWith('kbn_')) throw new Error('its token is none');
  return { workspaceId, memberId, token };
}

/** Makes the first workspace, its owner and a token, where they are not there yet. Resolves to the token. */
export async function seedWorkspace(
  repositoryRoot: string,
  deployment: Deployment,
  owner: Secrets['owner'],
  signal: AbortSignal,
): Promise<string> {
  const env = {
    ...serviceEnvironment('auth', deployment),
    SEED_OWNER_EMAIL: owner.email,
    SEED_OWNER_PASSWORD: owner.password,
    SEED_OWNER_NAME: OWNER_NAME,
    SEED_WORKSPACE_SLUG: WORKSPACE.slug,
    SEED_WORKSPACE_NAME: WORKSPACE.name,
  };
  const program = join(repositoryRoot, 'apps', 'auth', 'dist', 'src', 'seed.js');
  const { code, stdout, stderr } = await runScript(program, env, repositoryRoot, signal);
  if (code !== 0) throw seedFailed(lastLineOf(stderr) || `exit code ${code}`);
  let token: string | null;
  try {
    ({ token } = parseSeedAnswer(stdout));
  } catch (error) {
    throw seedFailed(reasonOf(error), error);
  }
  if (token === null) {
    throw seedFailed('the workspace has a token already, which only an earlier start knew');
  }
  return token;
}

function seedFailed(why: string, cause?: unknown): SetupProblem {
  return new SetupProblem(
    'seed_failed',
    `The first workspace could not be made (${why}): begin afresh with npm run reset.`,
    { cause },
  );
}
