import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig } from 'vite';
import { encodedScreenViewPattern } from '../../libs/vocabulary/src/screen-views.ts';

const file = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Each style sheet begins with the order of the layers, since any of them may be the first that a page loads. */
const layerOrder = {
  name: 'layer-order',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.css') ? `@layer reset, tokens, base, ui, features, states;\n${code}` : undefined,
};

/**
 * Names the texts of each language for public/language.js, which alone knows the language of the reader: they are requested
 * together with the program, not after it.
 */
const namedTexts = {
  name: 'named-texts',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const addresses = ['en', 'ja'].map((language) => {
        const source = `/src/texts/${language}.ts`;
        const chunk = Object.values(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
        return `data-${language}="${chunk ? `/${chunk.fileName}` : source}"`;
      });
      return html.replace('src="/language.js"', `$& ${addresses.join(' ')}`);
    },
  },
};

/** A smaller file fits into one packet without it. */
const COMPRESSED_FROM_BYTES = 1_024;

/** Compresses once at build time what the edges would compress for every response. */
const compressedCopies = {
  name: 'compressed-copies',
  // Not earlier: until the files are written, other plugins change them.
  async writeBundle({ dir = '' }, bundle) {
    for (const fileName of Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name))) {
      const path = join(dir, fileName);
      const content = await readFile(path);
      if (content.length < COMPRESSED_FROM_BYTES) continue;
      await writeFile(`${path}.br`, brotliCompressSync(content));
      await writeFile(`${path}.gz`, gzipSync(content));
    }
  },
};

/** Names the modules that are in the build, whose licences are passed on with it. Its dot keeps both edges from serving it. */
const contents = {
  name: 'contents',
  async writeBundle({ dir = '' }, bundle) {
    const modules = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds);
    const packaged = modules
      .filter((id) => id.includes('node_modules'))
      .map((id) => relative(file('../..'), id));
    await writeFile(join(dir, '.modules.json'), JSON.stringify([...new Set(packaged)].sort()));
  },
};

/** What the page requests beside its built parts. */
const STATIC_FILES = ['theme.js', 'language.js', 'icon.svg'];

/**
 * Writes the service worker of the offline shell, with the page and the files of this build. It has another version when
 * any of them differs.
 */
const offlineShell = {
  name: 'offline-shell',
  async writeBundle({ dir = '' }, bundle) {
    const page = await readFile(join(dir, 'app.html'), 'utf8');
    const program = await readFile(file('src/offline-shell/service-worker.js'), 'utf8');
    const contents = await Promise.all(STATIC_FILES.map((name) => readFile(file(`public/${name}`), 'utf8')));
    const files = [...Object.keys(bundle).filter((name) => /\.(js|css|woff2)$/.test(name)), ...STATIC_FILES];
    const shell = { page, files: files.map((name) => `/${name}`).sort(), views: encodedScreenViewPattern };
    const version = createHash('sha256')
      .update(JSON.stringify([shell, program, contents]))
      .digest('hex')
      .slice(0, 16);
    await writeFile(
      join(dir, 'service-worker.js'),
      `const SHELL = ${JSON.stringify({ version, ...shell })};\n${program}`,
    );
  },
};

/**
 * Few large files, in the order in which they claim modules and what those import. A view that is opened later gets a chunk
 * of its own, with what only it uses.
 */
const chunks = [
  // Changes only when a library is updated, so a new version of the screen leaves it in the caches.
  {
    name: 'libraries',
    test: /rolldown\/runtime|node_modules[\\/](preact|@tanstack|use-sync-external-store)[\\/]/,
  },
  // What the page itself requests: the frame and the board.
  { name: 'screen', test: /[\\/]app\.html$|[\\/]src[\\/]main\.tsx$/ },
  // Menus, pickers, dialogs and the palette share most of it.
  { name: 'widgets', test: /@ariakit/ },
].map((chunk, index, all) => ({ ...chunk, priority: all.length - index }));

// The static pages stay in public/: the edges serve both folders from one origin.
export default defineConfig({
  plugins: [layerOrder, react(), namedTexts, compressedCopies, contents, offlineShell],
  publicDir: false,
  resolve: {
    // The sources, so that a build needs no compiled package.
    alias: {
      '@kiban/client': file('../../libs/client/src/index.ts'),
      '@kiban/import': file('../../libs/import/src/index.ts'),
      // Preact in the place of React, in the libraries as well (docs/decisions/0040-preact-runs-the-screen.md).
      'react-dom/client': 'preact/compat/client',
      'react-dom': 'preact/compat',
      'react/jsx-runtime': 'preact/jsx-runtime',
      'react/jsx-dev-runtime': 'preact/jsx-runtime',
      react: file('src/preact/react.ts'),
      '@kiban/schedule': file('../../libs/schedule/src/index.ts'),
      '@kiban/text': file('../../libs/text/src/index.ts'),
      '@kiban/vocabulary': file('../../libs/vocabulary/src/index.ts'),
    },
  },
  build: {
    target: 'es2022',
    // The content security policy refuses its inline script, and every supported browser preloads modules.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Open pages load their parts later, also after a build; names contain a hash, so old and new files differ.
    emptyOutDir: false,
    rolldownOptions: {
      input: file('app.html'),
      output: { codeSplitting: { groups: chunks } },
      // A part that needs one function of a library does not load the others.
      treeshake: {
        moduleSideEffects: [
          { test: /[\\/]libs[\\/](import|schedule|text|vocabulary)[\\/]/, sideEffects: false },
        ],
      },
    },
  },
});
