import type { components, Kiban } from '@kiban/client';
import { UsageError } from '../console/failure.js';
import type { Command, CommandGroup, Context, Flag, Given } from './command.js';
import { cardIdOf } from './card-reference.js';
import { firstRows, LIMIT_FLAG, MORE } from './first-rows.js';

type Card = components['schemas']['Card'];

const card = { name: 'card' };
const ifVersion: Flag = { summary: 'the version that the change is based on', value: 'version' };
const place: Readonly<Record<string, Flag>> = {
  first: { summary: 'at the top of the list' },
  before: { summary: 'before this card', value: 'card' },
  after: { summary: 'after this card', value: 'card' },
};
const contents: Readonly<Record<string, Flag>> = {
  description: { summary: 'Markdown; with update, an empty text removes it', value: 'text' },
  start: { summary: 'start date, such as 2026-11-23', value: 'date' },
  due: { summary: 'due date or time', value: 'date' },
};

const SORTS = ['created', '-created', 'updated', '-updated', 'due', '-due'] as const;
const ARCHIVED = ['true', 'false', 'all'] as const;

/** As in `GET /search`. */
const filters: Readonly<Record<string, Flag>> = {
  assignee: { summary: 'assigned to any of these: ids, me, none', value: 'members' },
  'not-assignee': { summary: 'assigned to none of these', value: 'members' },
  'created-by': { summary: 'created by any of these: ids, me', value: 'members' },
  label: { summary: 'with any of these labels: names or ids', value: 'labels' },
  'not-label': { summary: 'with none of these labels', value: 'labels' },
  due: {
    summary: 'overdue, today, week, none, a day, or a span such as 2026-11-01..2026-11-30',
    value: 'when',
  },
  done: { summary: 'completed' },
  open: { summary: 'not completed' },
  'updated-since': { summary: 'changed since a day or time', value: 'date' },
  field: { summary: 'a field’s id and a condition, such as 12=5..9', value: 'id=condition', multiple: true },
  archived: { summary: 'only archived cards, or all', value: 'which', choices: ARCHIVED },
  'time-zone': { summary: 'of --due and other days (default: this computer’s)', value: 'zone' },
  sort: { summary: 'their order (default: -created)', value: 'order', choices: SORTS },
};

const line = ({ id, number, title, listName, dueDate, completedAt }: Card): string =>
  [
    id,
    `#${number}`,
    title,
    listName,
    dueDate === null ? '' : `due ${dueDate}`,
    completedAt === null ? '' : 'completed',
  ]
    .filter(Boolean)
    .join('  ');

/** A command that changes one card and prints it. */
function change(
  summary: string,
  flags: Readonly<Record<string, Flag>>,
  apply: (kiban: Kiban, id: number, given: Given, guard: { ifVersion?: number }) => Promise<Card>,
): Command {
  return {
    summary,
    arguments: [card],
    flags: { ...flags, 'if-version': ifVersion },
    run: async ({ output, kiban }, given) => {
      const version = given.number('if-version');
      const guard = version === undefined ? {} : { ifVersion: version };
      const client = await kiban();
      const changed = await apply(client, await cardIdOf(client, given.arg(0), '<card>'), given, guard);
      await output.result(changed, [line(changed)]);
    },
  };
}

async function placeOf(
  kiban: Kiban,
  given: Given,
): Promise<{ position: 'first' } | { before: number } | { after: number } | object> {
  const [before, after] = [given.text('before'), given.text('after')];
  if ([given.is('first'), before !== undefined, after !== undefined].filter(Boolean).length > 1)
    throw new UsageError('Only one of --first, --before and --after can be given.');
  if (before !== undefined) return { before: await cardIdOf(kiban, before, '--before') };
  if (after !== undefined) return { after: await cardIdOf(kiban, after, '--after') };
  return given.is('first') ? { position: 'first' } : {};
}

/** An empty text removes the property. */
function contentsOf(given: Given): {
  description?: string | null;
  startDate?: string | null;
  dueDate?: string | null;
} {
  const names = { description: 'description', start: 'startDate', due: 'dueDate' };
  return Object.fromEntries(
    Object.entries(names).flatMap(([flag, property]) => {
      const text = given.text(flag);
      return text === undefined ? [] : [[property, text === '' ? null : text]];
    }),
  );
}

export const cardCommands: CommandGroup = {
  'cards list': {
    summary: 'List or search cards',
    flags: {
      board: { summary: 'of this board', value: 'id' },
      list: { summary: 'of this list', value: 'id' },
      query: {
        summary: 'words in their texts, names of lists and boards, or a number',
        value: 'text',
        short: 'q',
      },
      ...filters,
      limit: LIMIT_FLAG,
    },
    run: list,
  },
  'cards get': {
    summary: 'Show a card',
    arguments: [card],
    run: async ({ output, kiban }, given) => {
      const client = await kiban();
      const found = await client.cards.get(await cardIdOf(client, given.arg(0), '<card>'));
      const { url, description, labels, assignees, version } = found;
      await output.result(found, [
        line(found),
        ...(labels.length === 0 ? [] : [`labels: ${labels.map(({ name }) => name).join(', ')}`]),
        ...(assignees.length === 0 ? [] : [`assignees: ${assignees.map(({ name }) => name).join(', ')}`]),
        `version: ${version}`,
        url,
        ...(description === null ? [] : ['', ...description.split(/\r?\n/)]),
      ]);
    },
  },
  'cards create': {
    summary: 'Create a card',
    arguments: [{ name: 'title' }],
    flags: { list: { summary: 'the list it goes into', value: 'id' }, ...contents, ...place },
    run: async ({ output, kiban }, given) => {
      const listId = given.number('list');
      if (listId === undefined) throw new UsageError('--list is missing.');
      const client = await kiban();
      const at = await placeOf(client, given);
      const made = await client.cards.create({
        listId,
        title: given.arg(0),
        ...contentsOf(given),
        ...at,
      });
      await output.result(made, [line(made)]);
    },
  },
  'cards update': change(
    'Change the title, description or dates of a card',
    { title: { summary: 'the new title', value: 'text' }, ...contents },
    (kiban, id, given, guard) => {
      const title = given.text('title');
      const body = { ...(title === undefined ? {} : { title }), ...contentsOf(given) };
      if (Object.keys(body).length === 0)
        throw new UsageError('Give at least one of --title, --description, --start and --due.');
      return kiban.cards.update(id, body, guard);
    },
  ),
  'cards move': change(
    'Move a card to a list',
    { list: { summary: 'the list it goes into', value: 'id' }, ...place },
    async (kiban, id, given, guard) => {
      const listId = given.number('list');
      if (listId === undefined) throw new UsageError('--list is missing.');
      return kiban.cards.move(id, { listId, ...(await placeOf(kiban, given)) }, guard);
    },
  ),
  'cards complete': change('Complete a card', {}, (kiban, id, _, guard) => kiban.cards.complete(id, guard)),
  'cards reopen': change('Reopen a completed card', {}, (kiban, id, _, guard) =>
    kiban.cards.reopen(id, guard),
  ),
  'cards archive': change('Archive a card', {}, (kiban, id, _, guard) => kiban.cards.archive(id, guard)),
  'cards restore': change('Restore an archived card', {}, (kiban, id, _, guard) =>
    kiban.cards.restore(id, guard),
  ),
};

/** The search that the flags ask for; undefined if there is none, but at most a board or a list. */
function searchOf(given: Given): Record<string, unknown> | undefined {
  if (given.is('done') && given.is('open'))
    throw new UsageError('Only one of --done and --open can be given.');
  const field = given.list('field');
  const search = {
    q: given.text('query'),
    assignee: given.text('assignee'),
    notAssignee: given.text('not-assignee'),
    createdBy: given.text('created-by'),
    label: given.text('label'),
    notLabel: given.text('not-label'),
    due: given.text('due'),
    done: given.is('done') ? 'true' : given.is('open') ? 'false' : undefined,
    updatedSince: given.text('updated-since'),
    field: field.length === 0 ? undefined : field,
    archived: given.text('archived'),
    sort: given.text('sort'),
  };
  const asked = Object.entries(search).filter(([, value]) => value !== undefined);
  if (asked.length === 0) return undefined;
  const timeZone = given.text('time-zone') ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { ...Object.fromEntries(asked), timeZone };
}

async function list({ output, kiban }: Context, given: Given): Promise<void> {
  const [boardId, listId, search] = [given.number('board'), given.number('list'), searchOf(given)];
  const { cards } = await kiban();
  const found =
    listId !== undefined && search === undefined
      ? cards.list(listId)
      : cards.search({
          ...(boardId === undefined ? {} : { boardId }),
          ...(listId === undefined ? {} : { listId }),
          ...search,
        });
  const { rows, hasMore } = await firstRows(found, given.number('limit'));
  await output.table(rows, [
    ['ID', ({ id }) => id],
    ['NUMBER', ({ number }) => `#${number}`],
    ['TITLE', ({ title }) => title],
    ['LIST', ({ listName }) => listName],
    ['DUE', ({ dueDate }) => dueDate],
  ]);
  if (hasMore) output.note(MORE);
}
