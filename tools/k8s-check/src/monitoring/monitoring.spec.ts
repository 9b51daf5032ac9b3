import { describe, expect, it } from '@jest/globals';
import { readManifests } from '../manifest.js';
import { addDefinitions, exposedSeries, seriesIn } from './metric-names.js';
import { monitoringFaults } from './monitoring-faults.js';

const root = process.cwd();
const alert = (expression: string, runbook = 'docs/runbooks/install.md'): string => `
apiVersion: monitoring.coreos.com/v1
kind: PrometheusRule
metadata: { name: kiban, namespace: kiban }
spec:
  groups:
    - name: kiban
      rules:
        - { alert: Slow, expr: '${expression}', annotations: { runbook_url: 'https://example.org/${runbook}' } }
`;
const dashboard = (expression: string): string =>
  JSON.stringify({
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'd', labels: { grafana_dashboard: '1' } },
    data: {
      'kiban.json': JSON.stringify({
        panels: [{ panels: [{ title: 'Rate', targets: [{ expr: expression }] }] }],
      }),
    },
  });
const series = new Set(['kiban_things_total', 'kiban_wait_seconds_bucket']);
const messages = (yaml: string): string[] =>
  monitoringFaults({ name: 'tests/x', objects: readManifests(yaml) }, series, root).map(
    ({ message }) => message,
  );

describe('the metrics that are asked for', () => {
  it('are read from the code, with what a histogram adds', () => {
    const found = new Set<string>();
    addDefinitions(
      found,
      `createCounter(registry, 'kiban_a_total', 'x'); new Histogram({ name: 'kiban_b_seconds', help: '' })`,
    );
    addDefinitions(found, `new Gauge<'x'>({\n  name: 'kiban_c',\n})`);
    expect([...found]).toEqual([
      'kiban_a_total',
      'kiban_b_seconds_bucket',
      'kiban_b_seconds_sum',
      'kiban_b_seconds_count',
      'kiban_c',
    ]);
  });

  it('include the runtime’s own and the request histogram of this repository', async () => {
    const found = await exposedSeries(root);
    expect(found).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(found).toContain('kiban_http_request_duration_seconds_bucket');
  });

  it('are found in an expression, functions and labels aside', () => {
    expect(seriesIn('sum by (route) (rate(kiban_things_total{service="auth"}[5m])) / 2')).toEqual([
      'kiban_things_total',
    ]);
  });

  it('may all be exposed', () => {
    expect(messages(dashboard('rate(kiban_things_total[5m])'))).toEqual([]);
  });

  it.each([
    ['an alert', alert('kiban_thing_total > 1'), 'asks for kiban_thing_total'],
    ['a histogram without its suffix', alert('kiban_wait_seconds > 1'), 'asks for kiban_wait_seconds,'],
    ['a panel inside of a row', dashboard('kiban_gone'), '“Rate” asks for kiban_gone'],
    [
      'an alert without a runbook',
      alert('kiban_things_total > 1', 'docs/runbooks/gone.md'),
      'names no runbook',
    ],
    ['an expression about nothing of ours', dashboard('vector(1)'), 'names no series of ours'],
  ])('are caught when they are not: %s', (_what, yaml, expected) => {
    expect(messages(yaml).join('\n')).toContain(expected);
  });
});
