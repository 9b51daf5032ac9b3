import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serviceSignature, standardSignature } from '@kiban/contracts/webhook-signing';
import { transformSync } from '@swc/core';

interface Vector {
  name: string;
  signingKey: string;
  body: string;
  webhookId: string;
  webhookTimestamp: string;
  serviceSignature: string;
  webhookSignature: string;
}

const docs = join(import.meta.dirname, '../../../../docs/webhooks');
const vectors = JSON.parse(readFileSync(join(docs, 'vectors.json'), 'utf8')) as Vector[];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kiban-vectors-'));
  // Node 20 does not run TypeScript, so the compiled file is run.
  const source = readFileSync(join(docs, 'verify.mts'), 'utf8');
  const { code } = transformSync(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
  writeFileSync(join(folder, 'verify.mjs'), code);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe.each(vectors)('the published vector “$name”', (vector) => {
  it('is what the dispatcher signs [DEC-6.SIG-5]', () => {
    const body = Buffer.from(vector.body);
    expect(serviceSignature(vector.signingKey, body)).toBe(vector.serviceSignature);
    expect(
      standardSignature(vector.signingKey, vector.webhookId, Number(vector.webhookTimestamp), body),
    ).toBe(vector.webhookSignature);
  });
});

const verifiers = [
  { language: 'TypeScript', probe: ['node', '--version'], run: () => ['node', join(folder, 'verify.mjs')] },
  { language: 'Python', probe: ['python3', '--version'], run: () => ['python3', join(docs, 'verify.py')] },
  { language: 'Go', probe: ['go', 'version'], run: () => ['go', 'run', join(docs, 'verify.go')] },
  { language: 'Java', probe: ['java', '-version'], run: () => ['java', join(docs, 'Verify.java')] },
  { language: 'PHP', probe: ['php', '--version'], run: () => ['php', join(docs, 'verify.php')] },
];
const isThere = ([command = '', ...parameters]: string[]): boolean =>
  spawnSync(command, parameters, { stdio: 'ignore' }).status === 0;

const present = new Set(verifiers.filter(({ probe }) => isThere(probe)).map(({ language }) => language));

// Skipped by name, so that a run reports the languages whose tools are missing.
describe.each(verifiers)('the verifier in $language', ({ language, run }) => {
  const verify = (vector: Vector, body: string, signature: string): number | null => {
    const file = join(folder, 'body');
    writeFileSync(file, body);
    const [command = '', ...parameters] = run();
    return spawnSync(command, [...parameters, vector.signingKey, file, signature], { stdio: 'ignore' })
      .status;
  };

  (present.has(language) ? it : it.skip)(
    'accepts genuine deliveries and rejects altered ones [SPEC-6.SIG-3, DEC-6.SIG-5]',
    () => {
      for (const vector of vectors.slice(0, 2))
        expect(verify(vector, vector.body, vector.serviceSignature)).toBe(0);
      const [vector] = vectors;
      expect(verify(vector!, vector!.body.replace('launch', 'lunch'), vector!.serviceSignature)).toBe(1);
    },
    180_000,
  );
});
