import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MailedLinks } from '@kiban/testing';

/** Addresses and credentials of a running deployment, which `npm start` writes to its data folder. */
export interface Deployment {
  origin: string;
  apiUrl: string;
  mcpUrl: string;
  specUrl: string;
  natsUrl: string;
  natsUser: string | null;
  natsPassword: string | null;
  /** The account that only reads the events. */
  natsObserver: { user: string; password: string } | null;
  databaseUrl: string;
  owner: { email: string; password: string };
  workspace: { slug: string };
  token: string;
  /** Its mails: without a mail server, auth logs the links. */
  mailed: MailedLinks;
}

/** @param file `kiban.json`, next to the log folder */
export async function readDeployment(file: string): Promise<Deployment> {
  const addresses = JSON.parse(await readFile(file, 'utf8')) as Omit<Deployment, 'mailed'>;
  const log = join(dirname(file), 'logs', 'auth.log');
  return { ...addresses, mailed: MailedLinks.inLog(() => readFile(log, 'utf8')) };
}

/** The deployment that the black-box tests run against; `npm test` starts it. */
export async function testDeployment(): Promise<Deployment> {
  const file = process.env['KIBAN_TEST_STACK'];
  if (!file) throw new Error('KIBAN_TEST_STACK is not set: run the black-box tests with “npm test”.');
  return readDeployment(file);
}
