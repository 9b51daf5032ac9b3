import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { AuditedBrowser } from './audited-browser.js';
import type { Figure } from './figure.js';

/** The newest that runs on Node 20. It is fetched for the audit only: with its packages it is larger than the screen's. */
const LIGHTHOUSE = 'lighthouse@12.2.1';
const RUN_WITHIN_MS = 240_000;
const CATEGORIES = { accessibility: 'accessibility', 'best-practices': 'best practices' } as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
}

/** Lighthouse cannot be fetched or run on this machine. */
export class NoLighthouse extends Error {}

/**
 * Accessibility and best practices of pages of the signed-in owner, in points of 100.
 * @throws NoLighthouse
 */
export async function lighthouseFigures(
  browser: AuditedBrowser,
  pages: Readonly<Record<string, string>>,
  say: (line: string) => void,
): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kiban-lighthouse-'));
  const figures: Figure[] = [];
  try {
    for (const [name, path] of Object.entries(pages)) {
      const report = await reportOf(browser, path, join(folder, 'report.json'));
      for (const [category, title] of Object.entries(CATEGORIES)) {
        const measured = (report.categories[category]?.score ?? Number.NaN) * 100;
        figures.push({
          what: `Lighthouse, ${title}, ${name}`,
          unit: 'points',
          measured,
          budget: 100,
          isLeast: true,
        });
      }
      for (const { title, score } of Object.values(report.audits))
        if (score !== null && score < 1) say(`  ${name}: ${title}`);
    }
    return figures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function reportOf(browser: AuditedBrowser, path: string, file: string): Promise<Report> {
  const options = [
    `--port=${browser.debuggingPort}`,
    '--disable-storage-reset',
    '--only-categories=accessibility,best-practices',
    '--preset=desktop',
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
  ];
  try {
    await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, browser.origin + path, ...options], {
      timeout: RUN_WITHIN_MS,
    });
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().split('\n').at(-1) : String(error);
    throw new NoLighthouse(`${LIGHTHOUSE} cannot be fetched or run: ${reason}`);
  }
}
