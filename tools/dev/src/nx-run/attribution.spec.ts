import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../../../..');
const { attribute } = createRequire(import.meta.url)('../../nx/attribution.cjs') as {
  attribute: (
    output: string,
    root: string,
    folders: Readonly<Record<string, readonly string[]>>,
  ) => Map<string, string[]>;
};

const folders = { web: ['apps/web'], client: ['libs/client'], rest: ['docs', 'README.md', 'package.json'] };
const found = (output: string): Record<string, string[]> =>
  Object.fromEntries(attribute(output, root, folders));

describe('the project of a fault', () => {
  it('is the one of its path, in the form of each program', () => {
    expect(found('apps/web/src/main.tsx(3,7): error TS2322: No.\n  Its second line.')).toEqual({
      web: ['apps/web/src/main.tsx(3,7): error TS2322: No.', '  Its second line.'],
    });
    expect(found(`\n${root}/libs/client/src/a.ts\n  1:1  error  No`)).toEqual({
      client: [`${root}/libs/client/src/a.ts`, '  1:1  error  No'],
    });
    expect(found('[warn] docs/mcp.md\n[error] package.json: SyntaxError')).toEqual({
      rest: ['[warn] docs/mcp.md', '[error] package.json: SyntaxError'],
    });
    expect(found('README.md:3  Too long.')).toEqual({ rest: ['README.md:3  Too long.'] });
  });

  it('is the same in colors', () => {
    const line = `\u001b[4m${root}/libs/client/src/a.ts\u001b[24m`;
    expect(found(line)).toEqual({ client: [line] });
    expect(found('[\u001b[33mwarn\u001b[39m] docs/mcp.md')).toHaveProperty('rest');
  });

  it('is none for a path outside of all, and for a name that only begins like a folder', () => {
    expect(found('apps/website/a.ts: no\nerror: out of memory')).toEqual({});
  });
});
