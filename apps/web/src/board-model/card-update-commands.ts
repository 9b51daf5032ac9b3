import { requireSuccess } from '../api/api-error.js';
import type { ApiResponse } from '../api/api-port.js';
import type { CardChange, CommandOf, CommandOutcome } from './board-command.js';
import type { BoardStore } from './board-store.js';
import { withFieldValue } from './card-fields.js';
import { changedCard, isTextUnread } from './card-text.js';
import { mergedText } from './late-text-merge.js';
import { isOutdated, takeCard, versionOf } from './responses.js';
import type { Card } from './entities.js';
import { cardsOverlay } from './overlay.js';
import { DONE, type RulesOf, type CommandSender, type Queued } from './queued-command.js';
import { isSameValue } from './same-value.js';
import { textOf } from './store-text.js';

type UpdateCard = CommandOf<'card.update'>;

export const updateCardRules: RulesOf<'card.update'> = {
  title: ({ cardId, change }, store) => textOf('updateCard', keysOf(change), store.card(cardId)?.title ?? ''),
  prepare: ({ cardId, change }, store) => ({ before: valuesOf(store.card(cardId), change) }),
  overlay: ({ command: { cardId, change } }) => cardsOverlay([cardId], (card) => changedCard(card, change)),
  send: sendUpdate,
  undo: ({ command: { cardId, change, base } }, store) => {
    const card = store.card(cardId);
    if (!card) return [];
    const isUnread = change.description !== undefined && isTextUnread(card);
    if (isUnread && base?.description === undefined) return [];
    const { title, ...others } = { ...valuesOf(card, change), ...(isUnread ? base : {}) };
    const before = { ...others, ...(title == null ? {} : { title }) };
    let made = change;
    return [
      {
        command: { kind: 'card.update', cardId, change: before },
        isCurrent: (now) => hasValues(now.card(cardId), made),
        settle: (now) => (made = valuesOf(now.servedCard(cardId), change)),
      },
    ];
  },
};

/**
 * Sends with If-Match, on top of the newest known values. A property that another client changed is merged, or both values
 * are returned. After 412, the card is read again.
 */
async function sendUpdate(
  { command, before }: Queued<'card.update'>,
  sender: CommandSender,
): Promise<CommandOutcome> {
  const id = sender.idOf(command.cardId);
  const known = sender.store.base.cards.get(id);
  const isEnough = known !== undefined && (command.change.description === undefined || !isTextUnread(known));
  let theirs = isEnough ? known : await sender.refreshCard(id);
  let base: CardChange = command.base ?? {};
  for (;;) {
    const change = await rebase(base, command.change, theirs);
    if (!change) return conflictOf(command, theirs);
    try {
      const options = { body: change, ifMatch: theirs.version };
      takeCard(sender, await sender.write(`update-${theirs.version}`, 'PATCH', `/cards/${id}`, options));
      return DONE;
    } catch (error) {
      if (!isOutdated(error)) throw error;
    }
    theirs = await sender.refreshCard(id);
    base = { ...(before as CardChange | undefined), ...command.base };
  }
}

/** The change on top of newer values; null if both sides changed the same property in different ways. */
async function rebase(base: CardChange, mine: CardChange, theirs: Card): Promise<CardChange | null> {
  const rebased: CardChange = { ...mine };
  for (const key of keysOf(mine)) {
    if (!(key in base) || isSameValue(theirs[key], base[key]) || isSameValue(theirs[key], mine[key]))
      continue;
    if (key !== 'description') return null;
    const text = await mergedText(base.description ?? '', mine.description ?? '', theirs.description ?? '');
    if (text === null) return null;
    rebased.description = text;
  }
  return rebased;
}

function conflictOf({ change }: UpdateCard, theirs: Card): CommandOutcome {
  return {
    ok: false,
    code: 'conflict',
    sentence: textOf('cardConflict'),
    conflict: { mine: change, theirs: valuesOf(theirs, change) },
  };
}

const keysOf = (change: CardChange): (keyof CardChange)[] => Object.keys(change) as (keyof CardChange)[];

function valuesOf(card: Card | undefined, change: CardChange): CardChange {
  return card ? Object.fromEntries(keysOf(change).map((key) => [key, card[key]])) : {};
}

const hasValues = (card: Card | undefined, change: CardChange): boolean =>
  card !== undefined && keysOf(change).every((key) => isSameValue(card[key], change[key]));

export const setValueRules: RulesOf<'card.value'> = {
  title: ({ cardId, fieldId }, store) =>
    textOf('setValue', fieldName(fieldId, store), store.card(cardId)?.title ?? ''),
  prepare: ({ cardId, fieldId }, store) => ({ before: store.card(cardId)?.fields[fieldId] ?? null }),
  overlay: ({ command: { cardId, fieldId, value } }) =>
    cardsOverlay([cardId], (card) => ({ ...card, fields: withFieldValue(card.fields, fieldId, value) })),
  send: sendValue,
  undo: ({ command: { cardId, fieldId, value } }, store) => {
    let made = value;
    return [
      {
        command: { kind: 'card.value', cardId, fieldId, value: store.card(cardId)?.fields[fieldId] ?? null },
        isCurrent: (now) => isSameValue(now.card(cardId)?.fields[fieldId], made),
        settle: (now) => (made = now.servedCard(cardId)?.fields[fieldId]),
      },
    ];
  },
};

async function sendValue(
  { command: { cardId, fieldId, value }, before }: Queued<'card.value'>,
  sender: CommandSender,
): Promise<CommandOutcome> {
  const id = sender.idOf(cardId);
  const read = async (): Promise<Card> => {
    const known = await sender.refreshCard(id);
    return sender.store.base.cards.get(id) ?? known;
  };
  let card = sender.store.base.cards.get(id) ?? (await read());
  for (;;) {
    try {
      const options = { body: { value }, ifMatch: card.version };
      const path = `/cards/${id}/fields/${fieldId}`;
      const response = await sender.write(`value-${card.version}`, 'PUT', path, options);
      takeValue(sender, response, { id, fieldId, sent: card });
      return DONE;
    } catch (error) {
      if (!isOutdated(error)) throw error;
    }
    card = await read();
    const theirs = card.fields[fieldId];
    if (!isSameValue(theirs, before) && !isSameValue(theirs, value))
      return {
        ok: false,
        code: 'conflict',
        sentence: textOf('valueConflict'),
        conflict: { mine: value, theirs: theirs ?? null },
      };
  }
}

interface SentValue {
  readonly id: number;
  readonly fieldId: number;
  /** The card when the request was made. */
  readonly sent: Card;
}

/** The next change of the card is based on the version that this one made. A newer card has the value already, or lost it. */
function takeValue(sender: CommandSender, response: ApiResponse, { id, fieldId, sent }: SentValue): void {
  const { value } = requireSuccess(response).body as { value: unknown };
  const version = versionOf(response) ?? sent.version;
  sender.onDone((base) => {
    if (base.cards.get(id) === sent)
      base.changeCard(id, { fields: withFieldValue(sent.fields, fieldId, value), version });
  });
}

const fieldName = (fieldId: number, store: BoardStore): string =>
  store.fields().find(({ id }) => id === fieldId)?.name ?? '';

/** Deletion is permanent: it has no inverse. */
export const deleteCardRules: RulesOf<'card.delete'> = {
  title: ({ cardId }, store) => textOf('deleteCard', store.card(cardId)?.title ?? ''),
  overlay: ({ command }) => cardsOverlay([command.cardId], () => null),
  send: async ({ command: { cardId } }, sender) => {
    const id = sender.idOf(cardId);
    await sender.write('delete', 'DELETE', `/cards/${id}`);
    sender.onDone((base) => base.removeCard(id));
    return DONE;
  },
  undo: () => [],
};
