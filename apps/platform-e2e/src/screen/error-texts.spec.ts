import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { errorCodes } from '@kiban/contracts';

const texts = new URL('../../../web/src/texts/', import.meta.url);

it.each(['en', 'ja'])('the screen has a text for every error code of the API: %s', async (language) => {
  const source = await readFile(new URL(`${language}/errors.ts`, texts), 'utf8');
  const codes = [...source.matchAll(/^ {2}(\w+): /gm)].map(([, code]) => code);
  expect(codes.toSorted()).toEqual([...errorCodes].sort());
});
