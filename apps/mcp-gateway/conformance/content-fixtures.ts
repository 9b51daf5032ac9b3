import { setTimeout as delay } from 'node:timers/promises';
import type { ServerContext } from '@modelcontextprotocol/server';
import { pngBase64, textResponse, wavBase64, type FixtureTool } from './fixture-tool.js';

/** The suite requires that the messages of a running call arrive separately. */
const STEP_MS = 50;

async function log(context: ServerContext, data: string): Promise<void> {
  // oxlint-disable-next-line typescript/no-deprecated -- the suite checks it while the protocol includes it
  await context.mcpReq.log('info', data);
}

async function progress(context: ServerContext, done: number): Promise<void> {
  const progressToken = context.mcpReq._meta?.progressToken;
  if (progressToken === undefined) return;
  await context.mcpReq.notify({
    method: 'notifications/progress',
    params: { progressToken, progress: done, total: 100 },
  });
}

/** Responses of every content type, logging and progress. */
export const contentFixtures: Record<string, FixtureTool> = {
  test_simple_text: {
    description: 'Returns text',
    result: textResponse('This is a simple text response for testing.'),
  },
  test_image_content: {
    description: 'Returns an image',
    result: { content: [{ type: 'image', data: pngBase64, mimeType: 'image/png' }] },
  },
  test_audio_content: {
    description: 'Returns audio',
    result: { content: [{ type: 'audio', data: wavBase64, mimeType: 'audio/wav' }] },
  },
  test_embedded_resource: {
    description: 'Returns an embedded resource',
    result: {
      content: [
        {
          type: 'resource',
          resource: {
            uri: 'test://embedded-resource',
            mimeType: 'text/plain',
            text: 'This is an embedded resource content.',
          },
        },
      ],
    },
  },
  test_multiple_content_types: {
    description: 'Returns text, an image and a resource',
    result: {
      content: [
        { type: 'text', text: 'Multiple content types test:' },
        { type: 'image', data: pngBase64, mimeType: 'image/png' },
        {
          type: 'resource',
          resource: {
            uri: 'test://mixed-content-resource',
            mimeType: 'application/json',
            text: JSON.stringify({ test: 'data', value: 123 }),
          },
        },
      ],
    },
  },
  test_error_handling: {
    description: 'Always fails',
    result: { isError: true, ...textResponse('This tool intentionally returns an error for testing') },
  },
  test_tool_with_logging: {
    description: 'Logs three times while it runs',
    async run(_, context) {
      await log(context, 'Tool execution started');
      await delay(STEP_MS);
      await log(context, 'Tool processing data');
      await delay(STEP_MS);
      await log(context, 'Tool execution completed');
      return textResponse('Logged three messages.');
    },
  },
  test_logging_tool: {
    description: 'Logs once when the request sets a log level',
    async run(_, context) {
      await log(context, 'One message');
      return textResponse('Logged.');
    },
  },
  test_tool_with_progress: {
    description: 'Reports progress while it runs',
    async run(_, context) {
      await progress(context, 0);
      await delay(STEP_MS);
      await progress(context, 50);
      await delay(STEP_MS);
      await progress(context, 100);
      return textResponse('Reported progress.');
    },
  },
  test_trigger_tool_change: {
    description: 'Notifies open streams that the list of tools changed',
    run: (_, __, { toolsChanged }) => {
      toolsChanged();
      return textResponse('Told.');
    },
  },
  test_trigger_prompt_change: {
    description: 'Notifies open streams that the list of prompts changed',
    run: (_, __, { promptsChanged }) => {
      promptsChanged();
      return textResponse('Told.');
    },
  },
  json_schema_2020_12_tool: {
    description: 'Has a schema with keywords of the JSON Schema dialect',
    inputSchema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      $defs: {
        address: {
          $anchor: 'addressDef',
          type: 'object',
          properties: { street: { type: 'string' }, city: { type: 'string' } },
        },
      },
      properties: {
        name: { type: 'string' },
        address: { $ref: '#/$defs/address' },
        contactMethod: { type: 'string', enum: ['phone', 'email'] },
        phone: { type: 'string' },
        email: { type: 'string' },
      },
      allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
      if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
      then: { required: ['phone'] },
      else: { required: ['email'] },
      additionalProperties: false,
    },
    result: textResponse('ok'),
  },
};
