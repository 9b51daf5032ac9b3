import type { ToolAnnotations } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import type { WorkspaceApi } from '../api/workspace-api.js';
import { argumentSchema, listedSchema, type JsonSchema } from '../schemas/argument-schema.js';
import { readArguments } from './tool-arguments.js';

/** Effect of a call on the workspace. */
export type ToolEffect = 'read' | 'add' | 'overwrite' | 'delete';

/** A tool: the single source for the protocol's definition, the docs and the tests. */
export interface Tool {
  name: string;
  title: string;
  /** The most important sentence first; clients cut at 2,048 characters. */
  description: string;
  effect: ToolEffect;
  /** Whether repeating a call changes nothing; omitted where the effect says so: all but adding. */
  isIdempotent?: boolean;
  /** The arguments as a call is held to them. */
  input: z.ZodObject;
  /** The arguments as they are listed (`listedSchema`). */
  inputSchema: JsonSchema & { type: 'object' };
  outputSchema: JsonSchema & { type: 'object' };
  /** operationIds of the API that it may call. */
  operations: readonly string[];
  /** @throws ToolError, ApiError or ApiUnreachable */
  run: (api: WorkspaceApi, rawArguments: unknown) => Promise<object>;
}

export interface ToolDefinition<Schema extends z.ZodObject> extends Omit<
  Tool,
  'input' | 'inputSchema' | 'run'
> {
  input: Schema;
  run: (api: WorkspaceApi, args: z.infer<Schema>) => Promise<object>;
}

export function defineTool<Schema extends z.ZodObject>(definition: ToolDefinition<Schema>): Tool {
  const { run, ...stated } = definition;
  const { input } = definition;
  const json = argumentSchema(input);
  return {
    ...stated,
    inputSchema: listedSchema(json),
    run: (api, rawArguments) => run(api, readArguments(input, json, rawArguments)),
  };
}

/** Sets all four hints, because a client assumes the worst for a missing one. */
export function annotationsOf({
  effect,
  title,
  isIdempotent = effect !== 'add',
}: Pick<Tool, 'effect' | 'title' | 'isIdempotent'>): ToolAnnotations {
  return {
    title,
    readOnlyHint: effect === 'read',
    destructiveHint: effect === 'overwrite' || effect === 'delete',
    // The protocol defines it for tools that change something.
    ...(effect === 'read' ? {} : { idempotentHint: isIdempotent }),
    openWorldHint: false,
  };
}

export const isWrite = ({ effect }: Pick<Tool, 'effect'>): boolean => effect !== 'read';
