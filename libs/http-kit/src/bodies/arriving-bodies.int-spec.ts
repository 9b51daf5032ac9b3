import 'reflect-metadata';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Body, Controller, Get, Module, Post, Res } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { UnauthenticatedError } from '@kiban/auth-client';
import { IdField, limits, type Principal } from '@kiban/contracts';
import type { FastifyReply } from 'fastify';
import { createLogger, createRegistry, Readiness } from '@kiban/observability';
import { eventually } from '@kiban/testing';
import { AccessGuard, BEARER_RESOLVER, type BearerResolver } from '../access/access.guard.js';
import { Allow } from '../access/access.js';
import { HttpService } from '../http-service.js';
import { RATE_LIMITER, RateLimiter } from '../limits/rate-limiter.js';

class NoteDto {
  @IdField()
  listId!: number;
}

@Controller()
class NotesController {
  @Post('notes')
  @Allow('boards:write')
  note(@Body() note: NoteDto): object {
    return note;
  }

  /** Sends the response itself, as page routes do. */
  @Get('page')
  @Allow('public')
  async page(@Res() reply: FastifyReply): Promise<void> {
    await Promise.resolve();
    void reply.send('page');
  }

  @Post('import')
  @Allow('boards:write')
  import(@Body() body: unknown): object {
    return { type: typeof body };
  }
}

const LIMIT_PER_MINUTE = 5;
const deadlines = { bodyMs: 150, largeGraceMs: 150, largeBytesPerSecond: 64 * 1_048_576, discardMs: 1_000 };
const resolved: string[] = [];
const revoked = new Set<string>();

/** Bearers are `<role>-<workspace id>-<credential>`. */
const bearers: BearerResolver = {
  resolveAuthorization(header) {
    const [, role, workspaceId, credential] = /^Bearer (\w+)-(\d+)-(\w+)$/.exec(header ?? '') ?? [];
    resolved.push(header ?? '');
    if (!role || revoked.has(header ?? ''))
      return Promise.reject(new UnauthenticatedError(header ? 'unknown' : 'missing'));
    const principal: Principal = {
      kind: 'screen',
      credentialId: `${role}-${workspaceId}-${credential}`,
      workspace: { id: Number(workspaceId), slug: 'demo', name: 'Demo' },
      member: { id: 1, name: 'Aiko' },
      role: role as Principal['role'],
      scopes: ['boards:read', 'boards:write'],
      via: { kind: 'screen', name: 'Kiban' },
      audiences: ['api'],
      expiresAt: null,
    };
    return Promise.resolve(principal);
  },
};

@Module({
  controllers: [NotesController],
  providers: [
    AccessGuard,
    { provide: APP_GUARD, useExisting: AccessGuard },
    { provide: BEARER_RESOLVER, useValue: bearers },
    { provide: RATE_LIMITER, useFactory: () => new RateLimiter(LIMIT_PER_MINUTE) },
  ],
})
class NotesModule {}

/** One connection whose request is written by hand. */
class Sender {
  readonly closed: Promise<void>;
  private received = '';

  constructor(private readonly socket: Socket) {
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
    socket.setEncoding('utf8').on('data', (text: string) => (this.received += text));
    socket.on('error', () => undefined);
  }

  /** A GET that announces a body. */
  early(path: string): this {
    this.socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n`);
    return this;
  }

  head(path: string, bearer: string | null, length: number | 'chunked'): this {
    this.socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
        (bearer === null ? '' : `Authorization: Bearer ${bearer}\r\n`) +
        (length === 'chunked' ? 'Transfer-Encoding: chunked\r\n\r\n' : `Content-Length: ${length}\r\n\r\n`),
    );
    return this;
  }

  write(text: string): this {
    this.socket.write(text);
    return this;
  }

  /** Writes until the other side closes. @returns how many bytes were taken */
  async flood(): Promise<number> {
    const block = Buffer.alloc(65_536, ' ');
    const chunk = Buffer.concat([Buffer.from('10000\r\n'), block, Buffer.from('\r\n')]);
    while (!this.socket.destroyed) if (!this.socket.write(chunk)) await this.next('drain');
    return this.socket.bytesWritten;
  }

  /** The status of the response, once its head is here. */
  async status(): Promise<number> {
    while (!this.received.includes('\r\n\r\n') && !this.socket.destroyed) await this.next('data');
    return Number(this.received.split(' ')[1]);
  }

  private next(event: string): Promise<void> {
    return Promise.race([
      new Promise<void>((resolve) => this.socket.once(event, () => resolve())),
      this.closed,
    ]);
  }

  close(): void {
    this.socket.destroy();
  }
}

describe('bodies that arrive', () => {
  let service: HttpService;
  let port: number;
  let nextCredential = 1;
  const senders: Sender[] = [];

  beforeAll(async () => {
    service = await HttpService.create({
      module: NotesModule,
      deadlines,
      largeBodies: [
        {
          method: 'POST',
          url: '/import',
          bytesMax: limits.importBytesMax,
          valuesMax: limits.importValuesMax,
        },
      ],
      parts: () => ({
        logger: createLogger('notes', 'silent'),
        registry: createRegistry('notes'),
        readiness: new Readiness(),
        host: '127.0.0.1',
        port: 0,
        managementPort: 0,
        publicOrigin: 'https://kiban.example',
        trustedProxies: [],
        closers: [],
      }),
    });
    port = (await service.listen()).port;
  });

  beforeEach(() => {
    nextCredential += 1;
  });

  afterAll(async () => {
    for (const sender of senders) sender.close();
    await service.close();
  });

  const sender = (): Sender => {
    const made = new Sender(connect(port, '127.0.0.1'));
    senders.push(made);
    return made;
  };
  const bearer = (role: string, workspaceId = 1): string => `${role}-${workspaceId}-c${nextCredential}`;
  const post = (path: string, body: string, authorization?: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        ...(authorization ? { authorization: `Bearer ${authorization}` } : {}),
      },
    });

  it('rejects a caller without the right before the body is parsed [DEC-2.BOUND-4]', async () => {
    expect((await post('/notes', '{not json')).status).toBe(401);
    expect((await post('/notes', '{not json', 'unknown')).status).toBe(401);
    expect((await post('/notes', '{not json', bearer('viewer'))).status).toBe(403);
    expect((await post('/notes', '{not json', bearer('member'))).status).toBe(400);
    expect((await post('/nothing', '{not json')).status).toBe(404);
  });

  it('counts a request before its body is parsed, once', async () => {
    for (let sent = 1; sent <= LIMIT_PER_MINUTE; sent += 1) {
      const response = await post('/notes', '{"listId":1}', bearer('member'));
      expect(response.status).toBe(201);
      expect(response.headers.get('ratelimit-remaining')).toBe(String(LIMIT_PER_MINUTE - sent));
    }
    expect((await post('/notes', '{not json', bearer('member'))).status).toBe(429);
  });

  it('reads no more than a bounded part of a body from a caller without the right', async () => {
    const taken = await sender().head('/notes', null, 'chunked').flood();
    // Allows for the socket buffers of both systems.
    expect(taken).toBeLessThan(16 * 1_048_576);
  });

  it('rejects a bearer that is revoked while the body arrives', async () => {
    const body = '{"listId":1}';
    const credential = bearer('member');
    const slow = sender().head('/notes', credential, body.length).write(body.slice(0, 5));
    while (!resolved.includes(`Bearer ${credential}`)) await new Promise(setImmediate);
    revoked.add(`Bearer ${credential}`);
    expect(await slow.write(body.slice(5)).status()).toBe(401);
  });

  it('responds 408 to a body that stops, and closes the connection', async () => {
    const slow = sender().head('/notes', bearer('member'), 100).write('{');
    expect(await slow.status()).toBe(408);
    await slow.closed;
  });

  it('closes the connection of an unread body that does not arrive', async () => {
    const silent = sender().head('/notes', null, 100);
    expect(await silent.status()).toBe(401);
    await silent.closed;
  });

  it('closes the connection if a route responds before the body has arrived', async () => {
    const early = sender().early('/page');
    expect(await early.status()).toBe(200);
    await early.closed;
    expect((await post('/notes', '{"listId":1}', bearer('member'))).status).toBe(201);
  });

  it('says that a body is too large to those who read before its end and to those who read after it', async () => {
    const bytes = limits.importBytesMax + 8 * 1_048_576;
    const reading = sender().head('/import', bearer('member', 7), bytes);
    expect(await reading.status()).toBe(413);
    reading.close();
    const body = Buffer.alloc(bytes, ' ');
    const writing = await new Promise<Socket>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(
        `POST /import HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
          `Authorization: Bearer ${bearer('member', 8)}\r\nContent-Length: ${bytes}\r\n\r\n`,
      );
      // Nothing is read until all of it is written.
      socket
        .on('error', () => undefined)
        .pause()
        .write(body, () => resolve(socket));
    });
    let text = '';
    writing
      .setEncoding('utf8')
      .on('data', (part: string) => (text += part))
      .resume();
    await eventually('the response', () => text.includes('"code"'));
    expect(text).toContain('HTTP/1.1 413 ');
    expect(text).toContain('at most 33554432 bytes; split it');
    // The connection is of use for another request.
    writing.write('GET /page HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await eventually('the next response', () => text.includes('HTTP/1.1 200 OK'));
    writing.destroy();
  });

  it('reads no more than a bounded part of a body that is too large', async () => {
    const taken = await sender().head('/notes', bearer('member', 7), 'chunked').flood();
    expect(taken).toBeLessThan(24 * 1_048_576);
  });

  it('reads an import beside those of other workspaces that do not arrive', async () => {
    const slow = [21, 22, 23].map((id) =>
      sender().head('/import', bearer('member', id), 'chunked').write('1'),
    );
    expect((await post('/import', large(), bearer('member', 24))).status).toBe(201);
    for (const one of slow) one.close();
  });

  it('lets only a caller with the right send a large body', async () => {
    const viewer = sender().head('/import', bearer('viewer'), 'chunked');
    viewer.write('0\r\n\r\n');
    expect(await viewer.status()).toBe(403);
    expect((await post('/import', '{}', bearer('member'))).status).toBe(201);
  });

  it('reads one large body of a workspace at a time, and a slow sender loses its place', async () => {
    const length = 4 * limits.bodyBytesMax;
    const slow = await eventually('a slow sender has the place', async () => {
      const arriving = sender().head('/import', bearer('member', 1), length).write('{');
      await post('/import', '{}', bearer('member', 1));
      nextCredential += 1;
      const next = await post('/import', large(), bearer('member', 1));
      if (next.status === 429 && next.headers.get('retry-after') === '5') return arriving;
      arriving.close();
      return undefined;
    });
    expect((await post('/import', large(), bearer('member', 2))).status).toBe(201);
    expect(await slow.status()).toBe(408);
    await slow.closed;
    await eventually('the place is free', async () => {
      nextCredential += 1;
      return (await post('/import', large(), bearer('member', 1))).status === 201;
    });
  });

  const large = (): string => `{"x":"${'x'.repeat(limits.bodyBytesMax)}"}`;

  it('has a deadline for the head of a request and for the whole of it', () => {
    const server = service.app.getHttpServer() as { headersTimeout: number; requestTimeout: number };
    expect(server.headersTimeout).toBe(15_000);
    expect(server.requestTimeout).toBe(600_000);
  });

  it('demands https of browsers where the public origin is https', async () => {
    const response = await post('/nothing', '{}');
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
  });
});
