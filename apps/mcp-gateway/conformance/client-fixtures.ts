import type { ElicitRequestFormParams, ServerContext } from '@modelcontextprotocol/server';
import { textResponse, type FixtureTool } from './fixture-tool.js';

type RequestedSchema = ElicitRequestFormParams['requestedSchema'];

/**
 * Sends a request on the stream of the call that causes it. Otherwise it goes to the session's stream, and the SDK
 * drops it when the client has not opened that stream yet: the call then waits until it times out.
 */
const onOwnStream = ({ mcpReq }: ServerContext): { relatedRequestId: string | number } => ({
  relatedRequestId: mcpReq.id,
});

const person: RequestedSchema = {
  type: 'object',
  properties: {
    username: { type: 'string', description: "User's response" },
    email: { type: 'string', description: "User's email address" },
  },
  required: ['username', 'email'],
};

const withDefaults: RequestedSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', default: 'John Doe' },
    age: { type: 'integer', default: 30 },
    score: { type: 'number', default: 95.5 },
    status: { type: 'string', enum: ['active', 'inactive', 'pending'], default: 'active' },
    verified: { type: 'boolean', default: true },
  },
};

const titled = (prefix: string, names: readonly string[]): { const: string; title: string }[] =>
  names.map((title, index) => ({ const: `${prefix}${index + 1}`, title }));

const withEnums: RequestedSchema = {
  type: 'object',
  properties: {
    untitledSingle: { type: 'string', enum: ['option1', 'option2', 'option3'] },
    titledSingle: {
      type: 'string',
      oneOf: titled('value', ['First Option', 'Second Option', 'Third Option']),
    },
    legacyEnum: {
      type: 'string',
      enum: ['opt1', 'opt2', 'opt3'],
      enumNames: ['Option One', 'Option Two', 'Option Three'],
    },
    untitledMulti: { type: 'array', items: { type: 'string', enum: ['option1', 'option2', 'option3'] } },
    titledMulti: {
      type: 'array',
      items: { anyOf: titled('value', ['First Choice', 'Second Choice', 'Third Choice']) },
    },
  },
};

function asking(
  description: string,
  requestedSchema: RequestedSchema,
  told: (action: string, content: string) => string,
): FixtureTool {
  return {
    description,
    async run(args, context) {
      const message = typeof args['message'] === 'string' ? args['message'] : description;
      // oxlint-disable-next-line typescript/no-deprecated -- the revisions that this fixture is for have no other way
      const { action, content } = await context.mcpReq.elicitInput(
        { message, requestedSchema },
        onOwnStream(context),
      );
      return textResponse(told(action, JSON.stringify(content ?? {})));
    },
  };
}

const completed = (action: string, content: string): string =>
  `Elicitation completed: action=${action}, content=${content}`;

/** Tools that send requests to their client as revisions before 2026-07-28 do. */
export const clientFixtures: Record<string, FixtureTool> = {
  test_sampling: {
    description: 'Requests sampling from the client',
    inputSchema: { type: 'object', properties: { prompt: { type: 'string' } }, required: ['prompt'] },
    async run({ prompt }, context) {
      // oxlint-disable-next-line typescript/no-deprecated -- the revisions that this fixture is for have no other way
      const { content } = await context.mcpReq.requestSampling(
        {
          messages: [{ role: 'user', content: { type: 'text', text: String(prompt) } }],
          maxTokens: 100,
        },
        onOwnStream(context),
      );
      const [first] = [content].flat();
      return textResponse(`LLM response: ${first?.type === 'text' ? first.text : ''}`);
    },
  },
  test_elicitation: {
    ...asking(
      'Requests input from the user',
      person,
      (action, content) => `User response: action=${action}, content=${content}`,
    ),
    inputSchema: { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] },
  },
  test_elicitation_sep1034_defaults: asking(
    'Requests input with a default for each type',
    withDefaults,
    completed,
  ),
  test_elicitation_sep1330_enums: asking('Requests input with each form of choice', withEnums, completed),
};
