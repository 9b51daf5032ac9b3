import { NotFoundError } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import type { Endpoint } from '../store/endpoint.js';
import { EndpointsReader } from '../store/endpoints.reader.js';
import { WebhookStatsReader, type WebhookStats } from './webhook-stats.reader.js';

/** What a workspace reads of its webhooks. */
@Injectable()
export class WebhooksReader {
  constructor(
    private readonly endpoints: EndpointsReader,
    private readonly stats: WebhookStatsReader,
  ) {}

  /** The oldest first. */
  list(workspaceId: number): Promise<Endpoint[]> {
    return this.endpoints.list(workspaceId, 'webhook');
  }

  /** @throws NotFoundError */
  one(workspaceId: number, id: number): Promise<Endpoint> {
    return this.find(workspaceId, id, 'webhook');
  }

  /** Also of a hook. @throws NotFoundError */
  async statsOf(workspaceId: number, id: number): Promise<WebhookStats> {
    const endpoint = await this.find(workspaceId, id, 'either');
    return this.stats.of(endpoint.id);
  }

  private async find(workspaceId: number, id: number, kind: 'webhook' | 'either'): Promise<Endpoint> {
    const endpoint = await this.endpoints.find(workspaceId, kind, id);
    if (!endpoint) throw new NotFoundError('webhook', id);
    return endpoint;
  }
}
