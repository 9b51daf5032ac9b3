import type { components } from '@kiban/client';
import { requireSuccess } from '../api/api-error.js';
import type { CommandOutcome, RejectedOutcome, CardEdit, SetChange } from './board-command.js';
import { editsOf, isMove, isPushing, type EditCommand } from './card-edit.js';
import { anchorsOf, type Anchor } from './placement.js';
import type { CommandSender, EditPlace, QueuedCommand } from './queued-command.js';
import { rejected } from './responses.js';
import { textOf } from './store-text.js';

type BatchItem = components['schemas']['CardBatchItem'];
type BatchChange = components['schemas']['CardChange'];

/** Maximum number of changes in one request. */
const BATCH_MAX = 200;

/** A change with the anchors to try in turn, if it places the card. */
interface Sent {
  readonly edit: CardEdit;
  readonly anchors: readonly Anchor[];
  attempt: number;
}

interface Result {
  changed: number;
  rejection: RejectedOutcome | null;
  /** Whether a place no longer existed, so that a card is last in its list. */
  isElsewhere: boolean;
}

/** Sends the changes of a command, 200 in each request; the first rejection is the outcome. */
export async function sendEdits(
  queued: QueuedCommand<EditCommand>,
  sender: CommandSender,
): Promise<CommandOutcome> {
  const { command, places = [] } = queued;
  const edits = editsOf(command).map((edit, index) => sentOf(edit, places[index] ?? {}, sender));
  const total = edits.length;
  const all = edits.filter(({ edit }) => !isTaken(edit, sender));
  const taken: RejectedOutcome = { ok: false, code: 'card_left', sentence: textOf('cardLeft') };
  const result: Result = { changed: 0, rejection: all.length < total ? taken : null, isElsewhere: false };
  let isStopped = false;
  for (let first = 0; first < all.length && !isStopped; first += BATCH_MAX) {
    sender.onProgress({ done: first, total });
    isStopped =
      sender.isCanceled() || !(await sendRequest(all.slice(first, first + BATCH_MAX), first, sender, result));
  }
  const { changed, rejection, isElsewhere } = result;
  const cards = { changed, unchanged: total - changed };
  if (rejection) return { ...rejection, cards };
  if (isStopped) return { ok: false, code: 'canceled', sentence: textOf('canceled'), cards };
  return isElsewhere ? { ok: true, note: 'last' } : { ok: true };
}

/** A move that waited must not bring back a card that another client moved to another board since. */
function isTaken(edit: CardEdit, { store, idOf }: CommandSender): boolean {
  return isMove(edit) && edit.move.version === undefined && store.base.departed.has(idOf(edit.cardId));
}

function sentOf(edit: CardEdit, place: EditPlace, { idOf }: CommandSender): Sent {
  const anchors = isMove(edit) ? anchorsOf(edit.move.place, place, idOf) : [];
  return { edit, anchors, attempt: 0 };
}

/** Sends the changes of one request, and again those whose anchors are gone. @returns whether the next one may follow */
async function sendRequest(
  changes: readonly Sent[],
  first: number,
  sender: CommandSender,
  result: Result,
): Promise<boolean> {
  let waiting = changes;
  for (let round = 0; waiting.length > 0; round++) {
    const cards = waiting.map((sent) => changeOf(sent, sender));
    try {
      const response = await sender.write(`change-${first}-${round}`, 'POST', '/cards/batch-update', {
        body: { cards },
      });
      waiting = take(waiting, requireSuccess(response).body as BatchItem[], sender, result);
    } catch (error) {
      result.rejection ??= rejected(error);
      return false;
    }
  }
  return true;
}

/** @returns the changes to send again, with their next anchors */
function take(
  sent: readonly Sent[],
  items: readonly BatchItem[],
  sender: CommandSender,
  result: Result,
): readonly Sent[] {
  const again: Sent[] = [];
  for (const [index, one] of sent.entries()) {
    const { card, listVersion, error } = items[index] ?? {};
    if (card) {
      sender.onDone((base) => base.putCard(card, listVersion ?? null));
      result.changed += 1;
      result.isElsewhere ||= one.attempt > 0 && 'position' in (one.anchors[one.attempt] ?? {});
    } else if (error?.code === 'anchor_gone' && one.attempt + 1 < one.anchors.length) {
      one.attempt += 1;
      again.push(one);
    } else {
      result.rejection ??= {
        ok: false,
        code: error?.code ?? 'unexpected_response',
        sentence: error?.error ?? textOf('invalidResponse'),
      };
    }
  }
  const [head] = again;
  const wasPushing = head !== undefined && isPushing(anchorPlace(head.anchors[head.attempt - 1]));
  const isReversed = head !== undefined && wasPushing !== isPushing(anchorPlace(head.anchors[head.attempt]));
  return isReversed ? again.reverse() : again;
}

/** An anchor in the form of a place. */
const anchorPlace = (anchor: Anchor | undefined): object =>
  anchor && 'position' in anchor ? { at: anchor.position } : (anchor ?? {});

function changeOf({ edit, anchors, attempt }: Sent, { idOf }: CommandSender): BatchChange {
  const id = idOf(edit.cardId);
  if ('completed' in edit) return { id, completed: edit.completed };
  if ('archived' in edit) return { id, archived: edit.archived };
  if ('set' in edit) return { id, set: edit.set };
  if ('field' in edit) return { id, field: { ...edit.field } as NonNullable<BatchChange['field']> };
  if ('labels' in edit) return { id, labels: copyOf(edit.labels) };
  if ('assignees' in edit) return { id, assignees: copyOf(edit.assignees) };
  const { listId, version } = edit.move;
  return {
    id,
    ...(version === undefined ? {} : { version }),
    move: { listId: idOf(listId), ...anchors[attempt] },
  };
}

const copyOf = ({ add, remove }: SetChange): { add: number[]; remove: number[] } => ({
  add: [...add],
  remove: [...remove],
});
