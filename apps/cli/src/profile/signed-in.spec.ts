import { mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { SignInTokens } from '../sign-in/authorization.js';
import { SignedIn } from './signed-in.js';

/** Rotates refresh tokens as a deployment does, and can lose a response. */
class RotatingServer {
  readonly requested: string[] = [];
  respond: (response: ServerResponse, refreshToken: string) => void = (response) => this.issue(response);
  private issued = 0;
  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {
    server.on('request', (request, response) => {
      response.setHeader('content-type', 'application/json');
      if (request.method === 'GET') {
        const endpoint = (name: string): string => `${origin}/oauth/${name}`;
        response.end(
          JSON.stringify({
            issuer: origin,
            authorization_endpoint: endpoint('authorize'),
            token_endpoint: endpoint('token'),
            revocation_endpoint: endpoint('revoke'),
          }),
        );
        return;
      }
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const refreshToken = new URLSearchParams(body).get('refresh_token') ?? '';
        this.requested.push(refreshToken);
        this.respond(response, refreshToken);
      });
    });
  }

  static async start(): Promise<RotatingServer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new RotatingServer(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  issue(response: ServerResponse): void {
    this.issued += 1;
    const body = { access_token: `a${this.issued}`, refresh_token: `r${this.issued}`, token_type: 'Bearer' };
    response.end(JSON.stringify({ ...body, expires_in: 3_600 }));
  }

  reject(response: ServerResponse): void {
    response.writeHead(400).end(JSON.stringify({ error: 'invalid_grant' }));
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

describe('a sign-in', () => {
  let server: RotatingServer;
  let folder: string;
  let file: string;
  beforeEach(async () => {
    server = await RotatingServer.start();
    folder = await mkdtemp(join(tmpdir(), 'kiban-signed-in-'));
    file = join(folder, 'tokens');
    await write({ accessToken: 'a0', refreshToken: 'r0', expiresAt: 0 });
  });
  afterEach(async () => {
    server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const write = (tokens: SignInTokens | null): Promise<void> => writeFile(file, JSON.stringify(tokens));
  const read = async (): Promise<SignInTokens | null> =>
    JSON.parse(await readFile(file, 'utf8')) as SignInTokens | null;
  const lockFile = (): string => join(folder, 'lock');
  const newProcess = async (): Promise<SignedIn> =>
    new SignedIn(server.origin, (await read()) as SignInTokens, { read, write, lockFile: lockFile() });

  it('is renewed once for concurrent requests and processes, and stores the newest tokens [DEC-2.CLI-10]', async () => {
    const processes = await Promise.all(Array.from({ length: 10 }, newProcess));
    const bearers = await Promise.all(processes.flatMap((one) => [one.bearer(), one.bearer()]));
    expect(new Set(bearers)).toEqual(new Set(['a1']));
    expect(server.requested).toEqual(['r0']);
    expect(await read()).toMatchObject({ accessToken: 'a1', refreshToken: 'r1' });
    await expect(stat(lockFile())).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('goes on after a lost response, with the token that the deployment still accepts [DEC-2.CLI-10]', async () => {
    server.respond = (response) => {
      server.respond = (next) => server.issue(next);
      response.destroy();
    };
    expect(await (await newProcess()).bearer()).toBe('a1');
    expect(server.requested).toEqual(['r0', 'r0']);
    expect(await read()).toMatchObject({ refreshToken: 'r1' });
  });

  it('keeps its tokens while the deployment is away [DEC-2.CLI-10]', async () => {
    server.respond = (response) => response.writeHead(503).end('{}');
    await expect((await newProcess()).bearer()).rejects.toThrow(/^The sign-in could not be renewed: /);
    expect(await read()).toMatchObject({ refreshToken: 'r0' });
    server.respond = (response) => server.issue(response);
    expect(await (await newProcess()).bearer()).toBe('a1');
  });

  it('ends with a sentence when the deployment rejects it, or another process logged out [DEC-2.CLI-9]', async () => {
    server.respond = (response) => server.reject(response);
    const sentence = `The sign-in has ended or was revoked. Run “kiban login ${server.origin}”.`;
    const signedIn = await newProcess();
    await expect(signedIn.bearer()).rejects.toThrow(sentence);
    expect(server.requested).toEqual(['r0']);
    await write(null);
    await expect(signedIn.bearer()).rejects.toThrow(sentence);
    expect(server.requested).toEqual(['r0']);
  });

  it('is renewed although a process was killed while it held the lock [DEC-2.CLI-10]', async () => {
    await writeFile(lockFile(), 'of a killed process');
    const longAgo = new Date(Date.now() - 120_000);
    await utimes(lockFile(), longAgo, longAgo);
    expect(await (await newProcess()).bearer()).toBe('a1');
  });
});
