import type { Kiban } from '@kiban/client';
import { UsageError } from '../console/failure.js';
import { cardIdOf } from '../references/card-reference.js';
import { References, type BoardOf, type NewFieldValue } from '../references/references.js';
import { contentFlags, contentsOf } from './card-contents.js';
import { BOARD_FLAG, CARD, cardLine, changeOfCard } from './card-change.js';
import type { CommandGroup, Context, Flag, Given } from './command.js';
import { firstRows, LIMIT_FLAG, MORE } from './first-rows.js';

const place: Readonly<Record<string, Flag>> = {
  first: { summary: 'at the top of the list' },
  before: { summary: 'before this card', value: 'card' },
  after: { summary: 'after this card', value: 'card' },
};
const SORTS = ['created', '-created', 'updated', '-updated', 'due', '-due'] as const;
const ARCHIVED = ['true', 'false', 'all'] as const;

/** As in `GET /search`. */
const filters: Readonly<Record<string, Flag>> = {
  assignee: { summary: 'assigned to any of these: names, ids, me, none', value: 'members' },
  'not-assignee': { summary: 'assigned to none of these', value: 'members' },
  'created-by': { summary: 'created by any of these: names, ids, me', value: 'members' },
  label: { summary: 'with any of these labels: names or ids', value: 'labels' },
  'not-label': { summary: 'with none of these labels', value: 'labels' },
  due: {
    summary: 'overdue, today, week, none, a day, or a span such as 2026-11-01..2026-11-30',
    value: 'when',
  },
  done: { summary: 'completed' },
  open: { summary: 'not completed' },
  'updated-since': { summary: 'changed since a day or time', value: 'date' },
  field: {
    summary: 'a field and a condition, such as Region=EMEA or 12=5..9',
    value: 'field=condition',
    multiple: true,
  },
  archived: { summary: 'only archived cards, or all', value: 'which', choices: ARCHIVED },
  'time-zone': { summary: 'of --due and other days (default: this computer’s)', value: 'zone' },
  sort: { summary: 'their order (default: -created)', value: 'order', choices: SORTS },
};

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

export const cardCommands: CommandGroup = {
  'cards list': {
    summary: 'List or search cards',
    flags: {
      board: { summary: 'of this board: name or id', value: 'board' },
      list: { summary: 'of this list: name (with --board) or id', value: 'list' },
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
    arguments: [CARD],
    run: async ({ output, kiban }, given) => {
      const client = await kiban();
      const found = await client.cards.get(await cardIdOf(client, given.arg(0), '<card>'));
      const { url, description, labels, assignees, version } = found;
      await output.result(found, [
        cardLine(found),
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
    flags: {
      list: { summary: 'the list it goes into: name (with --board) or id', value: 'list' },
      board: BOARD_FLAG,
      label: { summary: 'a label: name or id', value: 'label', multiple: true },
      assignee: { summary: 'an assignee: name, id or me', value: 'member', multiple: true },
      field: { summary: 'a field and its value', value: 'field=value', multiple: true },
      ...contentFlags,
      ...place,
    },
    run: create,
  },
  'cards update': changeOfCard(
    'Change the title, description or dates of a card',
    { title: { summary: 'the new title', value: 'text' }, ...contentFlags },
    (kiban, id, given, guard) => {
      const title = given.text('title');
      const body = { ...(title === undefined ? {} : { title }), ...contentsOf(given) };
      if (Object.keys(body).length === 0)
        throw new UsageError(
          `Give at least one of --title, ${Object.keys(contentFlags)
            .map((flag) => `--${flag}`)
            .join(', ')}.`,
        );
      return kiban.cards.update(id, body, guard);
    },
  ),
  'cards move': changeOfCard(
    'Move a card to a list',
    {
      list: { summary: 'the list it goes into: name or id', value: 'list' },
      board: { summary: 'the board of the list, if it is another one than the card’s', value: 'board' },
      ...place,
    },
    async (kiban, id, given, guard) => {
      const references = new References(kiban);
      const ownBoard: BoardOf = async () => (await kiban.cards.get(id)).boardId;
      const boardOf = boardIn(references, given) ?? ownBoard;
      const listId = await references.listId(given.required('list'), boardOf, '--list');
      return kiban.cards.move(id, { listId, ...(await placeOf(kiban, given)) }, guard);
    },
  ),
  'cards complete': changeOfCard('Complete a card', {}, (kiban, id, _, guard) =>
    kiban.cards.complete(id, guard),
  ),
  'cards reopen': changeOfCard('Reopen a completed card', {}, (kiban, id, _, guard) =>
    kiban.cards.reopen(id, guard),
  ),
  'cards archive': changeOfCard('Archive a card', {}, (kiban, id, _, guard) =>
    kiban.cards.archive(id, guard),
  ),
  'cards restore': changeOfCard('Restore an archived card', {}, (kiban, id, _, guard) =>
    kiban.cards.restore(id, guard),
  ),
};

/** The board that --board names. */
function boardIn(references: References, given: Given): BoardOf | undefined {
  const board = given.text('board');
  return board === undefined ? undefined : () => references.boardId(board, '--board');
}

async function create({ output, kiban }: Context, given: Given): Promise<void> {
  const list = given.required('list');
  const client = await kiban();
  const references = new References(client);
  const named = boardIn(references, given);
  const listId = await references.listId(list, named, '--list');
  const boardOf: BoardOf = named ?? (async () => (await client.lists.get(listId)).boardId);
  const [labels, assignees] = [given.list('label'), given.list('assignee')];
  const [labelIds, assigneeIds, fields, at] = await Promise.all([
    Promise.all(labels.map((label) => references.labelId(label, boardOf, '--label'))),
    Promise.all(assignees.map((member) => references.memberId(member, '--assignee'))),
    fieldsIn(references, boardOf, given),
    placeOf(client, given),
  ]);
  const made = await client.cards.create({
    listId,
    title: given.arg(0),
    ...contentsOf(given),
    ...(labels.length === 0 ? {} : { labelIds }),
    ...(assignees.length === 0 ? {} : { assigneeIds }),
    ...(fields === undefined ? {} : { fields }),
    ...at,
  });
  await output.result(made, [cardLine(made)]);
}

async function fieldsIn(
  references: References,
  boardOf: BoardOf,
  given: Given,
): Promise<Record<string, NewFieldValue> | undefined> {
  const pairs = given.list('field').map((text) => {
    const at = text.indexOf('=');
    if (at < 1) throw new UsageError('--field must be a field and its value, such as Region=EMEA.');
    return [text.slice(0, at), text.slice(at + 1)] as const;
  });
  if (pairs.length === 0) return undefined;
  const values = await Promise.all(
    pairs.map(([field, value]) => references.fieldValue(field, value, boardOf, '--field')),
  );
  return Object.fromEntries(values.map(({ fieldId, value }) => [fieldId, value]));
}

/** The search that the flags ask for; undefined if there is none, but at most a board or a list. */
async function searchOf(
  references: References,
  boardOf: BoardOf | undefined,
  given: Given,
): Promise<Record<string, unknown> | undefined> {
  if (given.is('done') && given.is('open'))
    throw new UsageError('Only one of --done and --open can be given.');
  const members = async (flag: string): Promise<string | undefined> => {
    const text = given.text(flag);
    return text === undefined ? undefined : references.memberFilter(text, `--${flag}`);
  };
  const field = await Promise.all(
    given.list('field').map((text) => references.fieldCondition(text, boardOf, '--field')),
  );
  const search = {
    q: given.text('query'),
    assignee: await members('assignee'),
    notAssignee: await members('not-assignee'),
    createdBy: await members('created-by'),
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
  const client = await kiban();
  const references = new References(client);
  const boardOf = boardIn(references, given);
  const name = given.text('list');
  const listId = name === undefined ? undefined : await references.listId(name, boardOf, '--list');
  const boardId = await boardOf?.();
  const search = await searchOf(references, boardOf, given);
  const { cards } = client;
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
