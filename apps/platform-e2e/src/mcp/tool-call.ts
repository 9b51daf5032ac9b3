import type { Client } from '@modelcontextprotocol/client';

/** What a tool answered, as far as these tests look. */
export interface ToolAnswer {
  content: unknown;
  structuredContent?: unknown;
  isError?: boolean;
}

export async function callTool(
  client: Client,
  name: string,
  input: Record<string, unknown>,
): Promise<ToolAnswer> {
  return (await client.callTool({ name, arguments: input })) as ToolAnswer;
}

/** The structured content, or a failure that shows what the tool refused. */
export function dataOf<Data>(answer: ToolAnswer): Data {
  if (answer.isError || !answer.structuredContent)
    throw new Error(`The tool refused: ${JSON.stringify(answer.content)}`);
  return answer.structuredContent as Data;
}

/** The text of a refusal, or a failure where there was none. */
export function refusalOf(answer: ToolAnswer): string {
  if (!answer.isError) throw new Error(`The tool granted it: ${JSON.stringify(answer.content)}`);
  return JSON.stringify(answer.content);
}
