import { rename, writeFile } from 'node:fs/promises';

/** Content of kiban.json about a running deployment, for scripts and tests: exactly these properties. */
export interface DeploymentFile {
  readonly origin: string;
  readonly apiUrl: string;
  readonly mcpUrl: string;
  readonly specUrl: string;
  readonly natsUrl: string;
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
