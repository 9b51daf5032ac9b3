import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { findRepositoryRoot } from '../repository-root.js';
import { PAGE_TOKENS, pageTokens } from './page-tokens.js';

it('gives the pages of auth the tokens of the screen; “npm run tokens” writes them', async () => {
  const root = findRepositoryRoot();
  const written = await readFile(join(root, PAGE_TOKENS), 'utf8');
  expect(written).toBe(await pageTokens(root));
  expect(written).toContain("url('/fonts/inter-latin-wght-normal.woff2')");
  expect(written).toContain('--accent:light-dark(');
});
