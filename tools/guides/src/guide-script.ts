import { join } from 'node:path';
import { build } from 'esbuild';
import type { Language } from './code-block.js';
import type { RunnableBlock } from './runnable-guide.js';

/** The program of a guide in one language, and how to start it. */
export interface GuideScript {
  readonly program: string;
  readonly file: string;
  readonly text: string;
}

/** Printed before each block, so that its output is known from that of the others. */
export function separator(index: number): string {
  return `--- block ${index} ---`;
}

/** All blocks as one program: a later block uses what an earlier one made, as in a terminal or a notebook. */
export async function guideScript(
  repositoryRoot: string,
  language: Language,
  blocks: readonly RunnableBlock[],
): Promise<GuideScript> {
  switch (language) {
    case 'sh':
      return { program: 'bash', file: 'guide.sh', text: shellText(blocks) };
    case 'python':
      return { program: 'python3', file: 'guide.py', text: pythonText(blocks) };
    case 'ts': {
      const { outputFiles } = await build({
        stdin: { contents: typeScriptText(blocks), loader: 'ts', resolveDir: repositoryRoot },
        bundle: true,
        packages: 'external',
        // The sources, so that a guide needs no compiled package.
        alias: {
          '@kiban/client': join(repositoryRoot, 'libs/client/src/index.ts'),
          '@kiban/events': join(repositoryRoot, 'libs/events/src/index.ts'),
        },
        format: 'esm',
        target: 'node20',
        write: false,
      });
      return { program: process.execPath, file: 'guide.mjs', text: outputFiles[0]?.text ?? '' };
    }
  }
}

function shellText(blocks: readonly RunnableBlock[]): string {
  const parts = blocks.map(
    ({ text, error }, index) =>
      `printf '%s\\n' '${separator(index)}'\n` + (error ? `set +e\n${text}\nset -e\n` : `${text}\n`),
  );
  return `set -euo pipefail\n${parts.join('')}`;
}

function pythonText(blocks: readonly RunnableBlock[]): string {
  return blocks.map(({ text }, index) => `print("${separator(index)}", flush=True)\n${text}\n`).join('');
}

/** The program of the TypeScript blocks before its types are taken off. */
export function typeScriptText(blocks: readonly RunnableBlock[]): string {
  return blocks.map(({ text }, index) => `console.log('${separator(index)}');\n${text}\n`).join('');
}
