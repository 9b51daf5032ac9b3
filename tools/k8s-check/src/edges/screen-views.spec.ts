import { expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isViewOfScreen } from '@kiban/edge/screen-addresses';

const CONFIGURATION = join(import.meta.dirname, '../../../../docker/edge/nginx.conf');

const WORKER = join(import.meta.dirname, '../../../../apps/web/src/offline-shell/service-worker.js');

const VIEWS = [
  ...['/boards', '/boards/3', '/boards/3/cards/101', '/cards/101', '/cards/#12', '/boards/1234567890123456'],
  ...['/boards/3/table', '/boards/3/calendar', '/boards/3/gantt', '/boards/3/grid'],
  ...['/boards/3/settings', '/boards/3/activity'],
  ...['/my-work', '/search'],
  ...['/settings', '/settings/webhooks', '/settings/deliveries', '/settings/members'],
  ...['/settings/workspace', '/settings/audit', '/settings/profile'],
];
const OTHERS = [
  ...[
    '/',
    '/boards/',
    '/boards/x',
    '/boards/3/',
    '/boards/3/cards',
    '/boards/3/cards/1/2',
    '/cards',
    '/cards/',
  ],
  ...['/boards/3/x', '/boards/3/table/', '/boards/3/table/1', '/boards/table', '/table'],
  ...['/boards/settings', '/boards/3/settings/', '/boards/3/settings/labels'],
  ...['/boardsx', '/x/boards', '/boards/12345678901234567', '/docs', '/assets/app.js'],
  ...['/my-work/', '/my-work/3', '/search/', '/searches', '/api/search'],
  ...['/settings/', '/settings/x', '/settings/webhooks/3', '/settings.js', '/x/settings'],
];

it('names the same views of the screen as the edge of one machine [DEC-9.1]', async () => {
  const text = await readFile(CONFIGURATION, 'utf8');
  const [, pattern = ''] = /location ~ "([^"]+)" \{[^}]*\{[^}]*\}\s*try_files \/app\.html/.exec(text) ?? [];
  const nginx = new RegExp(pattern);
  for (const path of [...VIEWS, ...OTHERS])
    expect([path, nginx.test(path)]).toEqual([path, isViewOfScreen(path)]);
  expect([...VIEWS, ...OTHERS].filter(isViewOfScreen)).toEqual(VIEWS);
});

it('names the same views in the service worker, which stands in for no other page [DEC-9.APP-2]', async () => {
  const [, pattern = ''] = /const VIEWS =\s*\/(.+)\/;/.exec(await readFile(WORKER, 'utf8')) ?? [];
  const worker = new RegExp(pattern);
  expect([...VIEWS, ...OTHERS].filter((path) => worker.test(path))).toEqual(VIEWS);
});
