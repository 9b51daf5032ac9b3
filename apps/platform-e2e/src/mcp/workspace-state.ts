import { dumpDatabase } from '@kiban/testing';
import { connect } from 'nats';
import type { Deployment } from '../running/deployment.js';

/**
 * Every row of every table, and how many events the stream has held; less the times that go on by themselves. A token's
 * row says when it was used last, which each request changes whatever it does, and a relay's until when it is held.
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
    return `${timeless(await dumpDatabase(deployment.databaseUrl))}stream ${state.last_seq}`;
  } finally {
    await connection.close();
  }
}

const TIME = /\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d+)?\+\d{2}/g;
/** Its last column, empty until the first use is written down. */
const NEVER_USED = /,\)$/;

/** Tables are named on a line of their own, before their rows. */
function timeless(dump: string): string {
  let table = '';
  return dump
    .split('\n')
    .map((line) => {
      if (/^[a-z_]+\.[a-z_]+$/.test(line)) table = line;
      if (!table.startsWith('auth.') && !table.endsWith('.outbox_relay')) return line;
      const told = line.replace(TIME, 'a time');
      return table === 'auth.api_token' ? told.replace(NEVER_USED, ',"a time")') : told;
    })
    .join('\n');
}
