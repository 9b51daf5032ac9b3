import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createKiban, type Kiban } from '@kiban/client';
import { testDeployment } from '../client/deployment.js';
import { newOwner } from '../running/owner.js';
import { importSources, type ImportSource } from './import-sources.js';
import { KibanProgram } from './kiban-program.js';

interface Result {
  boardId: number;
  lists: number;
  cards: number;
  unmapped: string[];
}

const CARDS = 1_000;

describe('kiban import of 1,000 cards', () => {
  let kiban: Kiban;
  let program: KibanProgram;
  beforeAll(async () => {
    const deployment = await testDeployment();
    const owner = await newOwner(deployment);
    kiban = createKiban({ origin: deployment.origin, token: owner.token });
    program = await KibanProgram.with({ KIBAN_URL: deployment.origin, KIBAN_TOKEN: owner.token });
  });
  afterAll(() => program.close());

  const fileOf = async ({ source, text }: ImportSource, name = source): Promise<string> => {
    const file = join(program.folder, name);
    await writeFile(file, text);
    return file;
  };
  const boards = async (): Promise<number> => (await kiban.boards.list()).length;

  it.each(importSources(CARDS).map((source) => [source.source, source] as const))(
    '%s: the dry run changes nothing and equals the run, which names what it left out [DEC-2.CLI-7]',
    async (name, source) => {
      const file = await fileOf(source);
      const before = await boards();
      const planned = await program.json<Partial<Result>>(['import', name, file, '--dry-run']);
      expect(await boards()).toBe(before);
      const { boardId, ...made } = await program.json<Result>(['import', name, file]);
      expect(planned).toEqual({ dryRun: true, ...made });
      expect(made).toMatchObject({ lists: source.lists, cards: CARDS });
      expect(made.unmapped.join('\n')).toMatch(source.leftOut);
      const board = await kiban.boards.get(boardId);
      expect(board.lists.reduce((sum, { cards }) => sum + cards.length, 0)).toBe(CARDS);
    },
  );

  it.each(['csv', 'jira', 'planka', 'trello', 'kiban'] as const)(
    '%s: a file with one card that a board cannot hold imports nothing [DEC-2.CLI-7]',
    async (name) => {
      const source = importSources(3).find((each) => each.source === name) as ImportSource;
      // 201 lists are more than a board has. Those of Trello become one list, so that only its cards can be too many.
      const lists = Array.from({ length: 201 }, (_, index) => index);
      const text: Record<ImportSource['source'], () => string> = {
        csv: () => `title,list\n${lists.map((list) => `Card,List ${list}`).join('\n')}\n`,
        jira: () =>
          `Summary,Issue key,Status\n${lists.map((list) => `Card,K-${list},S ${list}`).join('\n')}\n`,
        planka: () => {
          const file = JSON.parse(source.text) as { included: { lists: object[] } };
          file.included.lists = lists.map((list) => ({ id: `l${list}`, name: `L ${list}`, position: list }));
          return JSON.stringify(file);
        },
        trello: () => {
          const file = JSON.parse(source.text) as { cards: object[] };
          file.cards = Array.from({ length: 10_001 }, (_, card) => ({
            id: `c${card}`,
            idList: 'l0',
            name: `Card ${card}`,
            pos: card,
          }));
          return JSON.stringify(file);
        },
        kiban: () => {
          const file = JSON.parse(source.text) as { lists: object[] };
          file.lists = lists.map((list) => ({ name: `L ${list}`, cards: [] }));
          return JSON.stringify(file);
        },
      };
      const file = await fileOf({ ...source, text: text[name]() }, name);
      const limit = name === 'trello' ? '10000' : '200';
      const before = await boards();
      for (const more of [['--dry-run'], []]) {
        const ended = await program.run(['import', name, file, ...more]);
        expect(ended).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(limit) });
      }
      expect(await boards()).toBe(before);
    },
  );
});
