import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EdgeServer } from '@kiban/edge/edge-server';
import { writeGuides } from '@kiban/guides/build-guides';
import { markdownAddress, PAGES } from '@kiban/guides/pages';
import { hasNginx, NginxEdge } from '../testing/nginx-edge.js';

const repositoryRoot = join(import.meta.dirname, '../../../..');
const NOWHERE = 'http://127.0.0.1:1';
const UNKNOWN = ['/docs/no-such-guide', '/docs/runbooks/no-such-runbook', '/docs/quick-start/more', '/docsx'];

const nginxThere = hasNginx();
if (!nginxThere)
  process.stderr.write('\nSKIPPED, the guides behind nginx: there is no nginx on this machine.\n\n');

describe('the pages under /docs', () => {
  let folder: string;
  let screen: string;
  let edge: EdgeServer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kiban-guide-pages-'));
    // Where the tests run as root, nginx reads as another user.
    await chmod(folder, 0o755);
    screen = join(folder, 'public');
    await cp(join(repositoryRoot, 'apps', 'web', 'public'), screen, { recursive: true });
    await writeGuides(repositoryRoot, screen);
    edge = await EdgeServer.listen({
      host: '127.0.0.1',
      port: 0,
      publicOrigin: 'https://kiban.example',
      services: {
        auth: NOWHERE,
        'boards-api': NOWHERE,
        'webhook-dispatcher': NOWHERE,
        notifications: NOWHERE,
        'mcp-gateway': NOWHERE,
      },
      screenFolder: screen,
    });
  });
  afterAll(async () => {
    await edge.close();
    await rm(folder, { recursive: true });
  });

  async function seen(url: string): Promise<Record<'status' | 'text' | 'policy' | 'type', unknown>> {
    const response = await fetch(url);
    const policy = response.headers.get('content-security-policy');
    const type = response.headers.get('content-type')?.toLowerCase();
    return { status: response.status, text: await response.text(), policy, type };
  }

  it('are served by the one-machine edge', async () => {
    for (const { address } of PAGES) {
      for (const one of [address, markdownAddress(address)])
        expect([one, (await seen(edge.localUrl + one)).status]).toEqual([one, 200]);
    }
    for (const address of UNKNOWN) {
      expect([address, (await seen(edge.localUrl + address)).status]).toEqual([address, 404]);
    }
  });

  (nginxThere ? it : it.skip)(
    'are the same behind nginx: pages, missing pages and content policy',
    async () => {
      const nginx = await NginxEdge.start(folder, screen);
      try {
        const pages = PAGES.flatMap((page) => [page.address, markdownAddress(page.address)]);
        for (const address of [...pages, '/docs/', '/llms.txt', ...UNKNOWN]) {
          const [one, other] = await Promise.all([
            seen(edge.localUrl + address),
            seen(nginx.origin + address),
          ]);
          expect({ address, ...other }).toEqual({ address, ...one });
        }
      } finally {
        await nginx.close();
      }
    },
  );
});
