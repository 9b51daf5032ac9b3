import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createKiban, type Kiban } from '@kiban/client';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';
import { WebhookReceiver } from '../running/webhook-receiver.js';
import { KibanProgram } from './kiban-program.js';

const MEBIBYTE = 2 ** 20;

describe('kiban in bad surroundings', () => {
  let deployment: Deployment;
  let owner: Owner;
  let kiban: Kiban;
  let program: KibanProgram;
  beforeAll(async () => {
    deployment = await testDeployment();
    owner = await newOwner(deployment);
    kiban = createKiban({ origin: deployment.origin, token: owner.token });
    program = await KibanProgram.with({ KIBAN_URL: deployment.origin, KIBAN_TOKEN: owner.token });
  });
  afterAll(() => program.close());

  it('says that its token was revoked while it listened, and ends with 1 [DEC-2.CLI-3]', async () => {
    const { token, id } = await owner.screen.must<{ token: string; id: number }>('POST', '/tokens', {
      name: 'For one listener',
      password: owner.account.password,
    });
    const receiver = await WebhookReceiver.start();
    const other = await KibanProgram.with({ KIBAN_URL: deployment.origin, KIBAN_TOKEN: token });
    try {
      const listener = other.start('listen', '--forward-to', receiver.url);
      await listener.says(/Forwarding events/);
      await owner.screen.must('POST', `/tokens/${id}/revoke`, { password: owner.account.password });
      const { code, stderr } = await listener.ended;
      expect(stderr).toMatch(/revoked/);
      expect(stderr).not.toContain(token);
      expect(code).toBe(1);
    } finally {
      await other.close();
      await receiver.close();
    }
  });

  it('says where nothing responds, and ends with 1 [DEC-2.CLI-5]', async () => {
    const offline = await KibanProgram.with({ KIBAN_URL: 'http://127.0.0.1:9', KIBAN_TOKEN: owner.token });
    try {
      const ended = await offline.run(['boards', 'list']);
      expect(ended).toMatchObject({ code: 1, stdout: '' });
      expect(ended.stderr).toMatch(/^kiban: .+\n$/);
      expect(ended.stderr).not.toContain(owner.token);
    } finally {
      await offline.close();
    }
  });

  it('imports nothing of a CSV file of 50 MiB, and says how large a board may be [DEC-2.CLI-7]', async () => {
    const file = join(program.folder, 'large.csv');
    const row = `Card,To do,${'x'.repeat(40_000)}\n`;
    await writeFile(file, `title,list,description\n${row.repeat(Math.ceil((50 * MEBIBYTE) / row.length))}`);
    const before = (await kiban.boards.list()).length;
    const ended = await program.run(['import', 'csv', file]);
    expect(ended).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('32 MiB') });
    expect(await kiban.boards.list()).toHaveLength(before);
  });
});
