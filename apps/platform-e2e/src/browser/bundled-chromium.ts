import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar';

/** An unpacked browser with the libraries and fonts that a machine may lack. */
export interface BundledChromium {
  readonly program: string;
  /** NSS and expat, which a machine without a desktop lacks. */
  readonly librariesFolder: string;
  /** For FONTCONFIG_FILE: the machine's fonts and one from the package. */
  readonly fontsFile: string;
}

const require = createRequire(import.meta.url);

/**
 * Unpacks the headless Chromium of an npm package, once per version; it needs neither root nor a download. The
 * package's own function would use a predictable name in the shared temporary folder.
 * @returns undefined when the package has no build for this platform
 */
export async function unpackBundledChromium(): Promise<BundledChromium | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // The package exports only its entry build/cjs/index.cjs, three levels below the package.
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

/** Renames a complete folder to its final name, so that kills and concurrent runs never leave a partial one. */
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
    // Temporary folders are private to their creator; this one must be readable like the clone.
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
