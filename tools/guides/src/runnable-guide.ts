import { isBlockGroup, isLanguage, type BlockGroup, type CodeBlock, type Language } from './code-block.js';
import type { Page } from './page.js';

/** A block as a test runs it. */
export interface RunnableBlock {
  readonly language: Language;
  readonly text: string;
  /** Whether the response that it shows is an error. */
  readonly error: boolean;
  /** What it prints, as the page shows it; undefined where the page shows nothing. */
  readonly output: string | undefined;
}

/** The page whose blocks marked `setup` every other guide builds on, unless it has such blocks itself. */
export const SETUP_PAGE = 'docs/guides/quick-start.md';

function groupsOf(page: Page): BlockGroup[] {
  return page.content.filter(isBlockGroup);
}

function runnable({ blocks }: BlockGroup): RunnableBlock[] {
  const output = blocks.find(({ marks }) => marks.has('output'))?.text;
  return blocks.flatMap(({ language, marks, text }) =>
    isLanguage(language) && !marks.has('norun') && !marks.has('output')
      ? [{ language, text, error: marks.has('error'), output }]
      : [],
  );
}

/** What a reader of one language runs, from the first block to the last. */
export function runnableBlocks(page: Page, language: Language, pages: readonly Page[]): RunnableBlock[] {
  const own = groupsOf(page).flatMap(runnable);
  const blocks = own.filter((block) => block.language === language);
  const hasSetup = groupsOf(page).some(isSetup);
  if (blocks.length === 0 || hasSetup) return blocks;
  return [...setupBlocks(pages, language), ...blocks];
}

function isSetup({ blocks }: BlockGroup): boolean {
  return blocks.some(({ marks }) => marks.has('setup'));
}

function setupBlocks(pages: readonly Page[], language: Language): RunnableBlock[] {
  const setup = pages.filter(({ source }) => source === SETUP_PAGE).flatMap(groupsOf);
  return setup
    .filter(isSetup)
    .flatMap(runnable)
    .filter((block) => block.language === language);
}

/** Code of a page that no test runs. */
export function blocksNotRun(page: Page): CodeBlock[] {
  return groupsOf(page).flatMap(({ blocks }) =>
    blocks.filter(({ language, marks }) => isLanguage(language) && marks.has('norun')),
  );
}
