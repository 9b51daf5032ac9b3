import {
  acceptedContent,
  inputRequired,
  type GetPromptResult,
  type McpServer,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { pngBase64 } from './fixture-tool.js';

type Content = GetPromptResult['messages'][number]['content'];

const userMessages = (...contents: Content[]): GetPromptResult => ({
  messages: contents.map((content) => ({ role: 'user', content })),
});

const context = z.object({ context: z.string() });

/** Prompts that the suite reads. */
export function registerPromptFixtures(server: McpServer): void {
  server.registerPrompt('test_simple_prompt', { description: 'Without arguments' }, () =>
    userMessages({ type: 'text', text: 'This is a simple prompt for testing.' }),
  );
  server.registerPrompt(
    'test_prompt_with_arguments',
    {
      description: 'With two arguments',
      argsSchema: z.object({
        arg1: z.string(),
        arg2: z.string(),
      }),
    },
    ({ arg1, arg2 }) =>
      userMessages({ type: 'text', text: `Prompt with arguments: arg1='${arg1}', arg2='${arg2}'` }),
  );
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { description: 'With a resource', argsSchema: z.object({ resourceUri: z.string() }) },
    ({ resourceUri }) =>
      userMessages(
        {
          type: 'resource',
          resource: {
            uri: resourceUri,
            mimeType: 'text/plain',
            text: 'Embedded resource content for testing.',
          },
        },
        { type: 'text', text: 'Please process the embedded resource above.' },
      ),
  );
  server.registerPrompt('test_prompt_with_image', { description: 'With an image' }, () =>
    userMessages(
      { type: 'image', data: pngBase64, mimeType: 'image/png' },
      { type: 'text', text: 'Please analyze the image above.' },
    ),
  );
  server.registerPrompt('test_input_required_result_prompt', { description: 'Asks first' }, (request) => {
    const answered = acceptedContent(request.mcpReq.inputResponses, 'user_context', context);
    if (answered) return userMessages({ type: 'text', text: `Context: ${answered.context}` });
    return inputRequired({
      inputRequests: {
        user_context: inputRequired.elicit({
          message: 'What context should the prompt use?',
          requestedSchema: context,
        }),
      },
    });
  });
}
