import { LANGUAGES, type Language } from './code-block.js';
import { readPages, type Page } from './page.js';
import { blocksNotRun, runnableBlocks, type RunnableBlock } from './runnable-guide.js';

const FOLDER = 'docs/guides/';

/** A guide as a reader of one language runs it. */
export interface GuideRun {
  readonly guide: string;
  readonly language: Language;
  readonly blocks: readonly RunnableBlock[];
}

export interface GuideRuns {
  readonly runs: readonly GuideRun[];
  /** How many code blocks of each guide no test runs. */
  readonly notRun: Readonly<Record<string, number>>;
}

function nameOf(page: Page): string {
  return page.source.slice(FOLDER.length, -'.md'.length);
}

export function guideRuns(repositoryRoot: string): GuideRuns {
  const pages = readPages(repositoryRoot);
  const guides = pages.filter(({ source }) => source.startsWith(FOLDER));
  const languages = Object.keys(LANGUAGES) as Language[];
  const runs = guides.flatMap((page) =>
    languages.map((language) => ({
      guide: nameOf(page),
      language,
      blocks: runnableBlocks(page, language, pages),
    })),
  );
  return {
    runs: runs.filter(({ blocks }) => blocks.length > 0),
    notRun: Object.fromEntries(guides.map((page) => [nameOf(page), blocksNotRun(page).length])),
  };
}
