import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What Docker Compose and Kubernetes mount, from the root of the product. */
export const PERMISSIONS = join('docker', 'nats', 'permissions.conf');

/** The name of the account on the broker that reads the events and changes nothing. */
export const OBSERVER = 'observer';

/** Its block in that file. */
const BLOCK = /^ {4}\{\n(?: {6}#.*\n)* {6}user: observer\n[\s\S]*?^ {4}\}\n/m;

/**
 * The account `observer` as production has it, for the list of users of a NATS configuration. The permissions are those of
 * docker/nats/permissions.conf, so that a program which works here works there.
 */
export async function observerAccount(root: string, password: string): Promise<string> {
  const text = await readFile(join(root, PERMISSIONS), 'utf8');
  const [block] = BLOCK.exec(text) ?? [];
  const account = block?.replace(
    /^( {6}password: ).*$/m,
    (_line, start: string) => start + JSON.stringify(password),
  );
  if (account === undefined || account === block)
    throw new Error(`docker/nats/permissions.conf has no account "${OBSERVER}" with a password.`);
  return account;
}
