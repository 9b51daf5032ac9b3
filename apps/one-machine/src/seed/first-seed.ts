import { serviceProgram } from '../services/service-programs.js';
import { reasonOf, SetupProblem } from '../setup-problem.js';
import { lastLineOf, runScript } from '../services/run-script.js';
import type { Deployment } from '../services/deployment.js';
import { serviceEnvironment } from '../services/service-environment.js';

export const WORKSPACE = { slug: 'demo', name: 'Demo workspace' } as const;
export const OWNER_NAME = 'Demo Owner';

/** Output of auth's seed program. */
export interface SeedResponse {
  readonly workspaceId: number;
  readonly memberId: number;
  /** Present only when this run issued it. */
  readonly token: string | null;
}

/** Reads the last line on stdout; a library may have printed other lines before it. */
export function parseSeedAnswer(stdout: string): SeedResponse {
  const response = JSON.parse(lastLineOf(stdout)) as Partial<SeedResponse>;
  const { workspaceId, memberId, token = null } = response;
  if (typeof workspaceId !== 'number' || typeof memberId !== 'number')
    throw new Error('it names no workspace');
  if (token !== null && !token.startsWith('kbn_')) throw new Error('its token is malformed');
  return { workspaceId, memberId, token };
}

export interface SeedRun {
  readonly root: string;
  readonly deployment: Deployment;
  readonly signal: AbortSignal;
}

/**
 * Creates the first workspace, its owner and a token, unless they exist. Resolves to a valid token: when an earlier start
 * was killed before it stored the first token, it issues another one, because the first is lost.
 */
export async function seedWorkspace(run: SeedRun): Promise<string> {
  const token = (await seedOnce(run, {})) ?? (await seedOnce(run, { SEED_TOKEN_AGAIN: 'true' }));
  if (token === null) throw seedFailed('no token was issued');
  return token;
}

async function seedOnce(
  { root, deployment, signal }: SeedRun,
  more: NodeJS.ProcessEnv,
): Promise<string | null> {
  const { owner } = deployment.secrets;
  const env = {
    ...serviceEnvironment('auth', deployment),
    SEED_OWNER_EMAIL: owner.email,
    SEED_OWNER_PASSWORD: owner.password,
    SEED_OWNER_NAME: OWNER_NAME,
    SEED_WORKSPACE_SLUG: WORKSPACE.slug,
    SEED_WORKSPACE_NAME: WORKSPACE.name,
    ...more,
  };
  const program = serviceProgram(root, 'auth', 'seed');
  const { code, stdout, stderr } = await runScript(program, env, root, signal);
  if (code !== 0) throw seedFailed(lastLineOf(stderr) || `exit code ${code}`);
  try {
    return parseSeedAnswer(stdout).token;
  } catch (error) {
    throw seedFailed(reasonOf(error), error);
  }
}

function seedFailed(why: string, cause?: unknown): SetupProblem {
  return new SetupProblem(
    'seed_failed',
    `The first workspace could not be created (${why}): delete all data with npm run reset.`,
    { cause },
  );
}
