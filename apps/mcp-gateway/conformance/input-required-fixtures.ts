import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  inputRequired,
  inputResponse,
  type CallToolResult,
  type ClientCapabilities,
  type InputRequest,
  type InputRequiredResult,
  type RequestStateCodec,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { textResponse, type FixtureTool } from './fixture-tool.js';

const named = z.object({ name: z.string() });
const confirmed = z.object({ ok: z.boolean() });
const coloured = z.object({ color: z.string() });

const askName = (message: string): InputRequest => inputRequired.elicit({ message, requestedSchema: named });

const askModel = (text: string, maxTokens: number): InputRequest =>
  inputRequired.createMessage({
    messages: [{ role: 'user', content: { type: 'text', text } }],
    maxTokens,
  });

function declares(context: ServerContext, capability: 'elicitation' | 'sampling'): boolean {
  const envelope = context.mcpReq.envelope as Record<string, unknown> | undefined;
  const declared = envelope?.[CLIENT_CAPABILITIES_META_KEY] as ClientCapabilities | undefined;
  return declared?.[capability] !== undefined;
}

function sampledText(context: ServerContext, key: string): string | undefined {
  const response = inputResponse(context.mcpReq.inputResponses, key);
  if (response.kind !== 'sampling') return undefined;
  const [content] = [response.result.content].flat();
  return content?.type === 'text' ? content.text : '';
}

/** Tools that return `input_required` (revision 2026-07-28) with signed state. */
export function inputRequiredFixtures(state: RequestStateCodec): Record<string, FixtureTool> {
  const confirmation = async (
    context: ServerContext,
    word: string,
  ): Promise<CallToolResult | InputRequiredResult> => {
    const answered = acceptedContent(context.mcpReq.inputResponses, 'confirm', confirmed);
    if (answered && context.mcpReq.requestState<{ asked: boolean }>()?.asked) return textResponse(word);
    return inputRequired({
      inputRequests: {
        confirm: inputRequired.elicit({ message: 'Please confirm', requestedSchema: confirmed }),
      },
      requestState: await state.mint({ asked: true }, context),
    });
  };
  return {
    test_input_required_result_elicitation: {
      description: 'Requests a name and returns a greeting',
      run(_, context) {
        const answered = acceptedContent(context.mcpReq.inputResponses, 'user_name', named);
        if (answered) return textResponse(`Hello, ${answered.name}!`);
        return inputRequired({ inputRequests: { user_name: askName('What is your name?') } });
      },
    },
    test_input_required_result_sampling: {
      description: 'Requests sampling about a capital',
      run(_, context) {
        const capital = sampledText(context, 'capital_question');
        if (capital !== undefined) return textResponse(capital);
        return inputRequired({
          inputRequests: { capital_question: askModel('What is the capital of France?', 100) },
        });
      },
    },
    test_input_required_result_list_roots: {
      description: 'Requests the client’s roots',
      run(_, context) {
        const roots = inputResponse(context.mcpReq.inputResponses, 'client_roots');
        if (roots.kind === 'roots') return textResponse(roots.roots.map(({ uri }) => uri).join(', '));
        return inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } });
      },
    },
    test_input_required_result_request_state: {
      description: 'Requests input and keeps its state with the client',
      run: (_, context) => confirmation(context, 'state-ok'),
    },
    test_input_required_result_tampered_state: {
      description: 'Rejects state that it did not create',
      run: (_, context) => confirmation(context, 'state-ok'),
    },
    test_input_required_result_multiple_inputs: {
      description: 'Requests three inputs in one response',
      async run(_, context) {
        const answered = acceptedContent(context.mcpReq.inputResponses, 'user_name', named);
        const greeting = sampledText(context, 'greeting');
        const roots = inputResponse(context.mcpReq.inputResponses, 'client_roots');
        if (answered && greeting !== undefined && roots.kind === 'roots')
          return textResponse(`${greeting} ${answered.name}, ${roots.roots.length} roots`);
        return inputRequired({
          inputRequests: {
            user_name: askName('What is your name?'),
            greeting: askModel('Generate a greeting', 50),
            client_roots: inputRequired.listRoots(),
          },
          requestState: await state.mint({ asked: true }, context),
        });
      },
    },
    test_input_required_result_multi_round: {
      description: 'Requests input in two rounds',
      async run(_, context) {
        const { inputResponses } = context.mcpReq;
        const known = context.mcpReq.requestState<{ name?: string }>();
        const colour = acceptedContent(inputResponses, 'step2', coloured);
        if (known?.name !== undefined && colour) return textResponse(`${known.name} likes ${colour.color}.`);
        const answered = acceptedContent(inputResponses, 'step1', named);
        if (known && answered)
          return inputRequired({
            inputRequests: {
              step2: inputRequired.elicit({
                message: 'Step 2: What is your favorite color?',
                requestedSchema: coloured,
              }),
            },
            requestState: await state.mint({ name: answered.name }, context),
          });
        return inputRequired({
          inputRequests: { step1: askName('Step 1: What is your name?') },
          requestState: await state.mint({}, context),
        });
      },
    },
    test_input_required_result_capabilities: {
      description: 'Requests only inputs that the client supports',
      run: (_, context) =>
        inputRequired({
          inputRequests: {
            ...(declares(context, 'elicitation') ? { name: askName('What is your name?') } : {}),
            ...(declares(context, 'sampling') ? { greeting: askModel('Generate a greeting', 50) } : {}),
          },
        }),
    },
    test_missing_capability: {
      description: 'Needs sampling',
      run(_, context) {
        const greeting = sampledText(context, 'greeting');
        if (greeting !== undefined) return textResponse(greeting);
        // Ignores the client's declared capabilities: the wiring rejects unsupported requests.
        return inputRequired({ inputRequests: { greeting: askModel('Generate a greeting', 50) } });
      },
    },
    test_streaming_elicitation: {
      description: 'Requests input only within its response',
      run(_, context) {
        const answered = acceptedContent(context.mcpReq.inputResponses, 'user_name', named);
        if (answered) return textResponse(`Hello, ${answered.name}!`);
        return inputRequired({ inputRequests: { user_name: askName('What is your name?') } });
      },
    },
  };
}
