import { dumpDatabase } from '@kiban/testing';
import { connect } from 'nats';
import type { Deployment } from '../running/deployment.js';

/**
 * Every row of every table, and how many events the stream has held. A token's rows say when it was used last, which
 * each request changes whatever it does: those of `auth` are told by their number only.
 */
export async function workspaceState(deployment: Deployment): Promise<string> {
  const url = new URL(deployment.natsUrl);
  const connection = await connect({
    servers: url.host,
    user: decodeURIComponent(url.username),
    pass: decodeURIComponent(url.password),
  });
  try {
    const { state } = await (await connection.jetstreamManager()).streams.info('KIBAN_EVENTS');
    return `${withoutUse(await dumpDatabase(deployment.databaseUrl))}stream ${state.last_seq}`;
  } finally {
    await connection.close();
  }
}

const TIME = /\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d+)?\+\d{2}/g;

/** Tables are named on a line of their own, before their rows. */
function withoutUse(dump: string): string {
  let table = '';
  return dump
    .split('\n')
    .map((line) => {
      if (/^[a-z_]+\.[a-z_]+$/.test(line)) table = line;
      return table.startsWith('auth.') ? line.replace(TIME, 'a time') : line;
    })
    .join('\n');
}
