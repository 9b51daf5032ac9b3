import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client';
import { authorizeAs } from './authorize.js';
import { ClientMemory } from './client-memory.js';
import type { Credentials } from './credentials.js';
import type { Deployment } from './deployment.js';

export interface McpConnection {
  client: Client;
  /** The access token that the client was issued. */
  accessToken: () => string;
}

/** Connects a real MCP client: 401, metadata, registration, sign-in, workspace, Allow, token. */
export async function connectMcp(
  deployment: Deployment,
  clientName: string,
  choices: Record<string, string> = {},
  person: Credentials = deployment.owner,
): Promise<McpConnection> {
  const memory = new ClientMemory(clientName);
  const url = new URL(deployment.mcpUrl);
  const first = new StreamableHTTPClientTransport(url, { authProvider: memory });
  try {
    await new Client({ name: clientName, version: '1.0.0' }).connect(first);
    throw new Error('The MCP server accepted a client without a bearer.');
  } catch (error) {
    if (!(error instanceof UnauthorizedError)) throw error;
  }
  if (!memory.authorizationUrl) throw new Error('The MCP client found no authorization server.');
  await first.finishAuth(await authorizeAs(person, deployment, memory.authorizationUrl, choices));
  const client = new Client({ name: clientName, version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(url, { authProvider: memory }));
  return { client, accessToken: () => memory.tokens()?.access_token ?? '' };
}
