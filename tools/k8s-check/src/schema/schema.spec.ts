import { describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { readManifests, type Manifest } from '../manifest.js';
import { find, set, soundComposition } from '../testing/sound-composition.js';
import { schemaFaults } from './schema-faults.js';
import { typeFaults } from './type-faults.js';

const folder = join(process.cwd(), 'tools', 'k8s-check');

const POD_MONITOR = `
apiVersion: monitoring.coreos.com/v1
kind: PodMonitor
metadata: { name: kiban, namespace: kiban }
spec: { selector: {}, podMetricEndpoints: [{ port: management }] }
`;

const change =
  (kind: string, path: readonly (string | number)[], value: unknown) =>
  (objects: Manifest[]): void =>
    set(find(objects, kind, 'boards-api'), path, value);

describe('the schemas', () => {
  it('find nothing in a sound composition', async () => {
    expect(await schemaFaults(soundComposition())).toEqual([]);
  });

  it.each<[string, (objects: Manifest[]) => void, RegExp]>([
    [
      'a value that is not allowed',
      change('Deployment', ['spec', 'strategy', 'type'], 'Sometimes'),
      /allowed values/,
    ],
    ['a text for a number', change('Deployment', ['spec', 'replicas'], 'two'), /must be integer/],
    ['a missing member', change('Deployment', ['spec', 'selector'], undefined), /selector/],
    ['a kind that is not there', change('Deployment', ['apiVersion'], 'apps/v1beta9'), /there is no kind/],
  ])('find %s', async (_fault, plant, expected) => {
    const [finding] = await schemaFaults(soundComposition(plant));
    expect(finding?.message).toMatch(expected);
  });
});

describe('the types', () => {
  it('find nothing in a sound composition, and every misspelt member in others', () => {
    const misspelt = soundComposition(
      change(
        'Deployment',
        ['spec', 'template', 'spec', 'containers', 0, 'securityContext', 'readOnlyRootFs'],
        true,
      ),
      'tests/misspelt',
    );
    const custom = { name: 'tests/custom', objects: readManifests(POD_MONITOR) };
    const findings = typeFaults([soundComposition(), misspelt, custom], folder);
    expect(findings.filter(({ where }) => where.startsWith('overlays/sample'))).toEqual([]);
    expect(findings.find(({ where }) => where === 'tests/misspelt Deployment/boards-api')?.message).toMatch(
      /readOnlyRootFs/,
    );
    expect(findings.find(({ where }) => where === 'tests/custom PodMonitor/kiban')?.message).toMatch(
      /podMetricEndpoints/,
    );
  });
});
