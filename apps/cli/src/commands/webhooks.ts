import type { CommandGroup } from './command.js';
import { firstRows, LIMIT_FLAG, MORE } from './first-rows.js';

const STATES = ['pending', 'retrying', 'delivered', 'given_up', 'held', 'canceled'] as const;

export const webhookCommands: CommandGroup = {
  'webhooks list': {
    summary: 'List the webhooks',
    run: async ({ output, kiban }) => {
      await output.table(await (await kiban()).webhooks.list(), [
        ['ID', ({ id }) => id],
        ['STATUS', ({ status, disabledReason }) => disabledReason ?? status],
        ['EVENTS', ({ events }) => events.join(',')],
        ['URL', ({ url }) => url],
      ]);
    },
  },
  'webhooks deliveries': {
    summary: 'List the deliveries of a webhook, newest first',
    arguments: [{ name: 'webhook' }],
    flags: {
      state: { summary: 'only in this state', value: 'state', choices: STATES },
      limit: LIMIT_FLAG,
    },
    run: async ({ output, kiban }, given) => {
      const state = STATES.find((one) => one === given.text('state'));
      const { deliveries } = await kiban();
      const query = state === undefined ? {} : { state };
      const found = await firstRows(deliveries.list(given.id(0, '<webhook>'), query), given.number('limit'));
      await output.table(found.rows, [
        ['ID', ({ id }) => id],
        ['EVENT', ({ event }) => event],
        ['STATE', ({ state: current }) => current],
        ['ATTEMPTS', ({ attemptCount }) => attemptCount],
        ['LAST', ({ lastStatus, lastError }) => lastStatus ?? lastError],
        ['CREATED', ({ createdAt }) => createdAt],
      ]);
      if (found.hasMore) output.note(MORE);
    },
  },
  'webhooks redeliver': {
    summary: 'Send the event of a delivery again',
    arguments: [{ name: 'delivery' }],
    run: async ({ output, kiban }, given) => {
      const queued = await (await kiban()).deliveries.redeliver(given.id(0, '<delivery>'));
      await output.result(queued, [`Delivery ${queued.id} of ${queued.event} is ${queued.state}.`]);
    },
  },
};
