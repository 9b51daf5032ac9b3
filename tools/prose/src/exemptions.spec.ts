import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findRepositoryRoot } from '@kiban/dev/repository-root';
import { lintProse } from './lint-prose.js';
import { proseFiles } from './source-files.js';
import { readWordList } from './word-list.js';

const root = findRepositoryRoot();
const list = readWordList(join(root, 'tools/prose/words.yaml'));
const faultsIn = async (path: string, text: string): Promise<number[]> =>
  (await lintProse(path, text, list)).map(({ line }) => line);

const CODE_LIST = 'createCard moveCard deleteCard '.repeat(15);

describe('text that is quoted', () => {
  it.each([
    ['a code span of Markdown', 'docs/a.md', 'The word `anew` is banned.\n'],
    ['a code fence of Markdown', 'docs/a.md', '```\nanew\n```\n'],
    ['a block quote', 'docs/a.md', '> The server shall reply.\n'],
    ['a code span of a comment', 'libs/a/src/a.ts', '// The column `at once` is quoted.\n'],
    ['an identifier', 'libs/a/src/a.ts', 'const whoever = anew(shall);\n'],
    ['a string of one word', 'libs/a/src/a.ts', "const account = 'nobody';\n"],
    ['a module’s name', 'libs/a/src/a.ts', "import 'a module of nobody';\n"],
    ['a statement of SQL', 'libs/a/src/a.ts', 'const a = `SELECT x AS "at once" FROM y`;\n'],
    ['an example in an API document', 'libs/contracts/openapi/openapi.json', '{"example": "Paint it anew"}'],
    ['a release of the past', 'CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n## 1.0.0\n\nBegun anew.\n'],
    ['a list of names in a string', 'libs/a/src/a.ts', `const a = '${CODE_LIST}';\n`],
  ])('is not read: %s', async (_, path, text) => {
    expect(await faultsIn(path, text)).toEqual([]);
  });

  it('is read in the changes that are not released', async () => {
    const text = '# Changelog\n\n## Unreleased\n\nBegun anew.\n\n## 1.0.0\n\nBegun anew.\n';
    expect(await faultsIn('CHANGELOG.md', text)).toEqual([5]);
  });
});

describe('sentences', () => {
  const half = 'The relay reads the outbox and publishes its events in the order of their ids';
  const tail =
    'so that the consumer of a board sees one change after the other and never two of them together';

  it('span the lines of a comment', async () => {
    expect(await faultsIn('libs/a/src/a.ts', `// ${half},\n// ${half}, ${tail}.\n`)).toEqual([1]);
  });

  it('span the operands of a concatenation and count an expression as a word', async () => {
    expect(await faultsIn('libs/a/src/a.ts', `const a = '${half}, ' + b + '${half}, ${tail}.';\n`)).toEqual([
      1,
    ]);
  });

  it.each(['nginx passes it on', '`auth` replies', '42 cards follow', '“It” is quoted'])(
    'end before one that begins with %s',
    async (next) => {
      expect(await faultsIn('docs/a.md', `${half} and ${half}. ${next}, and ${half}.\n`)).toEqual([]);
    },
  );

  it('do not end at an abbreviation', async () => {
    expect(await faultsIn('docs/a.md', `${half}, e.g. ${half.toLowerCase()} and ${half}.\n`)).toEqual([1]);
  });

  it('end at blank lines, list items and tags of JSDoc', async () => {
    const text = `/**\n * ${half}:\n * - ${half}\n * - ${half}\n *\n * ${half}\n * @returns ${half}\n */\n`;
    expect(await faultsIn('libs/a/src/a.ts', text)).toEqual([]);
  });
});

describe('the files that are read', () => {
  const files = proseFiles(root, [root], list.unread);

  it('leave out what is quoted, generated or installed', () => {
    const left = files.filter((path) =>
      /(^|\/)(node_modules|dist)\/|^docs\/specification\.md$|src\/generated\/|^LICENSE$/.test(path),
    );
    expect(left).toEqual([]);
  });

  it.each([
    'README.md',
    'CHANGELOG.md',
    'docs/architecture.md',
    'apps/boards-api/src/main.ts',
    'apps/web/public/index.html',
    'libs/contracts/openapi/openapi.json',
    'k8s/components/monitoring/prometheusrule.yaml',
    'docker/service.Dockerfile',
    'docker/edge/nginx.conf',
    '.ci/run',
    '.gitignore',
  ])('hold %s', (path) => {
    expect(files).toContain(path);
  });
});
