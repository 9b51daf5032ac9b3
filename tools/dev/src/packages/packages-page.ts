import { escapeHtml } from '@kiban/guides/html';
import type { ListedPackage } from './listed-package.js';

/** The page at /packages: each package, and the command that takes it from this deployment. */
export function packagesPage(packages: readonly ListedPackage[]): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Packages · Kiban</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/tokens.css" />
    <link rel="stylesheet" href="/site.css" />
    <script src="/addresses.js" defer></script>
  </head>
  <body>
    <header>
      <h1><img src="/icon.svg" alt="" width="36" height="36" /> Packages</h1>
      <p>
        What this deployment was built with, so that a client fits its API. npm installs them from here; their digests are in
        <a href="/packages/index.json">index.json</a>.
      </p>
      <nav aria-label="Kiban">
        <a href="/docs">Docs</a>
        <a href="/api/v1/docs">API reference</a>
        <a href="/settings">Settings</a>
      </nav>
    </header>
    <main>
${packages.map(section).join('\n')}
    </main>
  </body>
</html>
`;
}

function section({ name, version, description, file, bytes, command }: ListedPackage): string {
  const id = file.replace(/-\d.*$/, '');
  return `      <section aria-labelledby="${id}">
        <h2 id="${id}">${escapeHtml(name)} ${version}</h2>
        <p>${escapeHtml(description)}.</p>
        <pre><code data-template="">${command} {origin}/packages/${file}</code></pre>
        <p><a href="/packages/${file}" download>${file}</a>, ${Math.ceil(bytes / 1_000)} kB</p>
      </section>`;
}
