// Appends every domain event to a file, each exactly once. See README.md.
import { fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { consume } from '@kiban/events';
import { connect } from '@nats-io/transport-node';

const { NATS_URL = 'nats://127.0.0.1:4222', EVENTS_FILE = 'events.jsonl' } = process.env;

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

const { host: servers, username, password } = new URL(NATS_URL);
const connection = await connect({
  servers,
  ...(username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : {}),
  name: 'event-logger',
  maxReconnectAttempts: -1,
});

const consumer = consume(connection, {
  name: 'event-logger',
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
