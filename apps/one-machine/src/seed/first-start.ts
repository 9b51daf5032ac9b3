import { saveSecrets, type Secrets } from '../data-folder/secrets.js';
import { seedWorkspace } from './first-seed.js';
import type { Deployment } from '../services/deployment.js';
import { makeWelcomeBoard } from './welcome-board.js';

export interface FirstStart {
  readonly root: string;
  readonly deployment: Deployment;
  readonly secretsFile: string;
  /** Base URL of the public API on this machine. */
  readonly apiUrl: string;
  readonly signal: AbortSignal;
}

export function isSeeded(secrets: Secrets): boolean {
  return secrets.token !== null && secrets.welcomed;
}

/**
 * Creates the first workspace, and once `servicesReady` resolves the first board. It records each completed part, so that
 * the start after a kill continues and creates nothing twice.
 */
export async function seedFirstStart(start: FirstStart, servicesReady: Promise<unknown>): Promise<Secrets> {
  const { root, deployment, secretsFile, apiUrl, signal } = start;
  let { secrets } = deployment;
  const token = secrets.token ?? (await seedWorkspace({ root, deployment, signal }));
  secrets = { ...secrets, token };
  await saveSecrets(secretsFile, secrets);
  await servicesReady;
  await makeWelcomeBoard({ root, apiUrl, token });
  secrets = { ...secrets, welcomed: true };
  await saveSecrets(secretsFile, secrets);
  return secrets;
}
