import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventKindNames } from '@kiban/contracts';
import type { ApiResponse, ApiCall } from '../client/api-caller.js';
import { operationsOf, servedDocument, type Operation } from '../contract/api-document.js';
import { ContractWorld } from '../contract/contract-world.js';
import { testDeployment } from '../client/deployment.js';
import { changingRequest } from './changing-request.js';
import { EventRecorder, newTrace, type RecordedEvent } from './event-recorder.js';
import { kindsOfOperations, kindsOfPages } from './kinds-of-operations.js';
import { PayloadSchemas } from './payload-schemas.js';

const deployment = await testDeployment();
const document = await servedDocument(deployment.specUrl);
const operations = operationsOf(document);
const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;

/** A repeated call of these operations requests the existing state. */
const canBeRepeated = ({ method, path }: Operation): boolean =>
  ['PATCH', 'PUT', 'DELETE'].includes(method) ||
  /\/(archive|restore|complete|reopen|reorder|move|claim|enable)$/.test(path);

interface Made {
  response: ApiResponse;
  trace: string;
  /** Events of the repeated call. */
  again?: string;
}

/** Calls every operation once with an effect, and again when the repeated call must have no effect. */
describe('the events of every operation', () => {
  let world: ContractWorld;
  let recorder: EventRecorder;
  let events: RecordedEvent[];
  const made = new Map<string, Made>();
  const schemas = new PayloadSchemas();

  const granted = async (call: ApiCall): Promise<ApiResponse> => {
    const response = await world.api.call(call);
    return response.status === 403 ? world.personFor(call.path).call(call) : response;
  };

  beforeAll(async () => {
    world = await ContractWorld.open(deployment);
    recorder = await EventRecorder.start(deployment);
    await world.api.must('POST', '/webhooks', { url: `${world.receiver.url}/all`, events: ['*'] });
    world.receiver.respondWith(({ path }) => (path === '/gone' ? 410 : 204));
    await world.api.must('POST', '/webhooks', {
      url: `${world.receiver.url}/gone`,
      events: ['board.create'],
    });
    for (const operation of operations) {
      const call = await changingRequest(document, operation, world);
      const [first, second] = [newTrace(), newTrace()];
      const response = await granted({ ...call, headers: first.headers });
      made.set(nameOf(operation), { response, trace: first.id });
      if (!canBeRepeated(operation)) continue;
      await granted({ ...call, headers: second.headers });
      made.set(nameOf(operation), { response, trace: first.id, again: second.id });
    }
    // By id, because one of the operations changes the workspace's slug.
    const { id } = await world.api.must<{ id: number }>('GET', '/workspace');
    for (const kind of ['webhook.disable', 'webhook.ping']) await recorder.waitFor(kind, id);
    await recorder.settled(world.owner);
    events = recorder.ofWorkspace(id);
  }, 300_000);
  afterAll(async () => {
    await recorder?.close();
    await world?.close();
  });

  it.each(operations.map((operation) => [nameOf(operation), operation] as const))(
    '%s: exactly these, once [DEC-6.KIND-4, DEC-6.KIND-6]',
    (name) => {
      const { response, trace } = made.get(name) as Made;
      expect({
        status: response.status,
        text: response.text.slice(0, 300),
        ok: response.status < 300,
      }).toMatchObject({
        ok: true,
      });
      expect(recorder.kindsOf(trace)).toEqual(kindsOfOperations[name] ?? []);
    },
  );

  it.each(operations.filter(canBeRepeated).map((operation) => [nameOf(operation)] as const))(
    '%s: none when it is called again and nothing changes [DEC-6.KIND-5]',
    (name) => {
      expect(recorder.kindsOf(made.get(name)?.again ?? '')).toEqual([]);
    },
  );

  it('have every defined kind and no other [DEC-6.KIND-3, SPEC-6.KIND-3]', () => {
    const seen = new Set(events.map(({ event }) => event.event));
    expect([...seen].sort()).toEqual([...eventKindNames].sort());
    const documented = new Set([...Object.values(kindsOfOperations).flat(), ...kindsOfPages]);
    expect([...documented].sort()).toEqual([...eventKindNames].sort());
  });

  it('match their published schema, without additional properties [DEC-6.PAYLOAD-1, DEC-6.PAYLOAD-2, DEC-6.PAYLOAD-3, DEC-7.3, DEC-7.7]', () => {
    expect(events.flatMap(({ event }) => schemas.faultsOf(event))).toEqual([]);
  });

  it('are on the subject of workspace, board and kind, with the id, schema and trace in the headers [DEC-7.1, DEC-7.4]', () => {
    for (const { subject, headers, event } of events) {
      expect(subject).toMatch(
        new RegExp(`^kiban\\.v1\\.[1-9]\\d*\\.${event.boardId ?? 0}\\.${event.event}$`),
      );
      expect(headers?.get('Nats-Msg-Id')).toBe(String(event.id));
      expect(headers?.get('Kiban-Schema')).toBe(`${event.event};v1`);
      const trace = headers?.get('traceparent') ?? '';
      if (trace !== '') expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/);
    }
  });

  it('have the board’s id, or null for workspace events [DEC-6.KIND-7, SPEC-2.PAYLOAD-5]', () => {
    for (const { event } of events) {
      const isOfWorkspace = /^(member|token|client|webhook)\./.test(event.event);
      expect({ kind: event.event, ofWorkspace: event.boardId === null }).toEqual({
        kind: event.event,
        ofWorkspace: isOfWorkspace,
      });
    }
  });

  it('have a unique id [DEC-6.PAYLOAD-4]', () => {
    const ids = events.map(({ event }) => event.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(Number.isSafeInteger(id)).toBe(true);
  });

  it('reach a webhook for *, byte for byte and valid by their schemas [DEC-7.3, DEC-6.PAYLOAD-1, SPEC-2.WS-1]', async () => {
    const delivered = (id: number) =>
      world.receiver.waitFor(`event ${id}`, ({ path, payload }) => path === '/all' && payload.id === id);
    const faults: string[] = [];
    for (const { event, text } of events) {
      // A test delivery reaches only the tested endpoint.
      if (event.event === 'webhook.ping') continue;
      const delivery = await delivered(event.id);
      if (delivery.raw.toString('utf8') !== text) faults.push(`${event.event} ${event.id} differs`);
      faults.push(...schemas.faultsOf(delivery.payload));
    }
    expect(faults).toEqual([]);
  });
});
