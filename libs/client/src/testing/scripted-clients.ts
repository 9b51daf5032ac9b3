import { inspect } from 'node:util';
import { expect } from '@jest/globals';
import { createKiban, type Kiban, type KibanOptions } from '../kiban.js';
import { KibanError } from '../kiban-error.js';
import { ScriptedServer, type Reply } from './scripted-server.js';

export const TOKEN = 'kbn_secret-of-the-test';

/** Clients of servers that answer as a test says. */
export class ScriptedClients {
  readonly servers: ScriptedServer[] = [];

  async make(
    replies: [Reply, ...Reply[]],
    options: Partial<KibanOptions> = {},
  ): Promise<{ kiban: Kiban; server: ScriptedServer }> {
    const server = await ScriptedServer.start(...replies);
    this.servers.push(server);
    return { server, kiban: createKiban({ origin: server.origin, token: TOKEN, ...options }) };
  }

  async close(): Promise<void> {
    for (const server of this.servers.splice(0)) await server.close();
  }
}

/** The error of a call, which must not show the token. */
export async function errorFrom(call: Promise<unknown>): Promise<KibanError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof KibanError)) throw new Error(`No KibanError, but ${String(error)}.`);
  expect(inspect(error, { depth: 9 })).not.toContain(TOKEN);
  return error;
}
