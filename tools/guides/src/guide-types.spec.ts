import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { typeScriptText } from './guide-script.js';
import { guideRuns } from './guide-runs.js';

const repositoryRoot = join(import.meta.dirname, '../../..');

describe('the TypeScript of the guides', () => {
  let folder: string;
  beforeAll(() => {
    const cache = join(repositoryRoot, 'node_modules', '.cache', 'kiban');
    mkdirSync(cache, { recursive: true });
    folder = mkdtempSync(join(cache, 'guide-types-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('compiles as one module a guide under the strict options', () => {
    const runs = guideRuns(repositoryRoot).runs.filter(({ language }) => language === 'ts');
    const files = runs.map(({ guide, blocks }) => {
      const file = join(folder, `${guide}.mts`);
      writeFileSync(file, `${typeScriptText(blocks)}export {};\n`);
      return file;
    });
    const program = ts.createProgram(files, {
      strict: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.NodeNext,
      types: ['node'],
      typeRoots: [join(repositoryRoot, 'node_modules', '@types')],
      // The sources of our packages: a clone in which nothing was built has no declarations.
      paths: { '@kiban/*': [join(repositoryRoot, 'libs', '*', 'src', 'index.ts')] },
    });
    const faults = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
      return `${file?.fileName.split('/').at(-1)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
    expect(files.length).toBeGreaterThan(8);
    expect(faults).toEqual([]);
  });
});
