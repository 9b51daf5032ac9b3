import { describe, expect, it } from '@jest/globals';
import { testDeployment } from '../client/deployment.js';
import { guideListing } from './guide-listing.js';

const { addresses, otherAddresses } = await guideListing();

describe('the addresses of the guides', () => {
  it.each([...addresses, ...otherAddresses])('%s is served without a token', async (address) => {
    const { origin } = await testDeployment();
    expect((await fetch(origin + address)).status).toBe(200);
  });

  it.each(addresses)('%s.md is the same page as Markdown, for anyone', async (address) => {
    const { origin } = await testDeployment();
    const [page, markdown] = await Promise.all([fetch(origin + address), fetch(`${origin}${address}.md`)]);
    expect([markdown.status, markdown.headers.get('content-type')]).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ]);
    const [, title] = /^# (.+)\n/.exec(await markdown.text()) ?? [];
    const html = await page.text();
    expect(html).toContain(`<title>${title} · Kiban docs</title>`);
    expect(html).toContain(`<link rel="alternate" href="${address}.md" type="text/markdown" />`);
  });

  it('are listed in llms.txt, whose every address is served', async () => {
    const { origin } = await testDeployment();
    const response = await fetch(`${origin}/llms.txt`);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const listed = [...(await response.text()).matchAll(/\]\((.+?)\)/g)].map(([, address = '']) => address);
    expect(listed).toEqual(expect.arrayContaining(addresses.map((address) => `${address}.md`)));
    for (const address of listed.filter((each) => !each.endsWith('.md') && !each.startsWith('/packages/')))
      expect([address, (await fetch(new URL(address, origin))).status]).toEqual([address, 200]);
  });

  it('end at the pages that exist: an unknown one is 404 [DEC-9.1]', async () => {
    const { origin } = await testDeployment();
    const response = await fetch(`${origin}/docs/no-such-guide`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/html');
  });
});
