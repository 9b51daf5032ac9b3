import { readFile, rename, writeFile } from 'node:fs/promises';

/** Content of kiban.json about a running deployment, for scripts and tests: exactly these properties. */
export interface DeploymentFile {
  readonly origin: string;
  readonly apiUrl: string;
  readonly mcpUrl: string;
  readonly specUrl: string;
  readonly natsUrl: string;
  /** The login of `natsUrl`, since NATS clients ignore credentials in an address; null if it has none. */
  readonly natsUser: string | null;
  readonly natsPassword: string | null;
  /** The account that only reads the events; null where the broker is not of `npm start`. */
  readonly natsObserver: { readonly user: string; readonly password: string } | null;
  readonly databaseUrl: string;
  readonly owner: { readonly email: string; readonly password: string };
  readonly workspace: { readonly slug: string };
  readonly token: string;
}

/** Replaces the file atomically, so that no reader gets a partial file. */
export async function writeDeploymentFile(file: string, content: DeploymentFile): Promise<void> {
  const next = `${file}.next`;
  await writeFile(next, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  await rename(next, file);
}

/** @throws when no start has written it */
export async function readDeploymentFile(file: string): Promise<DeploymentFile> {
  return JSON.parse(await readFile(file, 'utf8')) as DeploymentFile;
}
