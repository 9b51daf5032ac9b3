import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client';
import { UnauthorizedError as OlderUnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ClientMemory } from './client-memory.js';

/** The common part of the two SDK versions that these tests use. */
interface Line {
  /** Connects with the stored credentials. */
  connect(): Promise<void>;
  finishAuth(response: URLSearchParams): Promise<void>;
  /** @returns the names of the tools */
  tools(): Promise<string[]>;
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

/** A client that leaves all of OAuth to the SDK, as real clients do. */
export class AiClient {
  readonly memory: ClientMemory;
  private readonly line: Line;

  constructor(readonly settings: AiClientSettings) {
    this.memory = new ClientMemory(settings.name, settings.redirectUrl, settings.clientMetadataUrl);
    this.line =
      settings.sdk === 'newer' ? newerLine(settings, this.memory) : olderLine(settings, this.memory);
  }

  /** Connects without a bearer. @returns the authorization URL for the user */
  async begin(): Promise<URL> {
    try {
      await this.line.connect();
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
      if (this.memory.authorizationUrl) return this.takeAuthorizationUrl();
    }
    throw new Error('The MCP server accepted a client without a bearer.');
  }

  /** @param answer the query of the redirect */
  async finish(response: URLSearchParams): Promise<void> {
    await this.line.finishAuth(response);
    await this.line.connect();
  }

  tools(): Promise<string[]> {
    return this.line.tools();
  }

  call(tool: string): Promise<unknown> {
    return this.line.call(tool);
  }

  close(): Promise<void> {
    return this.line.close();
  }

  /** The SDK's authorization URL; reading it clears it. */
  takeAuthorizationUrl(): URL {
    const url = this.memory.authorizationUrl;
    if (!url) throw new Error('The SDK requested no sign-in.');
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
    tools: async () => ((await client?.listTools())?.tools ?? []).map((tool) => tool.name),
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
    tools: async () => ((await client?.listTools())?.tools ?? []).map((tool) => tool.name),
    call: async (tool) => client?.callTool({ name: tool, arguments: {} }),
    close: async () => client?.close(),
  };
}
