import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { besideItsPlatform, withClient } from './kiban-app.js';
import { PlatformProgram } from './platform-program.js';
import { zapierAppTests } from './zapier-app-tests.js';

/** Zapier’s own packages: `npm run platforms`. */
describe('the app for Zapier, in Zapier’s packages [DEC-2.EXAMPLE-3]', () => {
  zapierAppTests(() => besideItsPlatform('zapier'));
});

describe('the definition of the app for Zapier', () => {
  let app: string;
  let zapier: PlatformProgram;
  beforeAll(async () => {
    app = await besideItsPlatform('zapier');
    await withClient(app);
    zapier = PlatformProgram.start('./zapier-driver.mjs', app);
  }, 30 * 60_000);
  afterAll(async () => {
    await zapier?.stop();
    if (app) await rm(app, { recursive: true, force: true });
  });

  it('is accepted by Zapier’s schema, and rejected without a part [DEC-2.EXAMPLE-3]', async () => {
    const faults = (validate: { without?: string }): Promise<unknown[]> => zapier.call({ validate });
    expect(await faults({})).toEqual([]);
    for (const without of ['creates.move_card.noun', 'triggers.board_event.operation.perform'])
      expect([without, (await faults({ without })).length > 0]).toEqual([without, true]);
  });
});
