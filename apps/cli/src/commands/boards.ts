import type { components } from '@kiban/client';
import { References } from '../references/references.js';
import type { CommandGroup } from './command.js';

type Board = components['schemas']['Board'];

const KINDS = ['kanban', 'grid', 'timetable'] as const;
const line = ({ id, name, listCount, cardCount }: Board): string =>
  `${id}  ${name}  ${listCount} lists, ${cardCount} cards`;

export const boardCommands: CommandGroup = {
  'boards list': {
    summary: 'List the boards',
    run: async ({ output, kiban }) => {
      const boards = await (await kiban()).boards.list();
      await output.table(boards, [
        ['ID', ({ id }) => id],
        ['NAME', ({ name }) => name],
        ['LISTS', ({ listCount }) => listCount],
        ['CARDS', ({ cardCount }) => cardCount],
      ]);
    },
  },
  'boards get': {
    summary: 'Show a board with its lists and cards',
    arguments: [{ name: 'board' }],
    run: async ({ output, kiban }, given) => {
      const client = await kiban();
      const id = await new References(client).boardId(given.arg(0), '<board>');
      const board = await client.boards.get(id);
      const lists = board.lists.flatMap((list) => [
        '',
        `${list.name} (list ${list.id})`,
        ...list.cards.map(({ id: card, number, title }) => `  ${card}  #${number}  ${title}`),
      ]);
      await output.result(board, [line(board), ...lists]);
    },
  },
  'boards create': {
    summary: 'Create a board',
    arguments: [{ name: 'name' }],
    flags: {
      list: { summary: 'a list of the board, in order', value: 'name', multiple: true },
      description: { summary: 'its description', value: 'text' },
      kind: { summary: 'its kind', value: 'kind', choices: KINDS },
    },
    run: async ({ output, kiban }, given) => {
      const kind = KINDS.find((one) => one === given.text('kind'));
      const description = given.text('description');
      const board = await (
        await kiban()
      ).boards.create({
        name: given.arg(0),
        lists: given.list('list').map((name) => ({ name })),
        ...(description === undefined ? {} : { description }),
        ...(kind === undefined ? {} : { kind }),
      });
      await output.result(board, [line(board)]);
    },
  },
};
