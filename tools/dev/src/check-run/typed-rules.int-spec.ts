import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../../../..');

/** What each breach is, and the rule that rejects it. None of them can be seen without the types of what the line names. */
const breaches: readonly (readonly [string, string, string])[] = [
  ['a promise that nothing awaits', 'export const a = (): void => { stored(); };', 'no-floating-promises'],
  [
    'an async function where nothing awaits its result',
    'export const b = (): void => [1].forEach(async () => stored());',
    'no-misused-promises',
  ],
  ['a value without a type', 'export const c: string = JSON.parse(text());', 'no-unsafe-assignment'],
  ['a thrown text', 'export const d = (): never => { throw text(); };', 'only-throw-error'],
  [
    'a kind that a switch forgets',
    "export function e(kind: Kind): void { switch (kind) { case 'one': text(); } }",
    'switch-exhaustiveness-check',
  ],
  ['a function that is no longer to be used', 'export const f = old();', 'no-deprecated'],
  ['an object in a sentence', 'export const g = `${{ a: 1 }}`;', 'restrict-template-expressions'],
];

const DECLARED = `
  type Kind = 'one' | 'two';
  declare function stored(): Promise<void>;
  declare function text(): string;
  /** @deprecated */
  declare function old(): string;
  export const kind: Kind = 'one';
`;

describe('the rules that read types', () => {
  let folder: string;
  let output: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kiban-typed-rules-'));
    const strict = { strict: true, target: 'ES2023', module: 'ESNext', types: [] };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: strict, include: ['*.ts'] }),
    );
    breaches.forEach(([, line], n) => writeFileSync(join(folder, `breach-${n}.ts`), `${DECLARED}${line}\n`));
    writeFileSync(
      join(folder, 'sound.ts'),
      `${DECLARED}export async function a(): Promise<void> { await stored(); text(); }\n`,
    );
    const { targetDefaults } = JSON.parse(readFileSync(join(root, 'nx.json'), 'utf8')) as {
      targetDefaults: Record<'lint-types', { options: { program: string; args: string[] } }>;
    };
    const { program, args } = targetDefaults['lint-types'].options;
    output = spawnSync(process.execPath, [program, ...args, folder], { cwd: root, encoding: 'utf8' }).stdout;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(breaches.map(([what, , rule], n) => [what, rule, n] as const))(
    'reject %s by %s, as the check runs them',
    (_, rule, n) => {
      const lines = output.split('\n').filter((line) => line.includes(`breach-${n}.ts:`));
      expect(lines.join('\n')).toContain(`(${rule})`);
    },
  );

  it('accept a sound file', () => {
    expect(output).toContain('breach-0.ts');
    expect(output).not.toContain('sound.ts');
  });
});
