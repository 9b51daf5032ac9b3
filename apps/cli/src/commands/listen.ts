import { KibanError, type Kiban } from '@kiban/client';
import { CommandError } from '../console/failure.js';
import { eventFilter, readKinds } from '../listen/event-filter.js';
import { Listener, type Attempt } from '../listen/listener.js';
import { PositionFile } from '../listen/position-file.js';
import { readSince, type Since } from '../listen/since.js';
import { References } from '../references/references.js';
import { Given, type Command, type Context } from './command.js';
import { FORWARDING_FLAGS, forwarderFor } from './forwarding.js';

export const listenCommand: Command = {
  summary: 'Forward events to a receiver on this machine, as signed webhooks',
  flags: {
    ...FORWARDING_FLAGS,
    events: { summary: 'kinds such as card.move,card.* (default: all)', value: 'kinds', multiple: true },
    board: { summary: 'only events of this board: name or id', value: 'board' },
    since: { summary: 'oldest, latest, an event’s id, a time, or an age such as 15m', value: 'position' },
    attempts: {
      summary: 'skip an event after so many rejections (default: retry until it is accepted)',
      value: 'count',
    },
    'print-secret': { summary: 'print the signing key of the profile and end' },
  },
  notes: [
    'Resumes where the same command stopped, and starts from now on at the first time. Nothing is registered in Kiban.',
    'A delivery counts when the receiver responds with 2xx. Until then it is repeated, and later events wait.',
  ],
  run: listen,
};

async function listen(context: Context, given: Given): Promise<void> {
  const { output, profile, signal } = context;
  if (given.is('print-secret')) {
    const signingKey = await profile.signingKey();
    return output.result({ signingKey }, [signingKey]);
  }
  const { forwarder, target, origin } = await forwarderFor(context, given);
  try {
    const kiban = await context.kiban();
    const { workspace } = await kiban.me.get();
    const kinds = readKinds(given.list('events'));
    const board = given.text('board');
    const boardId = board === undefined ? undefined : await new References(kiban).boardId(board, '--board');
    const wanted = await eventFilter(kiban, kinds, boardId);
    if (boardId !== undefined) await kiban.boards.get(boardId);
    const identity = { origin, workspaceId: workspace.id, target: target.href, kinds, boardId };
    const position = new PositionFile(profile, identity);
    const { since, sentence } = await startOf(kiban, position, given.text('since'));
    output.note(`Forwarding events of ${workspace.name} to ${target.href}, ${sentence}. Ctrl-C ends it.`);
    let isWarned = false;
    const listener = new Listener({
      kiban,
      forwarder,
      position,
      wanted,
      attemptsMax: given.number('attempts'),
      signal,
      onAttempt: (attempt) => output.row(jsonOf(attempt), lineOf(attempt)),
      onPositionFault: (error) => {
        if (!isWarned)
          output.note(
            `kiban: The position cannot be stored, so the next start repeats events: ${String(error)}`,
          );
        isWarned = true;
      },
    });
    await listener.run(since).catch((error: unknown) => {
      throw isExpired(error)
        ? new CommandError(
            'The event at which the feed would resume is no longer stored, so events may be missing. Start with --since oldest or --since latest.',
          )
        : error;
    });
  } finally {
    forwarder.close();
  }
}

/** Where to begin. “From now on” is stored before the first event, so that a restart does not move it. */
async function startOf(
  kiban: Kiban,
  file: PositionFile,
  text: string | undefined,
): Promise<{ since: Since; sentence: string }> {
  const asked = text === undefined ? null : readSince(text);
  if (asked && asked.position !== 'latest') return { since: asked, sentence: `since ${text ?? ''}` };
  const stored = asked ? null : await file.read();
  if (stored !== null)
    return {
      since: { position: stored, notBefore: null },
      sentence: typeof stored === 'number' ? `resuming after event ${stored}` : 'resuming',
    };
  const cursor = await newestPosition(kiban);
  await file.write({ cursor });
  return { since: { position: { cursor }, notBefore: null }, sentence: 'from now on' };
}

/** A cursor, because a workspace without events has no id to start after. */
async function newestPosition(kiban: Kiban): Promise<string> {
  for await (const { nextCursor } of kiban.events.list({ after: 'latest' }).pages())
    if (nextCursor !== null) return nextCursor;
  throw new CommandError('The feed of events has no position.');
}

/** Events are kept for 30 days; a position outside them is rejected. */
const isExpired = (error: unknown): boolean =>
  error instanceof KibanError && error.code === 'position_expired';

function jsonOf({ event, attempt, status, accepted, error, ms, retryInMs }: Attempt): object {
  const { id, event: kind, boardId, occurredAt } = event;
  return { id, event: kind, boardId, occurredAt, attempt, status, accepted, error, ms, retryInMs };
}

function lineOf({ event, attempt, status, accepted, error, ms, retryInMs }: Attempt): string {
  const time = new Date().toTimeString().slice(0, 8);
  const outcome = status === null ? (error ?? '') : `${status} in ${ms} ms`;
  const again = retryInMs === null ? 'skipped' : `attempt ${attempt}, again in ${retryInMs / 1_000} s`;
  return `${time}  ${event.event}  ${event.id}  ${outcome}${accepted ? '' : `, ${again}`}`;
}
