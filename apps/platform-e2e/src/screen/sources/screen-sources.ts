import { readdir, readFile } from 'node:fs/promises';

const SOURCES = new URL('../../../../web/src/', import.meta.url);

export interface ScreenSource {
  /** Below apps/web/src. */
  readonly file: string;
  readonly text: string;
}

/** The sources of the screen, without its tests. */
export async function screenSources(ending: RegExp): Promise<readonly ScreenSource[]> {
  const files = (await readdir(SOURCES, { recursive: true })).filter(
    (file) => ending.test(file) && !/\.spec\.ts$|(^|\/)testing\//.test(file),
  );
  return Promise.all(
    files.toSorted().map(async (file) => ({ file, text: await readFile(new URL(file, SOURCES), 'utf8') })),
  );
}
