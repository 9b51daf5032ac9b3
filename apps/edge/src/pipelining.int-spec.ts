import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PIPELINED_IN_FLIGHT_MAX } from '@kiban/app-config';
import { connect, type Socket } from 'node:net';
import { TestEdge } from './test-edge.js';

const REQUESTS = 1_000;

/** Resolves with the response bodies in order of arrival. */
function responsesOf(socket: Socket, count: number): Promise<string[]> {
  return new Promise((resolve, reject) => {
    let received = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text;
      const responses = [...received.matchAll(/"response":"([^"]+)"/g)].map(([, answer = '']) => answer);
      if (responses.length === count) resolve(responses);
    });
    socket.on('error', reject).on('close', () => reject(new Error(`Closed after: ${received.slice(-200)}`)));
  });
}

describe('the edge, for pipelined requests,', () => {
  let edge: TestEdge;
  let client: Socket;
  let inFlight: number;
  let most: number;
  let release: () => void;

  beforeEach(async () => {
    edge = await TestEdge.start();
    inFlight = most = 0;
    const released = new Promise<void>((resolve) => (release = resolve));
    edge.gatewayResponse = (request, response) => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      response.once('close', () => (inFlight -= 1));
      let length = 0;
      request.on('data', (chunk: Buffer) => (length += chunk.length));
      request.on(
        'end',
        () => void released.then(() => response.end(`{"response":"${request.url} ${length}"}`)),
      );
    };
    client = connect(edge.port, '127.0.0.1');
  });
  afterEach(async () => {
    client.destroy();
    await edge.close();
  });

  const requests = (count: number, length = 0): string =>
    Array.from(
      { length: count },
      (_, index) =>
        `POST /mcp?${index} HTTP/1.1\r\nhost: x\r\nx-padding: ${'x'.repeat(120)}\r\ncontent-length: ${length}\r\n\r\n` +
        'b'.repeat(length),
    ).join('');
  const responses = (count: number, length = 0): string[] =>
    Array.from({ length: count }, (_, index) => `/mcp?${index} ${length}`);

  it('forwards a limited number concurrently, and answers all in order', async () => {
    client.write(requests(REQUESTS));
    // Requests of other connections are answered while those of this connection wait.
    for (let round = 0; round < 10; round += 1)
      expect((await fetch(`${edge.base}/api/v1/boards`)).status).toBe(200);
    release();
    expect(await responsesOf(client, REQUESTS)).toEqual(responses(REQUESTS));
    expect(most).toBe(PIPELINED_IN_FLIGHT_MAX);
  });

  it('forwards the body of each', async () => {
    release();
    client.write(requests(10, 50_000));
    expect(await responsesOf(client, 10)).toEqual(responses(10, 50_000));
  });
});
