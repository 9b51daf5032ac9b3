import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildMeasuredScreen } from '@kiban/dev/build/screen-build';
import { FIRST_BOARD, screenSizes } from '@kiban/dev/build/screen-size';
import { findRepositoryRoot } from '@kiban/dev/repository-root';
import { findBrowser } from '@kiban/platform-e2e/browser/find-browser';
import { ApiCaller } from '@kiban/platform-e2e/client/api-caller';
import { OwnStack } from '@kiban/platform-e2e/running/own-stack';
import { AuditedBrowser } from './audited-browser.js';
import { LARGE, makeBoard, makePlan, MEDIUM, SMALL, type AuditedBoard } from './audited-boards.js';
import { figureTable, verdictOf, type Figure } from './figure.js';
import { frameFigures } from './frames.js';
import { lighthouseFigures, NoLighthouse } from './lighthouse.js';
import { liveClientFigures } from './live-clients.js';
import { loadingFigures } from './loading.js';
import { memoryFigures } from './memory.js';
import { quietMachine } from './quiet-machine.js';
import { viewFrameFigures } from './view-frames.js';

const KB = 1_000;
const repositoryRoot = findRepositoryRoot();

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The scripts of the first board, of what is loaded after it, and of the largest other part. */
async function sizeFigures(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kiban-screen-audit-'));
  try {
    await buildMeasuredScreen(repositoryRoot, folder);
    const sizes = await screenSizes(folder);
    const files = sizes.find(({ part }) => part === FIRST_BOARD.part)?.files ?? Number.NaN;
    return [
      {
        what: 'scripts of the first board, files',
        unit: 'files',
        measured: files,
        budget: FIRST_BOARD.filesMax,
      },
      ...sizes.map(({ part, bytes, budgetBytes }): Figure => ({
        what: `scripts, brotli: ${part}`,
        unit: 'kB',
        measured: bytes / KB,
        budget: budgetBytes / KB,
      })),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Adds all measurements to the figures; each says when it begins, since the whole takes minutes. */
async function audit(figures: Figure[], samples: number, changes: number): Promise<void> {
  const measure = async (name: string, run: () => Promise<Figure[]>): Promise<void> => {
    await quietMachine();
    say(`… ${name}`);
    figures.push(...(await run()));
  };
  await measure('sizes of the scripts', sizeFigures);
  const found = await findBrowser();
  // Reading and counting requests is part of the work; rejecting them is not what is measured.
  const stack = await OwnStack.start({ RATE_LIMIT_PER_MINUTE: '1000000000' }, repositoryRoot);
  try {
    const { origin, apiUrl, token, owner } = stack.deployment;
    const api = new ApiCaller(apiUrl, token);
    say('… boards');
    const boards: AuditedBoard[] = [];
    for (const cards of [SMALL, MEDIUM, LARGE]) boards.push(await makeBoard(api, cards));
    const plan = await makePlan(api);
    const [small, , large] = boards;
    if (!small || !large) throw new Error('No board was made.');
    const browser = await AuditedBrowser.start(found, origin);
    try {
      await browser.signIn(owner);
      await measure('loading', () => loadingFigures(browser, small, samples));
      await measure('changes of other clients', () =>
        liveClientFigures(browser, api, stack.deployment, small, changes),
      );
      await measure('memory', () => memoryFigures(browser, boards));
      await measure('frames', () => frameFigures(browser, boards, samples));
      await measure('frames of the views', () => viewFrameFigures(browser, large, plan, samples));
      const pages = {
        boards: '/boards',
        board: `/boards/${small.id}`,
        card: `/boards/${small.id}/cards/${small.firstCardId}`,
        settings: '/settings',
      };
      await measure('Lighthouse', () => lighthouseFigures(browser, pages, say)).catch((error: unknown) => {
        if (!(error instanceof NoLighthouse)) throw error;
        say(`\n${error.message}\nIts rows are missing from the table.`);
      });
    } finally {
      await browser.close();
    }
  } finally {
    await stack.stop();
  }
}

/** `npm run audit:screen [-- --quick]`; a quick run only shows that everything runs. */
async function main(given: readonly string[]): Promise<void> {
  const unknown = given.filter((argument) => argument !== '--quick');
  if (unknown.length > 0) throw new Error(`Unknown argument ${unknown.join(' ')}. The only one is --quick.`);
  const isQuick = given.includes('--quick');
  const figures: Figure[] = [];
  try {
    await audit(figures, isQuick ? 1 : 5, isQuick ? 10 : 200);
  } finally {
    // After a fault, too: what was measured took minutes.
    say(`\n${figureTable(figures)}\n`);
  }
  const missed = figures.filter((figure) => verdictOf(figure) === 'missed');
  if (missed.length === 0) return;
  say(`${missed.length} of ${figures.length} figures are beyond their budget by more than a fifth.`);
  process.exitCode = 1;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`✖ ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
