import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { SecretBox } from '@kiban/persistence';
import { eventually } from '@kiban/testing';
import { Webhook } from 'standardwebhooks';
import { Receiver } from '../testing/receiver.js';
import { createDispatcherDatabase, type DispatcherDatabase } from '../testing/dispatcher-database.js';
import { createTestEngine, queueEvents, registerEndpoint, testEvent } from '../testing/test-engine.js';
import type { DeliveryEngine } from './delivery-engine.js';

const first = randomBytes(32);
const second = randomBytes(32);
const options = { keyIds: 'while_rotating' } as const;

let testing: DispatcherDatabase;
let receiver: Receiver;
let replicas: DeliveryEngine[] = [];
beforeAll(async () => {
  testing = await createDispatcherDatabase();
  receiver = await Receiver.listen();
});
afterEach(stopAll);
afterAll(async () => {
  await receiver.close();
  await testing.drop();
});

function startReplica(secrets: SecretBox): DeliveryEngine {
  const replica = createTestEngine(testing.database, { secrets });
  replicas.push(replica);
  replica.start();
  return replica;
}

async function stopAll(): Promise<void> {
  for (const replica of replicas) await replica.stop();
  replicas = [];
}

/** Queues events and checks that each arrives with a signature of `signingKey`. */
async function expectSigned(path: string, signingKey: string, count: number): Promise<void> {
  const before = receiver.at(path).length;
  await queueEvents(
    testing.database,
    Array.from({ length: count }, () => testEvent()),
  );
  await eventually('the deliveries', () => receiver.at(path).length === before + count);
  for (const { body, headers } of receiver.at(path).slice(before))
    expect(() => new Webhook(signingKey).verify(body, headers as Record<string, string>)).not.toThrow();
}

async function sealedUnder(secrets: SecretBox): Promise<boolean> {
  const rows = await testing.owner.query<{ ciphertext: Buffer }>('SELECT ciphertext FROM webhooks.secret');
  return rows.every(({ ciphertext }) => ciphertext.subarray(0, 4).equals(secrets.currentKeyId));
}

describe('the encryption key of signing keys', () => {
  it('rotates over running replicas without losing a signing key, and is then dropped [S18]', async () => {
    const unrotated = new SecretBox(first, [], options);
    const { signingKey } = await registerEndpoint(testing.database, receiver.url('/rotating'), {
      secrets: unrotated,
    });
    startReplica(unrotated);
    await expectSigned('/rotating', signingKey, 3);
    // The new key is read everywhere before anything is sealed with it.
    startReplica(new SecretBox(first, [second], options));
    await expectSigned('/rotating', signingKey, 6);
    await stopAll();
    startReplica(new SecretBox(first, [second], options));
    const swapped = new SecretBox(second, [first], options);
    startReplica(swapped);
    const { signingKey: younger } = await registerEndpoint(testing.database, receiver.url('/younger'), {
      secrets: swapped,
    });
    await expectSigned('/younger', younger, 6);
    await stopAll();
    startReplica(swapped);
    await eventually('the resealing', () => sealedUnder(swapped));
    await stopAll();
    startReplica(new SecretBox(second, [], options));
    await expectSigned('/rotating', signingKey, 3);
    await expectSigned('/younger', younger, 3);
  });

  it('leaves stored keys untouched while no retired key is set, so that an earlier release reads them', async () => {
    const secrets = new SecretBox(first, [], options);
    const { id, signingKey } = await registerEndpoint(testing.database, receiver.url('/untouched'), {
      secrets,
    });
    startReplica(secrets);
    await expectSigned('/untouched', signingKey, 1);
    const [row] = await testing.owner.query<{ ciphertext: Buffer }>(
      'SELECT ciphertext FROM webhooks.secret WHERE endpoint_id = $1',
      [id],
    );
    expect(row?.ciphertext[0]).toBe(1);
  });
});
