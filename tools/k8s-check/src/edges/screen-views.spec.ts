import { expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isViewOfScreen } from '@kiban/edge/screen-addresses';
import { encodedScreenViewPattern, screenViewPattern } from '@kiban/contracts';

const CONFIGURATION = join(import.meta.dirname, '../../../../docker/edge/nginx.conf');

const VIEWS = [
  ...['/boards', '/boards/3', '/boards/3/cards/101', '/cards/101', '/cards/#12', '/boards/1234567890123456'],
  ...['/boards/3/table', '/boards/3/calendar', '/boards/3/gantt', '/boards/3/grid'],
  ...['/boards/3/settings', '/boards/3/activity'],
  ...['/inbox', '/my-work', '/search'],
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

it('are the views of the screen for the edge of one machine, and no other address [DEC-9.1]', () => {
  expect([...VIEWS, ...OTHERS].filter(isViewOfScreen)).toEqual(VIEWS);
});

it('are the same for the edge of a cluster [DEC-9.1]', async () => {
  const text = await readFile(CONFIGURATION, 'utf8');
  const [, pattern] = /location ~ "([^"]+)" \{[^}]*\{[^}]*\}\s*try_files \/app\.html/.exec(text) ?? [];
  expect(pattern).toBe(screenViewPattern);
});

it('are the same for the service worker, which reads them as the browser writes them [DEC-9.APP-2]', () => {
  const worker = new RegExp(encodedScreenViewPattern);
  expect([...VIEWS, '/cards/%2312', ...OTHERS].filter((path) => worker.test(path))).toEqual([
    ...VIEWS,
    '/cards/%2312',
  ]);
});
