import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Scripts of one part of the screen, beyond what is loaded before it. */
export interface PartSize {
  readonly part: string;
  readonly files: number;
  /** Compressed with brotli, as both edges send them. */
  readonly bytes: number;
  readonly budgetBytes: number;
  /** What a build may have at most: a budget is a goal, and a change is not rejected for a few bytes. */
  readonly limitBytes: number;
}

const KB = 1_000;

/** How far any part may be above its budget. */
const TOLERANCE = 1.2;

/** Scripts that the first board needs, all requested by the page itself: program, libraries and the texts of a language. */
export const FIRST_BOARD = {
  part: 'first board',
  budgetBytes: 120 * KB,
  /** 1.3 % above the budget since the screen compares text of every language; the next change makes room before it adds. */
  limitBytes: 122 * KB,
  filesMax: 4,
};

/** What is loaded when the first board is shown; each part without what the parts above it have. */
const PARTS = [
  {
    part: 'menus, pickers, palette',
    budgetBytes: 50 * KB,
    sources: [
      'src/ui/menu/opened-menu.tsx',
      'src/features/board/dialogs/card-dialog.tsx',
      'src/features/board/selection-bar.tsx',
      'src/palette/palette.tsx',
      'src/palette/keys-help.tsx',
    ],
  },
  {
    part: 'card panel',
    budgetBytes: 45 * KB,
    sources: ['src/features/card-panel/card-panel.tsx'],
  },
];

/**
 * The views beside the board, each with its texts and with what other views share with it. The chart's budget is that of the
 * screen's design. The others are a tenth above today's size, so that a library that is added to one of them is
 * noticed. They have no tolerance.
 */
export const VIEWS = [
  {
    part: 'table',
    budgetBytes: 17.5 * KB,
    sources: ['src/features/table/table-view.tsx', 'src/texts/en/table.ts'],
  },
  {
    part: 'calendar',
    budgetBytes: 12.5 * KB,
    sources: ['src/features/calendar/calendar-view.tsx', 'src/texts/en/calendar.ts'],
  },
  { part: 'Gantt chart', budgetBytes: 30 * KB, sources: ['src/features/gantt/gantt-view.tsx'] },
  {
    part: 'grid and timetable',
    budgetBytes: 12 * KB,
    sources: ['src/features/grid/grid-view.tsx', 'src/texts/en/grid.ts'],
  },
  {
    part: 'my work',
    budgetBytes: 3.5 * KB,
    sources: ['src/features/work/my-work-page.tsx', 'src/texts/en/work.ts'],
  },
  {
    part: 'inbox',
    budgetBytes: 5 * KB,
    sources: ['src/features/inbox/inbox-page.tsx', 'src/texts/en/inbox.ts'],
  },
  {
    part: 'search',
    budgetBytes: 6.8 * KB,
    sources: ['src/features/work/search-page.tsx', 'src/texts/en/work.ts'],
  },
  {
    part: 'saved views',
    budgetBytes: 3.5 * KB,
    sources: ['src/features/board/saved-views/saved-views-panel.tsx', 'src/texts/en/saved-views.ts'],
  },
];

/** Any other part that an address or a button loads. */
const OTHER_PART_BYTES = 30 * KB;

/** A chunk of Vite's manifest. */
interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}

/** @param folder of a build with `buildMeasuredScreen` */
export async function screenSizes(folder: string): Promise<PartSize[]> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const first = new Set(firstScripts(await readFile(join(folder, 'app.html'), 'utf8')));
  const seen = new Set(first);
  const sizes: PartSize[] = [
    {
      part: FIRST_BOARD.part,
      budgetBytes: FIRST_BOARD.budgetBytes,
      limitBytes: FIRST_BOARD.limitBytes,
      ...(await sizeOf(folder, first)),
    },
  ];
  const add = async (
    part: string,
    budgetBytes: number,
    files: ReadonlySet<string>,
    limitBytes = budgetBytes * TOLERANCE,
  ): Promise<void> => {
    sizes.push({ part, budgetBytes, limitBytes, ...(await sizeOf(folder, files)) });
  };
  for (const { part, budgetBytes, sources } of PARTS) {
    const added = scriptsOf(manifest, sources, seen);
    added.forEach((file) => seen.add(file));
    await add(part, budgetBytes, added);
  }
  for (const { part, budgetBytes, sources } of VIEWS)
    await add(part, budgetBytes, scriptsOf(manifest, sources, seen), budgetBytes);
  const measured = new Set(VIEWS.flatMap(({ sources }) => sources));
  for (const [source, { isDynamicEntry }] of Object.entries(manifest)) {
    if (measured.has(source)) continue;
    const added = isDynamicEntry ? scriptsOf(manifest, [source], seen) : new Set<string>();
    if (added.size === 0 || source.startsWith('src/texts/')) continue;
    await add(source, OTHER_PART_BYTES, added);
  }
  return sizes;
}

/** What the page itself requests: its scripts, what it preloads, and the texts that public/language.js adds. */
function firstScripts(page: string): string[] {
  const tags = page.match(/<(script|link)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    if (/stylesheet|rel="icon"/.test(tag)) return [];
    const [, built] = /\b(?:src|href|data-en)="\/(assets\/[^"]+\.js)"/.exec(tag) ?? [];
    return built === undefined ? [] : [built];
  });
}

/** @throws on a source that is no longer a part of its own */
function scriptsOf(
  manifest: Readonly<Record<string, ManifestChunk>>,
  sources: readonly string[],
  without: ReadonlySet<string>,
): Set<string> {
  const found = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no part ${key}.`);
    if (visited.has(key)) return;
    visited.add(key);
    if (!without.has(chunk.file)) found.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return found;
}

async function sizeOf(
  folder: string,
  files: ReadonlySet<string>,
): Promise<{ readonly files: number; readonly bytes: number }> {
  const contents = await Promise.all([...files].map((file) => readFile(join(folder, file))));
  const bytes = contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
  return { files: files.size, bytes };
}
