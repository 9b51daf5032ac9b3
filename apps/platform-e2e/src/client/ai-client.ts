import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client';
import { UnauthorizedError as OlderUnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ClientMemory } from './client-memory.js';

/** What the two lines of the SDK have in common, as far as these tests go. */
interface Line {
  /** Connects with what the memory holds. */
  connect(): Promise<void>;
  finishAuth(response: URLSearchParams): Promise<void>;
  call(tool: string): Promise<unknown>;
  close(): Promise<void>;
}

export interface AiClientSettings {
  name: string;
  mcpUrl: string;
  sdk: 'newer' | 'older';
  redirectUrl: string;
  /** The document that names the client; without one it registers. */
  clientMetadataUrl?: string;
}

/** A client as its makers build it: all that has to do with OAuth is the SDK's own code. */
export class AiClient {
  readonly memory: ClientMemory;
  private readonly line: Line;

  constructor(readonly settings: AiClientSettings) {
    this.memory = new ClientMemory(settings.name, settings.redirectUrl, settings.clientMetadataUrl);
    this.line =
      settings.sdk === 'newer' ? newerLine(settings, this.memory) : olderLine(settings, this.memory);
  }

  /** Comes without a bearer. @returns where the person has to be sent */
  async begin(): Promise<URL> {
    try {
      await this.line.connect();
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
      if (this.memory.authorizationUrl) return this.takeAuthorizationUrl();
    }
    throw new Error('The MCP server let a client in without a bearer.');
  }

  /** @param answer the query of the redirect */
  async finish(response: URLSearchParams): Promise<void> {
    await this.line.finishAuth(response);
    await this.line.connect();
  }

  call(tool: string): Promise<unknown> {
    return this.line.call(tool);
  }

  close(): Promise<void> {
    return this.line.close();
  }

  /** Where the SDK wants the person to be sent, which it is asked for once. */
  takeAuthorizationUrl(): URL {
    const url = this.memory.authorizationUrl;
    if (!url) throw new Error('The SDK asked for no sign-in.');
    this.memory.authorizationUrl = undefined;
    return url;
  }
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof UnauthorizedError || error instanceof OlderUnauthorizedError;
}

function newerLine({ name, mcpUrl }: AiClientSettings, memory: ClientMemory): Line {
  let client: Client | undefined;
  const transport = (): StreamableHTTPClientTransport =>
    new StreamableHTTPClientTransport(new URL(mcpUrl), { authProvider: memory });
  return {
    async connect() {
      client = new Client({ name, version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
      await client.connect(transport());
    },
    finishAuth: (response) => transport().finishAuth(response),
    call: async (tool) => client?.callTool({ name: tool, arguments: {} }),
    close: async () => client?.close(),
  };
}

function olderLine({ name, mcpUrl }: AiClientSettings, memory: ClientMemory): Line {
  let client: OlderClient | undefined;
  const transport = (): OlderTransport => new OlderTransport(new URL(mcpUrl), { authProvider: memory });
  return {
    async connect() {
      client = new OlderClient({ name, version: '1.0.0' });
      await client.connect(transport());
    },
    finishAuth: (response) => transport().finishAuth(response.get('code') ?? ''),
    call: async (tool) => client?.callTool({ name: tool, arguments: {} }),
    close: async () => client?.close(),
  };
}
