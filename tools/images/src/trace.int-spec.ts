import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bundleProduct } from '@kiban/dev/build/service-bundles';
import { eventually } from '@kiban/testing';
import { randomBytes } from 'node:crypto';
import { ApiUser } from './rehearsal/api-user.js';
import { Cluster } from './rehearsal/cluster.js';
import { TraceCollector, type CollectedSpan } from './rehearsal/trace-collector.js';
import { WebhookInbox } from './rehearsal/webhook-inbox.js';

const repositoryRoot = process.cwd();
const SERVICES = ['auth', 'boards-api', 'mcp-gateway', 'webhook-dispatcher'];

describe('a trace', () => {
  let cluster: Cluster;
  let collector: TraceCollector;
  let inbox: WebhookInbox;
  let user: ApiUser;

  beforeAll(async () => {
    await bundleProduct(repositoryRoot);
    collector = await TraceCollector.listen();
    cluster = await Cluster.start({
      repositoryRoot,
      env: process.env,
      replicas: 1,
      settings: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, SHUTDOWN_DRAIN_MS: '0' },
    });
    user = new ApiUser(await cluster.seed());
    inbox = await WebhookInbox.listen();
  }, 240_000);

  afterAll(async () => {
    await cluster.stop();
    await inbox.close();
    await collector.close();
  }, 120_000);

  it('spans all four services: from a tool call through the API, outbox, broker and delivery to the receiver', async () => {
    const board = await user.call<{ id: number }>('POST', '/boards', {
      name: 'Trace',
      lists: [{ name: 'Now' }],
    });
    const { lists } = await user.call<{ lists: { id: number }[] }>('GET', `/boards/${board.id}`);
    await user.call('POST', '/webhooks', { url: inbox.url, events: ['card.create'] });
    const traceId = randomBytes(16).toString('hex');
    const callersSpan = randomBytes(8).toString('hex');

    await user.callTool(
      'create_cards',
      { board: board.id, cards: [{ list: lists[0]!.id, title: 'Traced' }] },
      { traceparent: `00-${traceId}-${callersSpan}-01` },
    );

    const webhook = await eventually('the receiver gets the card’s event', () =>
      inbox.received.find(({ kind }) => kind === 'card.create'),
    );
    // One tree: every span hangs from another one of the trace, the first from the caller's. The services send theirs at different
    // times, so a child may come before its parent.
    const spans = await eventually('every service has sent its spans, and they are one tree', () => {
      const found = collector.of(traceId);
      const services = new Set(found.map(({ service }) => service));
      const ids = new Set([...found.map(({ spanId }) => spanId), callersSpan]);
      const isTree = found.every(({ parentSpanId }) => ids.has(parentSpanId));
      return isTree && SERVICES.every((name) => services.has(name)) && delivery(found) ? found : undefined;
    });
    // What the receiver got continues the attempt's own span.
    expect(webhook.traceparent).toBe(`00-${traceId}-${delivery(spans)!.spanId}-01`);
    const names = spans.map(({ name }) => name);
    for (const expected of ['POST /mcp', 'POST /api/v1/cards', 'publish card.create', 'consume webhooks'])
      expect(names.some((name) => name.startsWith(expected))).toBe(true);
  });
});

function delivery(spans: readonly CollectedSpan[]): CollectedSpan | undefined {
  return spans.find(({ name }) => name === 'deliver card.create');
}
