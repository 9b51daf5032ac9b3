// Appends every domain event to a file, each exactly once. See README.md.
import { openSync, readFileSync, writeSync, fsyncSync } from 'node:fs';
import { AckPolicy, DeliverPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';

const {
  NATS_URL = 'nats://127.0.0.1:4222',
  EVENTS_FILE = 'events.jsonl',
  SUBJECT = 'kiban.v1.>',
} = process.env;
const STREAM = 'KIBAN_EVENTS';
const DURABLE = 'event-logger';

// What the file holds already is what was done already: the file itself is the record of ids.
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

const url = new URL(NATS_URL);
const connection = await connect({
  servers: url.host,
  ...(url.username ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } : {}),
  name: DURABLE,
  maxReconnectAttempts: -1,
});

const manager = await jetstreamManager(connection);
await manager.consumers.add(STREAM, {
  durable_name: DURABLE,
  filter_subject: SUBJECT,
  ack_policy: AckPolicy.Explicit,
  deliver_policy: DeliverPolicy.All,
  max_deliver: -1,
});
const consumer = await jetstream(connection).consumers.get(STREAM, DURABLE);
const messages = await consumer.consume({ max_messages: 100 });
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => messages.stop());
console.log(`hearing ${SUBJECT}; ${done.size} events are in ${EVENTS_FILE}`);

for await (const message of messages) {
  const event = message.json();
  if (!done.has(event.id)) {
    // A line break first: the line before may have been cut by a kill.
    writeSync(file, `\n${message.string()}`);
    fsyncSync(file);
    done.add(event.id);
  }
  message.ack();
}
await connection.drain();
