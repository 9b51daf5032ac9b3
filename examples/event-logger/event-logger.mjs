// Appends every domain event to a file, each exactly once. See README.md.
import { fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { consume } from '@kiban/events';
import { connect } from '@nats-io/transport-node';

const {
  NATS_URL = 'nats://127.0.0.1:4222',
  NATS_USER,
  NATS_PASSWORD,
  CONSUMER = 'event-logger',
  EVENTS_FILE = 'events.jsonl',
} = process.env;

// The file is the record of the events whose effect is committed.
const file = openSync(EVENTS_FILE, 'a+');
const done = new Set(
  readFileSync(EVENTS_FILE, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line).id];
      } catch {
        // The last line of a process that was killed while it wrote; its event was not acknowledged.
        return [];
      }
    }),
);

// The client ignores a login in the address. An account with permissions receives replies only below its own inbox.
const login = NATS_USER ? { user: NATS_USER, pass: NATS_PASSWORD, inboxPrefix: `_INBOX.${NATS_USER}` } : {};
const connection = await connect({
  servers: NATS_URL.split(','),
  ...login,
  name: 'event-logger',
  maxReconnectAttempts: -1,
});

const consumer = consume(connection, {
  name: CONSUMER,
  hasSeen: (id) => done.has(id),
  onEvent: (event, { seen }) => {
    if (seen) return console.log(`seen ${event.id}`);
    // A line break first: the line before may have been cut by a kill.
    writeSync(file, `\n${JSON.stringify(event)}`);
    fsyncSync(file);
    done.add(event.id);
  },
});

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void consumer.stop().then(() => connection.close()));
