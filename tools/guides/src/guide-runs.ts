import { LANGUAGES, type Language } from './code-block.js';
import { readPage, readPages, type Page } from './page.js';
import { blocksNotRun, runnableBlocks, type RunnableBlock } from './runnable-guide.js';

const FOLDER = 'docs/guides/';

/** Read in a package registry, not under /docs; its code runs like that of a guide. */
const CLIENT_README = { source: 'libs/client/README.md', address: '', summary: '' };

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
  return page.source === CLIENT_README.source
    ? 'client-readme'
    : page.source.slice(FOLDER.length, -'.md'.length);
}

export function guideRuns(repositoryRoot: string): GuideRuns {
  const pages = readPages(repositoryRoot);
  const guides = [
    ...pages.filter(({ source }) => source.startsWith(FOLDER)),
    readPage(repositoryRoot, CLIENT_README),
  ];
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
