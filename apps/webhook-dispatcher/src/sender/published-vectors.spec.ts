import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deliveryHeaders, serviceSignature, standardSignature } from '@kiban/contracts/webhook-signing';
import { eventBody } from '@kiban/messaging';
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

interface Shown {
  id: number;
  event: string;
  occurredAt: string;
  workspace: { slug: string; name: string };
  boardId: number;
  actor: { memberId: number; name: string };
  number: number;
  data: object;
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

describe('the delivery that docs/webhooks.md shows', () => {
  const vector = vectors[0] as Vector;
  const document = readFileSync(join(docs, '../webhooks.md'), 'utf8');
  const [, shownHead = '', shownBody = ''] = /\nPOST .*\n([^]*?)\n\n(\{.*\})\n```/.exec(document) ?? [];

  it('has the headers that the dispatcher sends, and the body of the first published vector [DEC-6.SIG-5]', () => {
    const delivery = {
      id: 9_001,
      eventId: 244_911_212_134_400,
      endpointId: 12,
      kind: 'card.create',
      trigger: 'event',
      attempt: 1,
      traceparent: null,
    } as const;
    const sent = deliveryHeaders(delivery, Buffer.from(shownBody), {
      signingKeys: [vector.signingKey],
      timestampSeconds: Number(vector.webhookTimestamp),
      userAgent: '',
    });
    const shown = shownHead.split('\n').map((line) => line.split(/: (.*)/));
    expect(Object.fromEntries(shown.map(([name = '', value]) => [name.toLowerCase(), value]))).toEqual({
      ...sent,
      traceparent: '00-…',
      'user-agent': undefined,
    });
    expect(shownBody).toBe(vector.body);
  });

  it('has every member that the outbox publishes of a card', () => {
    const { id, event, occurredAt, workspace, boardId, actor, number, data } = JSON.parse(shownBody) as Shown;
    const row = {
      id,
      kind: event,
      workspace_id: 1,
      workspace_slug: workspace.slug,
      workspace_name: workspace.name,
      board_id: boardId,
      actor_member_id: actor.memberId,
      actor_name: actor.name,
      data: JSON.stringify({ ...data, number }),
      changes: null,
      traceparent: null,
      occurred_at: occurredAt,
    };
    expect(shownBody).toBe(eventBody(row, 'https://kiban.example'));
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
