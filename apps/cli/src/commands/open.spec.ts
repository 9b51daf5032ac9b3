import { PassThrough } from 'node:stream';
import { expect, it } from '@jest/globals';
import type { Kiban } from '@kiban/client';
import { Output } from '../console/output.js';
import type { Context } from './command.js';
import { openCommand } from './open.js';
import { parseCommand } from './parse.js';

const ORIGIN = 'https://kiban.example';

const opened: string[] = [];

const printed = async (args: string[], boardUrl = `${ORIGIN}/boards/3`, isTTY = false): Promise<string> => {
  const stdout = new PassThrough();
  const kiban = {
    boards: {
      list: () => Promise.resolve([{ id: 3, name: 'Launch' }]),
      get: (id: number) => Promise.resolve({ url: boardUrl, id }),
    },
    cards: {
      get: (id: number) => Promise.resolve({ id, url: `${ORIGIN}/cards/${id}` }),
      search: async function* () {
        yield await Promise.resolve({ id: 912, url: `${ORIGIN}/cards/912` });
      },
    },
  } as unknown as Kiban;
  const context = {
    output: new Output({ stdout, stderr: new PassThrough(), json: false }),
    profile: { login: () => Promise.resolve({ origin: ORIGIN, token: 'kbn_x' }) },
    stdin: Object.assign(new PassThrough(), { isTTY }),
    openBrowser: (address: string) => opened.push(address),
    kiban: () => Promise.resolve(kiban),
  } as unknown as Context;
  await openCommand.run(context, parseCommand({ ...openCommand, name: 'open' }, args).given);
  return String(stdout.read()).trim();
};

it.each([
  [[], `${ORIGIN}/`],
  [['launch'], `${ORIGIN}/boards/3`],
  [['3'], `${ORIGIN}/boards/3`],
  [['#12'], `${ORIGIN}/cards/912`],
  [['--card', '7'], `${ORIGIN}/cards/7`],
  [[`${ORIGIN}/cards/7`], `${ORIGIN}/cards/7`],
])('kiban open %j prints the address where there is no terminal', async (args, address) => {
  expect(await printed(args)).toBe(address);
});

it.each(['javascript:alert(1)', 'file:///etc/passwd', ''])(
  'kiban open opens nothing but pages: %j',
  async (address) => {
    await expect(printed(['launch'], address)).rejects.toThrow('The deployment sent no address of a page.');
  },
);

it('kiban open prints a page of another origin, and does not open it', async () => {
  opened.length = 0;
  expect(await printed(['launch'], 'https://evil.example/boards/3', true)).toBe(
    'https://evil.example/boards/3',
  );
  expect(opened).toEqual([]);
  expect(await printed(['launch'], undefined, true)).toBe(`${ORIGIN}/boards/3`);
  expect(opened).toEqual([`${ORIGIN}/boards/3`]);
  await printed(['launch', '--no-browser'], undefined, true);
  expect(opened).toHaveLength(1);
});
