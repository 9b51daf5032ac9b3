import { describe, expect, it } from '@jest/globals';
import { testDeployment } from '../running/deployment.js';
import { guideListing } from './guide-listing.js';

const { addresses, otherAddresses } = await guideListing();

describe('the addresses of the guides', () => {
  it.each([...addresses, ...otherAddresses])('%s is served without a token', async (address) => {
    const { origin } = await testDeployment();
    expect((await fetch(origin + address)).status).toBe(200);
  });

  it('end at the pages that exist: an unknown one is 404 [DEC-9.1]', async () => {
    const { origin } = await testDeployment();
    const response = await fetch(`${origin}/docs/no-such-guide`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/html');
  });
});
