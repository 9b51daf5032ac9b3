import { randomBytes } from 'node:crypto';
import { listedTools, type McpServerParts } from '@kiban/mcp-tools';
import {
  createRequestStateCodec,
  type CallToolResult,
  type McpServer,
  type StandardSchemaWithJSON,
  type Tool,
} from '@modelcontextprotocol/server';
import { clientFixtures } from './client-fixtures.js';
import { contentFixtures } from './content-fixtures.js';
import type { FixtureHooks, FixtureTool } from './fixture-tool.js';
import { inputRequiredFixtures } from './input-required-fixtures.js';
import { registerPromptFixtures } from './prompt-fixtures.js';
import { registerResourceFixtures } from './resource-fixtures.js';

/**
 * The tools, resources and prompts that the protocol's conformance suite requires on a server.
 * They use the same wiring as the real ones, so the suite checks that wiring. Settings keep them
 * out of production.
 */
export class ConformanceFixtures {
  private readonly state = createRequestStateCodec({ key: randomBytes(32) });
  private readonly tools: Readonly<Record<string, FixtureTool>> = {
    ...contentFixtures,
    ...clientFixtures,
    ...inputRequiredFixtures(this.state),
  };

  readonly serverOptions: NonNullable<McpServerParts['serverOptions']> = {
    capabilities: {
      logging: {},
      completions: {},
      tools: { listChanged: true },
      prompts: { listChanged: true },
    },
    requestState: { verify: (state, context) => this.state.verify(state, context) },
  };

  /** Results of the tools that are called as the real ones are, by name. */
  readonly plainResults: ReadonlyMap<string, CallToolResult> = new Map(
    Object.entries(this.tools).flatMap(([name, tool]) => ('result' in tool ? [[name, tool.result]] : [])),
  );

  register(server: McpServer, hooks: FixtureHooks, canWrite: boolean): void {
    for (const [name, tool] of Object.entries(this.tools)) {
      server.registerTool(
        name,
        { description: tool.description, inputSchema: schemaOf(tool) },
        (args, context) =>
          'result' in tool ? tool.result : tool.run(args as Record<string, unknown>, context, hooks),
      );
    }
    registerResourceFixtures(server);
    registerPromptFixtures(server);
    const listed = [...listedTools(canWrite), ...Object.entries(this.tools).map(listedFixture)];
    server.server.setRequestHandler('tools/list', () => ({ tools: listed }));
    server.server.setRequestHandler('resources/subscribe', () => ({}));
    server.server.setRequestHandler('resources/unsubscribe', () => ({}));
  }
}

const noArguments = { type: 'object' } as const;

function listedFixture([name, { description, inputSchema = noArguments }]: [string, FixtureTool]): Tool {
  return { name, description, inputSchema: inputSchema as Tool['inputSchema'] };
}

function schemaOf({ inputSchema = noArguments }: FixtureTool): StandardSchemaWithJSON {
  const json = (): Record<string, unknown> => inputSchema;
  return {
    '~standard': {
      version: 1,
      vendor: 'kiban',
      validate: (value) => ({ value }),
      jsonSchema: { input: json, output: json },
    },
  };
}
