import type { WebhookDto, WebhookStatsDto } from '@kiban/contracts';
import type { Endpoint } from '../store/endpoint.js';
import type { WebhookStats } from './webhook-stats.reader.js';

export function presentWebhook(endpoint: Endpoint): WebhookDto {
  return {
    id: endpoint.id,
    url: endpoint.url,
    events: endpoint.events,
    description: endpoint.description,
    boardIds: endpoint.boardIds,
    status: endpoint.status,
    disabledReason: endpoint.disabledReason,
    disabledAt: endpoint.disabledAt?.toISOString() ?? null,
    failingSince: endpoint.failingSince?.toISOString() ?? null,
    lastSuccessAt: endpoint.lastSuccessAt?.toISOString() ?? null,
    createdAt: endpoint.createdAt.toISOString(),
    updatedAt: endpoint.updatedAt.toISOString(),
    createdBy: { memberId: endpoint.createdBy, name: endpoint.createdByName },
    version: endpoint.version,
  };
}

export function presentStats(stats: WebhookStats): WebhookStatsDto {
  return {
    attempts: stats.attempts,
    succeeded: stats.succeeded,
    successRate: stats.attempts === 0 ? null : stats.succeeded / stats.attempts,
    durationMsP50: stats.p50,
    durationMsP95: stats.p95,
    pending: stats.pending,
    retrying: stats.retrying,
    held: stats.held,
    oldestDueAt: stats.oldestDueAt?.toISOString() ?? null,
  };
}
