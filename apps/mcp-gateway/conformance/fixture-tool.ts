import type { CallToolResult, InputRequiredResult, ServerContext } from '@modelcontextprotocol/server';

/** Side effects that a fixture may cause besides its response. */
export interface FixtureHooks {
  toolsChanged: () => void;
  promptsChanged: () => void;
}

interface Fixture {
  description: string;
  inputSchema?: Record<string, unknown>;
}

/** A tool that needs nothing of the protocol but its response, as the real tools do: it is called the same way. */
export interface PlainFixture extends Fixture {
  result: CallToolResult;
}

/** A tool that uses the protocol while it runs. */
export interface RunningFixture extends Fixture {
  run: (
    args: Record<string, unknown>,
    context: ServerContext,
    hooks: FixtureHooks,
  ) => CallToolResult | InputRequiredResult | Promise<CallToolResult | InputRequiredResult>;
}

/** A tool that the protocol's conformance suite calls by name. */
export type FixtureTool = PlainFixture | RunningFixture;

export const textResponse = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });

/** One red pixel. */
export const pngBase64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';

/** A WAV file without a single sample. */
export const wavBase64 = Buffer.concat([
  Buffer.from('RIFF'),
  Buffer.from([36, 0, 0, 0]),
  Buffer.from('WAVEfmt '),
  Buffer.from([16, 0, 0, 0, 1, 0, 1, 0, 0x40, 0x1f, 0, 0, 0x80, 0x3e, 0, 0, 2, 0, 16, 0]),
  Buffer.from('data'),
  Buffer.from([0, 0, 0, 0]),
]).toString('base64');
