import { createTrigger, DEDUPE_KEY_PROPERTY, TriggerStrategy } from '@activepieces/pieces-framework';
import { verifyWebhook, WebhookVerificationError, type KibanEventKind } from '@kiban/client';
import { boardProp, eventProp, givenOf, listProp } from '../card-props';
import { kibanAuth, kibanOf } from '../kiban-auth';

/** Activepieces may run a flow minutes after it took the delivery. */
const TOLERANCE_SECONDS = 3_600;
const HOOK = 'hook';

interface StoredHook {
  id: number;
  signingKey: string;
}

export const boardEvent = createTrigger({
  name: 'board_event',
  displayName: 'New Event on a Board',
  description: 'Triggers when something happens on a board, such as a card that moves into a list',
  auth: kibanAuth,
  type: TriggerStrategy.WEBHOOK,
  props: { event: eventProp, boardId: boardProp(false), toListId: listProp('Moved into list', false) },
  sampleData: {
    id: 262144,
    event: 'card.move',
    occurredAt: '2026-11-21T09:30:00.000Z',
    boardId: 3,
    changes: { listId: { from: 11, to: 12 } },
    data: { id: 42, boardId: 3, listId: 12, listName: 'Done', title: 'Prepare the launch' },
  },
  onEnable: async ({ auth, propsValue, webhookUrl, store }) => {
    const { event, boardId, toListId } = propsValue;
    const kiban = kibanOf(auth);
    const hook = await kiban.hooks.create({
      targetUrl: webhookUrl,
      event: event as KibanEventKind,
      filter: givenOf({ boardId, toListId }),
    });
    // A subscription that exists already shows no key again.
    const { signingKey } =
      'signingKey' in hook ? hook : await kiban.webhooks.rotateKey(hook.id, { overlapHours: 0 });
    await store.put<StoredHook>(HOOK, { id: hook.id, signingKey });
  },
  onDisable: async ({ auth, store }) => {
    const hook = await store.get<StoredHook>(HOOK);
    if (hook === null) return;
    await kibanOf(auth).hooks.delete(hook.id);
    await store.delete(HOOK);
  },
  /** Nothing for a delivery that is not genuine: it starts no flow. */
  run: async ({ payload, store }) => {
    const hook = await store.get<StoredHook>(HOOK);
    if (hook === null) throw new Error('The signing key is missing. Turn the flow off and on again.');
    const { headers, rawBody } = payload;
    if (typeof rawBody !== 'string' && !(rawBody instanceof Uint8Array)) return [];
    try {
      const options = { toleranceSeconds: TOLERANCE_SECONDS };
      const event = await verifyWebhook(hook.signingKey, headers, rawBody, options);
      return [{ ...event, [DEDUPE_KEY_PROPERTY]: String(event.id) }];
    } catch (error) {
      if (error instanceof WebhookVerificationError) return [];
      throw error;
    }
  },
  /** Real events of the workspace, in the form of a delivery. */
  test: ({ auth, propsValue }) => kibanOf(auth).hooks.samples(propsValue.event as KibanEventKind),
});
