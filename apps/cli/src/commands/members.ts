import { References } from '../references/references.js';
import type { CommandGroup } from './command.js';

const board = { name: 'board' };

/** What other commands name. */
export const memberCommands: CommandGroup = {
  'members list': {
    summary: 'List the members of the workspace',
    run: async ({ output, kiban }) => {
      await output.table(await (await kiban()).members.list(), [
        ['ID', ({ id }) => id],
        ['NAME', ({ name }) => name],
        ['ROLE', ({ role }) => role],
        ['EMAIL', ({ email }) => email],
      ]);
    },
  },
  'labels list': {
    summary: 'List the labels of a board',
    arguments: [board],
    run: async ({ output, kiban }, given) => {
      const client = await kiban();
      const boardId = await new References(client).boardId(given.arg(0), '<board>');
      await output.table(await client.labels.list(boardId), [
        ['ID', ({ id }) => id],
        ['NAME', ({ name }) => name],
        ['COLOR', ({ color }) => color],
      ]);
    },
  },
  'labels create': {
    summary: 'Create a label of a board',
    arguments: [board, { name: 'name' }],
    flags: { color: { summary: 'its color, such as #ef4444', value: 'color' } },
    run: async ({ output, kiban }, given) => {
      const client = await kiban();
      const boardId = await new References(client).boardId(given.arg(0), '<board>');
      const made = await client.labels.create(boardId, {
        name: given.arg(1),
        color: given.required('color'),
      });
      await output.result(made, [`${made.id}  ${made.name}  ${made.color}`]);
    },
  },
  'fields list': {
    summary: 'List the custom fields of a board',
    arguments: [board],
    run: async ({ output, kiban }, given) => {
      const client = await kiban();
      const boardId = await new References(client).boardId(given.arg(0), '<board>');
      await output.table(await client.fields.list(boardId), [
        ['ID', ({ id }) => id],
        ['NAME', ({ name }) => name],
        ['TYPE', ({ type }) => type],
        ['OPTIONS', ({ options }) => options.map(({ label }) => label).join(', ')],
      ]);
    },
  },
};
