import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SignedInGateway } from '../src/testing/signed-in-gateway.js';

let gateway: SignedInGateway;

beforeAll(async () => {
  gateway = await SignedInGateway.start({ MCP_CONFORMANCE_FIXTURES: '1' });
});

afterAll(() => gateway.close());

const message = (content: object): string => JSON.stringify({ jsonrpc: '2.0', ...content });

/** Reads the events of a stream, one message per call. */
function messagesOf(response: Response): () => Promise<Record<string, unknown>> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  return async () => {
    for (;;) {
      const [, event] = /^(?:event: message\n)?data: (.*)\n\n/.exec(received) ?? [];
      if (event !== undefined) {
        received = received.slice(received.indexOf('\n\n') + 2);
        return JSON.parse(event) as Record<string, unknown>;
      }
      const part = await reader?.read();
      if (part?.value === undefined) throw new Error(`The stream ended with: ${received}`);
      received += part.value;
    }
  };
}

describe('a tool that sends a request to its client', () => {
  it.each([
    [
      'test_sampling',
      { sampling: {} },
      'sampling/createMessage',
      { role: 'assistant', model: 'm', content: { type: 'text', text: 'Hello' } },
      'LLM response: Hello',
    ],
    [
      'test_elicitation',
      { elicitation: {} },
      'elicitation/create',
      { action: 'decline' },
      'User response: action=decline, content={}',
    ],
  ])('sends it on the stream of the call: %s', async (name, capabilities, method, result, text) => {
    const begun = await gateway.post(
      message({
        id: 1,
        method: 'initialize',
        params: {
          protocolVersion: '2025-11-25',
          capabilities,
          clientInfo: { name: 'client', version: '1' },
        },
      }),
    );
    const session = {
      'mcp-session-id': begun.headers.get('mcp-session-id') ?? '',
      'mcp-protocol-version': '2025-11-25',
    };
    await gateway.post(message({ method: 'notifications/initialized' }), session);
    // The client has not opened the session's stream.
    const called = await gateway.post(
      message({ id: 2, method: 'tools/call', params: { name, arguments: { prompt: 'Hi', message: 'Hi' } } }),
      session,
    );
    const next = messagesOf(called);
    const request = await next();
    expect(request).toMatchObject({ method });
    const answered = await gateway.post(message({ id: request['id'], result }), session);
    expect(answered.status).toBe(202);
    expect(await next()).toMatchObject({ id: 2, result: { content: [{ text }] } });
    await begun.text();
  });
});
