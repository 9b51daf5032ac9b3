import { readFile } from 'node:fs/promises';

/** Where a running deployment answers and how to get in; what `npm start` writes to its data folder. */
export interface Deployment {
  origin: string;
  apiUrl: string;
  mcpUrl: string;
  specUrl: string;
  natsUrl: string;
  databaseUrl: string;
  owner: { email: string; password: string };
  workspace: { slug: string };
  token: string;
}

export async function readDeployment(file: string): Promise<Deployment> {
  return JSON.parse(await readFile(file, 'utf8')) as Deployment;
}

/** The deployment that the black-box tests run against; `npm test` starts it. */
export async function testDeployment(): Promise<Deployment> {
  const file = process.env['KIBAN_TEST_STACK'];
  if (!file) throw new Error('KIBAN_TEST_STACK is not set: run the black-box tests with “npm test”.');
  return readDeployment(file);
}
