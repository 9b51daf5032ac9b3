import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const SOURCE = join('apps', 'web', 'public', 'tokens.css');

/** Of the pages of auth, which contain their style: a sign-in works while nothing else does. */
export const PAGE_TOKENS = join('apps', 'auth', 'src', 'pages', 'page-tokens.ts');

/** The tokens of the screen as a source of auth, without what a browser does not need. */
export async function pageTokens(repositoryRoot: string): Promise<string> {
  const css = await readFile(join(repositoryRoot, SOURCE), 'utf8');
  const text = css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    // Relative to the style sheet, which is at the root of the origin.
    .replaceAll("url('./", "url('/")
    .trim();
  const lines = text.split(/(?<=})/).map((rule) => `${rule}\n`);
  return `// Written by “npm run tokens” from ${SOURCE.replaceAll('\\', '/')}.\nexport const pageTokens = \`\n${lines.join('')}\`;\n`;
}
