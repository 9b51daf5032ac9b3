import type { Kiban, KibanEvent } from '@kiban/client';
import { CommandError } from '../console/failure.js';
import { eventFilter, readKinds } from '../listen/event-filter.js';
import type { SignedDelivery } from '@kiban/contracts/webhook-signing';
import { readSince } from '../listen/since.js';
import { References } from '../references/references.js';
import type { CommandGroup, Context, Given } from './command.js';
import { eventLine } from './event-line.js';
import { FORWARDING_FLAGS, forwarderFor } from './forwarding.js';

export const eventCommands: CommandGroup = {
  'events tail': {
    summary: 'Print events as they happen',
    flags: {
      events: { summary: 'kinds such as card.move,card.* (default: all)', value: 'kinds', multiple: true },
      board: { summary: 'only events of this board: name or id', value: 'board' },
      since: { summary: 'oldest, latest, an event’s id, a time, or an age such as 15m', value: 'position' },
    },
    run: tail,
  },
  'events resend': {
    summary: 'Send a stored event to a receiver again',
    arguments: [{ name: 'event' }],
    flags: FORWARDING_FLAGS,
    run: async (context, given) => {
      const kiban = await context.kiban();
      const event = await storedEvent(kiban, given.id(0, '<event>'));
      return sendOnce(context, given, event, 'redelivery');
    },
  },
  trigger: {
    summary: 'Send a sample of an event to a receiver',
    arguments: [{ name: 'kind' }],
    flags: FORWARDING_FLAGS,
    notes: ['Nothing changes in Kiban. “kiban api GET /hooks/events” lists the kinds.'],
    run: async (context, given) => {
      const { hooks } = await context.kiban();
      // The API rejects an unknown kind and names those that exist.
      const [sample] = await hooks.samples(given.arg(0) as KibanEvent['event']);
      if (sample === undefined) throw new CommandError('There is no sample of this event.');
      return sendOnce(context, given, sample, 'test');
    },
  },
};

async function tail({ output, kiban, signal }: Context, given: Given): Promise<void> {
  const client = await kiban();
  const board = given.text('board');
  const boardId = board === undefined ? undefined : await new References(client).boardId(board, '--board');
  const wanted = await eventFilter(client, readKinds(given.list('events')), boardId);
  const { position, notBefore } = readSince(given.text('since') ?? 'latest');
  try {
    for await (const event of client.events.since(position, { signal })) {
      if (!wanted(event) || (notBefore !== null && Date.parse(event.occurredAt) < notBefore)) continue;
      await output.row(event, eventLine(event));
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** The feed has no address for one event, so its pages are read from the oldest. */
async function storedEvent(kiban: Kiban, id: number): Promise<KibanEvent> {
  for await (const event of kiban.events.list({ limit: 200 })) if (event.id === id) return event;
  throw new CommandError(`There is no stored event ${id}. Events are kept for 30 days.`);
}

async function sendOnce(
  context: Context,
  given: Given,
  event: KibanEvent,
  trigger: SignedDelivery['trigger'],
): Promise<void> {
  const { forwarder, target } = await forwarderFor(context, given);
  try {
    const { accepted, status, error, ms } = await forwarder.send(event, 1, trigger);
    if (!accepted)
      throw new CommandError(`${target.href} did not accept the event: ${status ?? error ?? ''}.`);
    await context.output.result({ id: event.id, event: event.event, status, ms }, [
      `${event.event}  ${event.id}  ${status ?? ''} in ${ms} ms`,
    ]);
  } finally {
    forwarder.close();
  }
}
