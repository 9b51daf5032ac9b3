import { verifyWebhook } from '@kiban/client';
import { boardField } from '../card-fields.js';
import { call, givenOf, path } from '../kiban-calls.js';

/** Zapier may run a Zap minutes after it took the delivery. */
const TOLERANCE_SECONDS = 3_600;

const SAMPLE = {
  id: 262144,
  event: 'card.move',
  occurredAt: '2026-11-21T09:30:00.000Z',
  boardId: 3,
  actor: { id: 7, name: 'Aiko Tanaka' },
  changes: { listId: { from: 11, to: 12 } },
  data: { id: 42, boardId: 3, listId: 12, listName: 'Done', title: 'Prepare the launch' },
};

/** Subscribes when a Zap is turned on. The response has the hook’s id and its signing key, which Zapier keeps with the Zap. */
async function subscribe(z, bundle) {
  const filter = givenOf(bundle.inputData, ['boardId', 'toListId']);
  const hook = await call(z, bundle, {
    method: 'POST',
    path: '/hooks',
    body: { targetUrl: bundle.targetUrl, event: bundle.inputData.event, filter },
  });
  if (hook.signingKey) return hook;
  // The subscription exists already, and Kiban shows a key only once.
  const { signingKey } = await call(z, bundle, {
    method: 'POST',
    path: path`/webhooks/${hook.id}/rotate-key`,
    body: { overlapHours: 0 },
  });
  return { ...hook, signingKey };
}

/** The event of a delivery, if its signature is genuine. A Zap without a key takes nothing. */
async function receive(z, bundle) {
  const { headers = {}, content = '' } = bundle.rawRequest ?? {};
  const { signingKey } = bundle.subscribeData ?? {};
  if (!signingKey)
    throw new z.errors.Error('The signing key is missing. Turn the Zap off and on again.', 'no_key', 401);
  const sent = Object.entries(headers).map(([name, value]) => [
    name.toLowerCase().replace(/^http-/, ''),
    value,
  ]);
  const event = await verifyWebhook(signingKey, Object.fromEntries(sent), content, {
    toleranceSeconds: TOLERANCE_SECONDS,
  }).catch((error) => {
    throw new z.errors.Error(error.message, error.code, 401);
  });
  return [event];
}

export const boardEvent = {
  key: 'board_event',
  noun: 'Event',
  display: {
    label: 'New Event on a Board',
    description: 'Triggers when something happens on a board, such as a card that moves into a list.',
  },
  operation: {
    type: 'hook',
    inputFields: [
      {
        key: 'event',
        label: 'Event',
        type: 'string',
        required: true,
        default: 'card.move',
        dynamic: 'event_kinds.id.name',
      },
      boardField({ required: false }),
      {
        key: 'toListId',
        label: 'Moved into list',
        type: 'integer',
        dynamic: 'lists.id.name',
        helpText: 'Only cards that enter this list.',
      },
    ],
    performSubscribe: subscribe,
    performUnsubscribe: (z, bundle) =>
      call(z, bundle, { method: 'DELETE', path: path`/hooks/${bundle.subscribeData.id}` }),
    perform: receive,
    // Real events of the workspace, in the form of a delivery.
    performList: (z, bundle) => call(z, bundle, { path: path`/hooks/samples/${bundle.inputData.event}` }),
    sample: SAMPLE,
  },
};
