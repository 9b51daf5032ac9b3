import { dumpDatabase } from '@kiban/testing';
import { connect } from 'nats';
import type { Deployment } from '../client/deployment.js';

/**
 * Every row of every table and the event count of the stream, without self-updating times: a token's last use, which
 * each request changes, and the end of a relay's lease.
 */
export async function workspaceState(deployment: Deployment): Promise<string> {
  const { natsUrl: servers, natsUser, natsPassword } = deployment;
  const connection = await connect({
    servers,
    user: natsUser ?? '',
    pass: natsPassword ?? '',
    inboxPrefix: `_INBOX.${natsUser}`,
  });
  try {
    const { state } = await (await connection.jetstreamManager()).streams.info('KIBAN_EVENTS');
    return `${timeless(await dumpDatabase(deployment.databaseUrl))}stream ${state.last_seq}`;
  } finally {
    await connection.close();
  }
}

const TIME = /\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d+)?\+\d{2}/g;
/** Its last column; empty until the first use is stored. */
const NEVER_USED = /,\)$/;

/** A separate line before the rows names each table. */
function timeless(dump: string): string {
  let table = '';
  return dump
    .split('\n')
    .map((line) => {
      if (/^[a-z_]+\.[a-z_]+$/.test(line)) table = line;
      if (!table.startsWith('auth.') && !table.endsWith('.outbox_relay')) return line;
      const masked = line.replace(TIME, 'a time');
      return table === 'auth.api_token' ? masked.replace(NEVER_USED, ',"a time")') : masked;
    })
    .join('\n');
}
