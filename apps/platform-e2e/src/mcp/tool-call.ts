import type { Client } from '@modelcontextprotocol/client';

/** Tools that are not listed any longer and can still be called. */
export const FORMER_TOOLS = ['move_card', 'set_field', 'update_card'];

/** The part of a tool's response that these tests read. */
export interface ToolResponse {
  content: unknown;
  structuredContent?: unknown;
  isError?: boolean;
}

export async function callTool(
  client: Client,
  name: string,
  input: Record<string, unknown>,
): Promise<ToolResponse> {
  return (await client.callTool({ name, arguments: input })) as ToolResponse;
}

/** The structured content, or an exception that contains the tool's error. */
export function dataOf<Data>(response: ToolResponse): Data {
  if (response.isError || !response.structuredContent)
    throw new Error(`The tool returned an error: ${JSON.stringify(response.content)}`);
  return response.structuredContent as Data;
}

/** Bytes of the data in a response: the text that a client shows its model. */
export function dataBytes({ content }: ToolResponse): number {
  const [{ text }] = content as [{ text: string }];
  return Buffer.byteLength(text);
}

/** The text of an error; throws when the call succeeded. */
export function rejectionOf(response: ToolResponse): string {
  if (!response.isError) throw new Error(`The call succeeded: ${JSON.stringify(response.content)}`);
  return JSON.stringify(response.content);
}
