import { PassThrough } from 'node:stream';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createKiban } from '@kiban/client';
import { Output } from '../console/output.js';
import { apiCommand } from './api.js';
import type { Context } from './command.js';
import { parseCommand } from './parse.js';

describe('kiban api', () => {
  let urls: string[];
  let pages: (readonly [rows: number[], next: string | null])[];
  beforeEach(() => {
    urls = [];
    pages = [[[1], null]];
  });

  const call = async (...args: string[]): Promise<unknown> => {
    const stdout = new PassThrough();
    const kiban = createKiban({
      origin: 'https://kiban.example',
      fetch: (url) => {
        urls.push(url.replace('https://kiban.example/api/v1', ''));
        const [rows, next] = pages.shift() ?? [[], null];
        return Promise.resolve(
          new Response(JSON.stringify(rows), {
            headers: {
              'content-type': 'application/json',
              ...(next === null ? {} : { 'x-next-cursor': next }),
            },
          }),
        );
      },
    });
    const output = new Output({ stdout, stderr: new PassThrough(), json: false });
    const context = { output, kiban: () => Promise.resolve(kiban) } as unknown as Context;
    await apiCommand.run(context, parseCommand({ ...apiCommand, name: 'api' }, args).given);
    return JSON.parse(String(stdout.read()));
  };

  it('adds the pages and fields to the query that is written behind the path', async () => {
    pages = [
      [[1, 2], 'a/b'],
      [[3], null],
    ];
    const rows = await call(
      'GET',
      '/search?due=week&field=3%3D1&field=4%3D2',
      '-f',
      'sort=due',
      '--paginate',
    );
    expect(rows).toEqual([1, 2, 3]);
    expect(urls).toEqual([
      '/search?due=week&field=3%3D1&field=4%3D2&sort=due',
      '/search?due=week&field=3%3D1&field=4%3D2&sort=due&cursor=a%2Fb',
    ]);
  });

  it('goes on from a cursor in the path, and never sends two', async () => {
    pages = [
      [[1], 'next'],
      [[2], null],
    ];
    expect(await call('GET', 'lists/3/cards?cursor=first&limit=1', '--paginate')).toEqual([1, 2]);
    expect(urls).toEqual(['/lists/3/cards?cursor=first&limit=1', '/lists/3/cards?cursor=next&limit=1']);
  });

  it('prefers a flag to the same name in the path, and keeps the query of a write', async () => {
    await call('GET', '/search?q=tea%20%26%20cake', '-f', 'q=ice');
    await call('POST', '/boards/import?dryRun=true', '-f', 'format=x');
    expect(urls).toEqual(['/search?q=ice', '/boards/import?dryRun=true']);
  });
});
