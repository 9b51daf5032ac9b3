import type { WebhookDto } from '@kiban/contracts';
import type { Endpoint } from './endpoint.js';

export function presentWebhook(endpoint: Endpoint): WebhookDto {
  return {
    id: endpoint.id,
    url: endpoint.url,
    events: endpoint.events,
    description: endpoint.description,
    boardIds: endpoint.board_ids,
    status: endpoint.status,
    disabledReason: endpoint.disabled_reason,
    disabledAt: endpoint.disabled_at?.toISOString() ?? null,
    failingSince: endpoint.failing_since?.toISOString() ?? null,
    lastSuccessAt: endpoint.last_success_at?.toISOString() ?? null,
    createdAt: endpoint.created_at.toISOString(),
    updatedAt: endpoint.updated_at.toISOString(),
    createdBy: { memberId: endpoint.created_by, name: endpoint.created_by_name },
    version: endpoint.version,
  };
}
