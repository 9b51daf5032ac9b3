import { readTimestamp, ValidationError } from '@kiban/contracts';
import { z } from 'zod';
import { isReversed } from '@kiban/schedule';
import { listOf, mapOf, pathOfFault } from './bounded-collections.js';

/** More than any value of Trello has. */
const MEMBERS_MAX = 20;

/** Exports, old ones and programs write null or nothing where Trello has no value. */
const orElse = <Schema extends z.ZodType>(
  schema: Schema,
  value: z.output<Schema>,
): z.ZodType<z.output<Schema>> => schema.nullish().transform((given) => given ?? value);

const text = orElse(z.string(), '');
const flag = orElse(z.boolean(), false);
const pos = orElse(z.number(), 0);
const listOrNone = <Schema extends z.ZodType>(element: Schema): z.ZodType<z.output<Schema>[]> =>
  orElse(listOf(element), []);
/** Items that are only counted. */
const counted = orElse(
  z.custom<unknown[]>((value) => Array.isArray(value), 'must be an array'),
  [],
);

const label = z.object({ id: text, name: text, color: z.string().nullish() });
const card = z.object({
  id: z.string(),
  idList: text,
  name: text,
  desc: text,
  closed: flag,
  pos,
  start: z.string().nullish(),
  due: z.string().nullish(),
  dueComplete: flag,
  dateCompleted: z.string().nullish(),
  idLabels: listOrNone(z.string()),
  /** Before 2015 and in responses of its API, only these say which labels a card has. */
  labels: listOrNone(label),
  idMembers: listOrNone(z.string()),
  idMembersVoted: counted,
  attachments: listOrNone(z.object({ name: text, url: text, isUpload: flag })),
  stickers: counted,
  coordinates: z.unknown().optional(),
  cover: z.object({ color: z.string().nullish(), idAttachment: z.string().nullish() }).nullish(),
  badges: orElse(z.object({ comments: pos, attachments: pos, checkItems: pos }), {
    comments: 0,
    attachments: 0,
    checkItems: 0,
  }),
  customFieldItems: listOrNone(
    z.object({
      idCustomField: z.string(),
      idValue: z.string().nullish(),
      value: mapOf(z.unknown(), MEMBERS_MAX).nullish(),
    }),
  ),
});

const actionData = z.object({ text, card: z.object({ id: text }).nullish() });
const action = z.object({
  type: z.string(),
  date: text,
  memberCreator: z.object({ fullName: text }).nullish(),
  data: orElse(actionData, { text: '', card: null }),
});

/** The parts of Trello's export that are read or counted; all others are ignored. */
const trello = z.object({
  name: text,
  desc: text,
  lists: listOf(z.object({ id: z.string(), name: text, closed: flag, pos })),
  cards: listOf(card),
  labels: listOrNone(label),
  /** Names by colour, of boards before 2015. */
  labelNames: orElse(mapOf(z.unknown(), 100), {}),
  members: listOrNone(z.object({ id: z.string(), fullName: text })),
  checklists: listOrNone(
    z.object({
      idCard: text,
      name: text,
      pos,
      checkItems: listOrNone(
        z.object({
          name: text,
          state: text,
          pos,
          due: z.string().nullish(),
          idMember: z.string().nullish(),
        }),
      ),
    }),
  ),
  actions: listOrNone(action),
  customFields: listOrNone(
    z.object({
      id: z.string(),
      name: text,
      type: text,
      pos,
      options: listOrNone(
        z.object({
          id: z.string(),
          value: orElse(z.object({ text }), { text: '' }),
          color: z.string().nullish(),
          pos,
        }),
      ),
    }),
  ),
  powerUps: counted,
  pluginData: counted,
});

export type TrelloBoard = z.infer<typeof trello>;
export type TrelloCard = TrelloBoard['cards'][number];
export type TrelloLabel = TrelloBoard['labels'][number];

export function looksLikeTrello(body: object): boolean {
  return 'lists' in body && 'cards' in body && !('format' in body) && !('_format' in body);
}

/** @throws ValidationError that names the first property that is not in Trello's format */
export function readTrelloBoard(body: object): TrelloBoard {
  const result = trello.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = pathOfFault(issue?.path ?? ['body']);
  throw new ValidationError(
    field,
    'trello',
    `${field} of the Trello export cannot be read: ${issue?.message ?? ''}.`,
  );
}

/** In UTC; null for none and for a text that is no date. */
export function momentOf(date: string | null | undefined): string | null {
  return readTimestamp(date) ?? null;
}

/** Such a card is imported without its start. */
export function isDueBeforeStart({ start, due }: TrelloCard): boolean {
  return isReversed(momentOf(start), momentOf(due));
}

/** Trello's order, since its export does not keep it. */
export function byPos<Item extends { pos: number }>(items: readonly Item[]): Item[] {
  return [...items].sort((one, other) => one.pos - other.pos);
}

const colors: Record<string, string> = {
  green: '#22c55e',
  yellow: '#eab308',
  orange: '#f97316',
  red: '#ef4444',
  purple: '#a855f7',
  blue: '#3b82f6',
  sky: '#0ea5e9',
  lime: '#84cc16',
  pink: '#ec4899',
  black: '#334155',
};

/** Trello names its colours, such as `green_dark`. */
export function colorOf(name: string | null | undefined): string {
  return colors[(name ?? '').split('_')[0] ?? ''] ?? '#94a3b8';
}
