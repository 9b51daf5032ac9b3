import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const SIGN_IN = join(root, 'apps', 'auth', 'src', 'sign-in');
const nginx = readFileSync(join(root, 'docker', 'edge', 'nginx.conf'), 'utf8');
const routes = readFileSync(join(root, 'docker', 'edge', 'routes.conf'), 'utf8');

/** The paths of auth's pages that have the secret of a mailed link, such as `/sign-in/reset/:secret`. */
function pathsWithSecrets(): string[] {
  const files = readdirSync(SIGN_IN, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.controller.ts'));
  const paths = files.flatMap((name) => {
    const text = readFileSync(join(SIGN_IN, name), 'utf8');
    const base = /@Controller\('([^']*)'\)/.exec(text)?.[1] ?? '';
    return [...text.matchAll(/@(?:Get|Post)\(([^)]*)\)/g)].flatMap(([, list = '']) => {
      const own = [...list.matchAll(/'([^']*)'/g)].map(([, path = '']) => path);
      return (own.length > 0 ? own : ['']).map((path) => `/${[base, path].filter(Boolean).join('/')}`);
    });
  });
  return [...new Set(paths.filter((path) => path.includes(':secret')))].sort();
}

/** What nginx logs of a path: the value of the first pattern that matches it. */
function loggedPath(path: string): string {
  const [, block = ''] = /map \$uri \$logged_path \{\n([\s\S]*?)\n {2}\}/.exec(nginx) ?? [];
  for (const [, pattern = '', value = ''] of block.matchAll(/^ {4}"~(.*)" (?:"(.*)"|(?:.*));$/gm)) {
    const match = new RegExp(pattern).exec(path);
    if (!match) continue;
    return value === ''
      ? (match.groups?.['cut'] ?? '')
      : value.replace('${mailed}', match.groups?.['mailed'] ?? '');
  }
  return '';
}

describe('the log of the nginx edge', () => {
  const secret = 'Zk3u_7Q-mailedsecretmailedsecretmailedsecre';
  const filled = (path: string): string => path.replace(':uid', 'u'.repeat(43)).replace(':secret', secret);

  it('has no secret of a mailed link in a path', () => {
    expect(pathsWithSecrets()).toEqual([
      '/interaction/:uid/confirm/:secret',
      '/sign-in/email/:secret',
      '/sign-in/reset/:secret',
      '/sign-up/confirm/:secret',
      '/sign-up/invitation/:secret',
    ]);
    for (const path of pathsWithSecrets()) {
      expect(loggedPath(filled(path))).toBe(filled(path).replace(secret, ':secret'));
      expect(loggedPath(`${filled(path)}/more`)).not.toContain(secret);
    }
  });

  it('has other paths, up to 200 characters', () => {
    expect(loggedPath('/sign-in/reset')).toBe('/sign-in/reset');
    expect(loggedPath('/api/v1/boards/7')).toBe('/api/v1/boards/7');
    expect(loggedPath(`/${'x'.repeat(500)}`)).toHaveLength(200);
  });

  it('has no lines about failed requests to the pages with such links, which would have the whole request', () => {
    const locations = [...routes.matchAll(/^location ~ (\S+) \{\n([\s\S]*?)\n\}/gm)];
    for (const path of pathsWithSecrets()) {
      const [, , rules] = locations.find(([, pattern = '']) => new RegExp(pattern).test(filled(path))) ?? [];
      expect([path, rules]).toEqual([path, expect.stringMatching(/^ {2}error_log stderr crit;$/m)]);
    }
  });
});
