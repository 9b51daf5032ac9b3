import type { Client } from '@modelcontextprotocol/client';

/** What a tool answered, as far as these tests look. */
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

/** The structured content, or a failure that shows what the tool refused. */
export function dataOf<Data>(response: ToolResponse): Data {
  if (response.isError || !response.structuredContent)
    throw new Error(`The tool refused: ${JSON.stringify(response.content)}`);
  return response.structuredContent as Data;
}

/** The text of a refusal, or a failure where there was none. */
export function rejectionOf(response: ToolResponse): string {
  if (!response.isError) throw new Error(`The tool granted it: ${JSON.stringify(response.content)}`);
  return JSON.stringify(response.content);
}
