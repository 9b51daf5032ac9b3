import type { components } from '@kiban/client';
import { useSession } from '../../../session/session.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { duration, lastResult } from '../../../page-parts/delivery-words.js';
import { LISTS, type Endpoint } from '../../../page-parts/endpoint.js';
import { useReadAgain } from '../../../page-parts/settings-query.js';
import { statsPath } from './use-endpoint-stats.js';

type RotatedKey = components['schemas']['RotatedWebhookKey'];

export interface EndpointCalls {
  /** @returns a sentence with the result */
  readonly test: () => Promise<string>;
  readonly turnOff: () => Promise<void>;
  readonly turnOn: (sendHeld: boolean) => Promise<void>;
  /** @returns how many deliveries wait until it is turned on */
  readonly held: () => Promise<number>;
  readonly newKey: (overlapHours: number) => Promise<RotatedKey>;
  /** The caller reads the list again. */
  readonly remove: () => Promise<void>;
}

/** The calls of the API for one endpoint. Each reads again what it has changed, and rejects with the API's sentence. */
export function useEndpointCalls({ kind, id }: Endpoint): EndpointCalls {
  const { api } = useSession();
  const texts = useSettingsMessages();
  const readAgain = useReadAgain();
  const path = `/webhooks/${id}` as const;
  const changed = async (): Promise<void> => {
    await Promise.all([readAgain(LISTS[kind]), readAgain(statsPath(id))]);
  };
  return {
    test: async () => {
      const { body } = await api.call('POST', `${path}/test`);
      void readAgain(statsPath(id));
      const last = body.attempts.at(-1);
      const took = last?.durationMs == null ? '' : texts.webhooks.after(duration(last.durationMs));
      const result = lastResult(body, texts.deliveries);
      return body.state === 'delivered'
        ? texts.webhooks.tested(result, took)
        : texts.webhooks.notTested(result === '' ? texts.webhooks.notEnded : result, took);
    },
    turnOff: async () => {
      await api.call('PATCH', path, { body: { status: 'disabled' } });
      await changed();
    },
    turnOn: async (sendHeld) => {
      await api.call('POST', `${path}/enable`, { body: { sendHeld } });
      await changed();
    },
    held: async () => (await api.read(statsPath(id))).held,
    newKey: async (overlapHours) =>
      (await api.call('POST', `${path}/rotate-key`, { body: { overlapHours } })).body,
    remove: async () => {
      await api.call('DELETE', `${LISTS[kind]}/${id}`);
    },
  };
}
