import { limits } from '@kiban/client';
import { UsageError } from '../console/failure.js';
import { readAll } from '../console/read-input.js';
import { cardIdOf } from '../references/card-reference.js';
import { References, type BoardOf } from '../references/references.js';
import { CARD, changedCard, changeOfCard } from './card-change.js';
import type { CommandGroup, Context, Flag, Given } from './command.js';
import { firstRows, LIMIT_FLAG, MORE } from './first-rows.js';

const changes = (what: string, value: string): Readonly<Record<string, Flag>> => ({
  add: { summary: `${what} to add: name or id`, value, multiple: true },
  remove: { summary: `${what} to remove: name or id`, value, multiple: true },
});

/** @throws UsageError */
async function changesIn(
  given: Given,
  idOf: (text: string, what: string) => Promise<number>,
): Promise<{ add: number[]; remove: number[] }> {
  const [add, remove] = [given.list('add'), given.list('remove')];
  if (add.length + remove.length === 0) throw new UsageError('Give at least one of --add and --remove.');
  return {
    add: await Promise.all(add.map((text) => idOf(text, '--add'))),
    remove: await Promise.all(remove.map((text) => idOf(text, '--remove'))),
  };
}

/** What a card has of its board and of the workspace. */
export const cardRelationCommands: CommandGroup = {
  'cards label': changeOfCard(
    'Add labels to a card, or remove them',
    changes('a label', 'label'),
    async (kiban, id, given, guard) => {
      const references = new References(kiban);
      const boardOf: BoardOf = async () => (await kiban.cards.get(id)).boardId;
      const labels = await changesIn(given, (text, what) => references.labelId(text, boardOf, what));
      return changedCard(kiban, { id, labels }, guard);
    },
  ),
  'cards assign': changeOfCard(
    'Assign members to a card, or remove them from it',
    changes('a member, or me,', 'member'),
    async (kiban, id, given, guard) => {
      const references = new References(kiban);
      const assignees = await changesIn(given, (text, what) => references.memberId(text, what));
      return changedCard(kiban, { id, assignees }, guard);
    },
  ),
  'cards set': {
    ...changeOfCard('Set a custom field of a card', {}, async (kiban, id, given, guard) => {
      const boardOf: BoardOf = async () => (await kiban.cards.get(id)).boardId;
      const [field, value] = [given.arg(1), given.arg(2)];
      const change = await new References(kiban).fieldValue(field, value, boardOf, '<field>');
      return changedCard(kiban, { id, field: change }, guard);
    }),
    arguments: [CARD, { name: 'field' }, { name: 'value' }],
    notes: [
      'The value is text, a number, true, a date, an option or a member. An empty text clears the field.',
    ],
  },
  'cards comment': {
    summary: 'Comment on a card',
    arguments: [CARD, { name: 'text' }],
    notes: ['The text is Markdown; - reads it from standard input.'],
    run: comment,
  },
  'cards comments': {
    summary: 'List the comments of a card, oldest first',
    arguments: [CARD],
    flags: { limit: LIMIT_FLAG },
    run: comments,
  },
};

async function comment({ output, kiban, stdin }: Context, given: Given): Promise<void> {
  const text =
    given.arg(1) === '-' ? (await readAll(stdin, limits.bodyBytesMax)).toString('utf8').trim() : given.arg(1);
  const client = await kiban();
  const made = await client.comments.create(await cardIdOf(client, given.arg(0), '<card>'), { text });
  await output.result(made, [`Comment ${made.id}  ${made.url}`]);
}

async function comments({ output, kiban }: Context, given: Given): Promise<void> {
  const client = await kiban();
  const id = await cardIdOf(client, given.arg(0), '<card>');
  const { rows, hasMore } = await firstRows(client.comments.list(id), given.number('limit'));
  const lines = rows.flatMap(({ author, createdAt, text }, at) => [
    ...(at === 0 ? [] : ['']),
    `${createdAt}  ${author.name}`,
    ...text.split(/\r?\n/),
  ]);
  await output.result(rows, lines);
  if (hasMore) output.note(MORE);
}
