import { readTimestamp, ValidationError } from '@kiban/contracts';
import { z } from 'zod';
import { isReversed } from '../store/cards/domain/card.js';
import { listOf, mapOf, pathOfFault } from './bounded-collections.js';

/** More than any value of Trello has. */
const MEMBERS_MAX = 20;

const pos = z.number().default(0);
const list = z.custom<unknown[]>((value) => Array.isArray(value), 'must be an array').default([]);

/** The parts of Trello's export that are read or counted; all others are ignored. */
const trello = z.object({
  name: z.string().min(1),
  desc: z.string().default(''),
  lists: listOf(
    z.object({ id: z.string(), name: z.string(), closed: z.boolean().default(false), pos: z.number() }),
  ),
  cards: listOf(
    z.object({
      id: z.string(),
      idList: z.string(),
      name: z.string(),
      desc: z.string().default(''),
      closed: z.boolean().default(false),
      pos: z.number(),
      start: z.string().nullish(),
      due: z.string().nullish(),
      dueComplete: z.boolean().default(false),
      idLabels: listOf(z.string()).default([]),
      idMembers: listOf(z.string()).default([]),
      idMembersVoted: list,
      attachments: list,
      stickers: list,
      coordinates: z.unknown().optional(),
      customFieldItems: listOf(
        z.object({
          idCustomField: z.string(),
          idValue: z.string().nullish(),
          value: mapOf(z.unknown(), MEMBERS_MAX).nullish(),
        }),
      ).default([]),
    }),
  ),
  labels: listOf(
    z.object({ id: z.string(), name: z.string().default(''), color: z.string().nullish() }),
  ).default([]),
  members: listOf(z.object({ id: z.string(), fullName: z.string().default('') })).default([]),
  checklists: listOf(
    z.object({
      idCard: z.string(),
      name: z.string().default(''),
      pos,
      checkItems: listOf(
        z.object({
          name: z.string(),
          state: z.string(),
          pos,
          due: z.string().nullish(),
          idMember: z.string().nullish(),
        }),
      ),
    }),
  ).default([]),
  actions: listOf(
    z.object({
      type: z.string(),
      date: z.string().default(''),
      data: z
        .object({ text: z.string().optional(), card: z.object({ id: z.string() }).optional() })
        .default({}),
    }),
  ).default([]),
  customFields: listOf(
    z.object({
      id: z.string(),
      name: z.string(),
      type: z.string(),
      pos,
      options: listOf(
        z.object({
          id: z.string(),
          value: z.object({ text: z.string().default('') }),
          color: z.string().nullish(),
          pos,
        }),
      ).default([]),
    }),
  ).default([]),
  powerUps: list,
  pluginData: list,
});

export type TrelloBoard = z.infer<typeof trello>;
export type TrelloCard = TrelloBoard['cards'][number];

export function looksLikeTrello(body: object): boolean {
  return 'lists' in body && 'cards' in body && !('format' in body);
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
