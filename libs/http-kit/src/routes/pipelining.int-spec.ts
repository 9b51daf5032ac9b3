import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PIPELINED_IN_FLIGHT_MAX, PIPELINED_WAITING_MAX } from '@kiban/app-config';
import { createLogger, createRegistry, Readiness } from '@kiban/observability';
import { Body, Controller, Get, Module, Param, Post } from '@nestjs/common';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { Allow } from '../access/access.js';
import { BEARER_RESOLVER } from '../access/access.guard.js';
import { HttpService } from '../http-service.js';

const REQUESTS = 1_000;
/** As long as a request with a bearer is. */
const PADDING = 'x'.repeat(120);

const handled = { started: 0, inFlight: 0, most: 0 };
let release: () => void;
let mayFinish: Promise<void>;

@Controller()
@Allow('public')
class TurnsController {
  @Get('turns/:number')
  async read(@Param('number') number: string): Promise<object> {
    handled.started += 1;
    handled.inFlight += 1;
    handled.most = Math.max(handled.most, handled.inFlight);
    await mayFinish;
    await turn();
    handled.inFlight -= 1;
    return { number: `turn ${number}` };
  }

  @Post('bodies')
  write(@Body() body: { text: string }): object {
    return { number: `body ${body.text.length}` };
  }
}

@Module({
  controllers: [TurnsController],
  providers: [
    { provide: BEARER_RESOLVER, useValue: { resolveAuthorization: () => Promise.reject(new Error()) } },
  ],
})
class TurnsModule {}

class Client {
  private received = '';
  private notice = (): void => undefined;

  private constructor(readonly socket: Socket) {
    socket.setEncoding('utf8').on('data', (text: string) => {
      this.received += text;
      this.notice();
    });
    socket.on('error', () => undefined).on('close', () => this.notice());
  }

  static async open(port: number): Promise<Client> {
    const client = new Client(connect(port, '127.0.0.1'));
    await once(client.socket, 'connect');
    return client;
  }

  /** The responses so far, in the order of arrival. */
  get responses(): string[] {
    return [...this.received.matchAll(/"number":"([^"]+)"/g)].map(([, text = '']) => text);
  }

  async untilResponses(count: number): Promise<string[]> {
    while (this.responses.length < count && !this.socket.closed)
      await new Promise<void>((resolve) => (this.notice = resolve));
    return this.responses;
  }
}

const read = (number: number): string =>
  `GET /turns/${number} HTTP/1.1\r\nhost: x\r\nx-padding: ${PADDING}\r\n\r\n`;
const write = (bytes: number): string => {
  const body = JSON.stringify({ text: 'b'.repeat(bytes) });
  return `POST /bodies HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
};
const turns = (count: number): string[] => Array.from({ length: count }, (_, index) => `turn ${index}`);
const pipelined = (count: number): string =>
  Array.from({ length: count }, (_, index) => read(index)).join('');

describe('a service, of pipelined requests,', () => {
  let service: HttpService;
  let port: number;
  let client: Client;

  beforeAll(async () => {
    service = await HttpService.create({
      module: TurnsModule,
      parts: () => ({
        logger: createLogger('turns', 'silent'),
        registry: createRegistry('turns'),
        readiness: new Readiness(),
        host: '127.0.0.1',
        port: 0,
        managementPort: 0,
        trustedProxies: [],
        closers: [],
      }),
    });
    ({ port } = await service.listen());
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    Object.assign(handled, { started: 0, inFlight: 0, most: 0 });
    mayFinish = new Promise((resolve) => (release = resolve));
    client = await Client.open(port);
  });
  afterEach(() => {
    release();
    client.socket.destroy();
  });

  it('handles a bounded number at a time, and responds in order', async () => {
    client.socket.write(pipelined(REQUESTS));
    release();
    expect(await client.untilResponses(REQUESTS)).toEqual(turns(REQUESTS));
    expect(handled.most).toBe(PIPELINED_IN_FLIGHT_MAX);
  });

  it('serves other connections while those of one wait', async () => {
    client.socket.write(pipelined(REQUESTS));
    const other = await Client.open(port);
    other.socket.write(write(3));
    expect(await other.untilResponses(1)).toEqual(['body 3']);
    expect(handled.started).toBe(PIPELINED_IN_FLIGHT_MAX);
    release();
    other.socket.destroy();
  });

  it('starts none for a disconnected client', async () => {
    client.socket.write(pipelined(100));
    while (handled.started < PIPELINED_IN_FLIGHT_MAX) await turn();
    client.socket.resetAndDestroy();
    release();
    const other = await Client.open(port);
    other.socket.write(write(1));
    await other.untilResponses(1);
    while (handled.inFlight > 0) await turn();
    expect(handled.started).toBeLessThan(100);
    other.socket.destroy();
  });

  it('closes a connection with more queued requests than its limit', async () => {
    // Short requests, so that one read of the connection holds more than the limit.
    client.socket.write('GET /turns/1 HTTP/1.1\r\nhost:\r\n\r\n'.repeat(2 * PIPELINED_WAITING_MAX));
    await once(client.socket, 'close');
    expect(handled.started).toBe(PIPELINED_IN_FLIGHT_MAX);
    release();
  });

  it('responds to three in order', async () => {
    release();
    client.socket.write(read(0) + read(1) + read(2));
    expect(await client.untilResponses(3)).toEqual(turns(3));
  });

  it('reads bodies of queued requests, also in parts', async () => {
    const large = write(200_000);
    client.socket.write(pipelined(6) + write(5) + large.slice(0, 100_000));
    while (handled.started < PIPELINED_IN_FLIGHT_MAX) await turn();
    release();
    await client.untilResponses(7);
    client.socket.write(large.slice(100_000) + read(6));
    expect(await client.untilResponses(9)).toEqual([...turns(6), 'body 5', 'body 200000', 'turn 6']);
  });

  it('keeps the connection for sequential requests', async () => {
    release();
    for (let index = 0; index < 20; index += 1) {
      client.socket.write(index % 2 === 0 ? read(index) : write(index));
      const responses = await client.untilResponses(index + 1);
      expect(responses.at(-1)).toBe(`${index % 2 === 0 ? 'turn' : 'body'} ${index}`);
    }
  });
});
