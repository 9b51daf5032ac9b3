import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from './code-block.js';
import { isAsShown } from './expected-output.js';
import { guideScript, separator } from './guide-script.js';
import type { RunnableBlock } from './runnable-guide.js';

/** Far more than any guide takes; a program that waits for what never comes ends here. */
const RUN_MS = 120_000;

/** As a reader's curl, except that an error response ends the guide. */
const CURL_SETTINGS = 'silent\nshow-error\nfail-with-body\n';

interface Run {
  readonly code: number | null;
  readonly printed: string;
  readonly complaints: string;
}

/**
 * Runs the blocks of one guide in one language.
 * @param env KIBAN_URL, KIBAN_TOKEN and what else the guide has its reader set
 * @returns what is wrong, a sentence each
 */
export async function runGuide(
  repositoryRoot: string,
  language: Language,
  blocks: readonly RunnableBlock[],
  env: NodeJS.ProcessEnv,
): Promise<string[]> {
  // Inside the repository, so that packages which a guide imports are found.
  const cache = join(repositoryRoot, 'node_modules', '.cache', 'kiban');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'guide-'));
  try {
    const { program, file, text } = await guideScript(repositoryRoot, language, blocks);
    await writeFile(join(folder, file), text);
    await writeFile(join(folder, '.curlrc'), CURL_SETTINGS);
    return faultsOf(blocks, await run(program, file, folder, { ...env, CURL_HOME: folder }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function faultsOf(blocks: readonly RunnableBlock[], { code, printed, complaints }: Run): string[] {
  const outputs = outputsOf(printed, blocks.length);
  const begun = outputs.filter((output) => output !== undefined).length;
  if (code !== 0) {
    const last = blocks[begun - 1]?.text ?? '';
    return [
      `Exit code ${code ?? 'none'} in block ${begun}:\n${last}\nIt printed:\n${outputs[begun - 1] ?? ''}${complaints}`,
    ];
  }
  return blocks.flatMap(({ text, output }, index) => {
    const actual = outputs[index] ?? '';
    if (output === undefined || isAsShown(output, actual)) return [];
    return [`The page shows:\n${output}\nand this printed:\n${actual}\nThe block:\n${text}`];
  });
}

/** What each block printed; undefined for those that were not begun. */
function outputsOf(printed: string, count: number): (string | undefined)[] {
  return Array.from({ length: count }, (_, index) => {
    const after = printed.split(`${separator(index)}\n`)[1];
    return after?.split(separator(index + 1))[0];
  });
}

function run(program: string, file: string, folder: string, env: NodeJS.ProcessEnv): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [file], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: RUN_MS,
    });
    let printed = '';
    let complaints = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, printed, complaints }));
  });
}
