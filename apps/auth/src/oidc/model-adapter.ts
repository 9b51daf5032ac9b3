import { networkOf } from '@kiban/http-kit';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Clock } from '../infrastructure/clock.js';
import { digestOf } from '../infrastructure/digest.js';
import type { RequestOrigin } from '../infrastructure/request-origin.js';
import type { GrantEnd } from './grant-end.js';
import type { ModelTable, StoredModel } from './model-table.js';
import type { Resources } from './resources.js';

export interface AdapterParts {
  table: ModelTable;
  grantEnd: GrantEnd;
  resources: Resources;
  /** Where the request under way came from; null where there is none. */
  requestOrigin: () => RequestOrigin | null;
  clock: Clock;
  /** For how long a rotated refresh token still works (seconds). */
  refreshLeewayS: number;
}

/** The protocol library's door to one kind of model. */
export class ModelAdapter implements Adapter {
  constructor(
    private readonly kind: string,
    private readonly parts: AdapterParts,
  ) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<undefined> {
    const audience = typeof payload.aud === 'string' ? this.parts.resources.audienceOf(payload.aud) : null;
    const address = this.kind === 'Client' ? this.parts.requestOrigin()?.address : undefined;
    const network = address === undefined ? null : networkOf(address);
    await this.parts.table.upsert(this.kind, id, payload, { expiresInS: expiresIn, audience, network });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.present(await this.parts.table.find(this.kind, id));
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.present(await this.parts.table.findByUid(this.kind, uid));
  }

  findByUserCode(): Promise<undefined> {
    // Device codes are not offered.
    return Promise.resolve(undefined);
  }

  async consume(id: string): Promise<undefined> {
    const first = await this.parts.table.consume(this.kind, id);
    // The library looks first and marks later; only one of those who looked together may go on. A rotated
    // refresh token, by contrast, may be used again for a moment: parallel refreshes are no theft.
    if (!first && this.kind !== 'RefreshToken')
      throw new errors.InvalidGrant('authorization code already consumed');
  }

  async destroy(id: string): Promise<undefined> {
    await this.parts.table.destroy(this.kind, id);
  }

  /** Resolves when the grant's bearers work nowhere any more. */
  async revokeByGrantId(grantId: string): Promise<undefined> {
    // Called once for each kind of a grant; one of them ends all at once.
    const { grantEnd, requestOrigin } = this.parts;
    if (this.kind === 'AccessToken') await grantEnd.end(digestOf(grantId), requestOrigin());
  }

  private present(model: StoredModel | undefined): AdapterPayload | undefined {
    if (!model) return undefined;
    const { payload, consumedAt } = model;
    if (!consumedAt || this.withinLeeway(consumedAt)) return payload;
    return { ...payload, consumed: Math.floor(consumedAt.getTime() / 1_000) };
  }

  private withinLeeway(consumedAt: Date): boolean {
    const { clock, refreshLeewayS } = this.parts;
    return (
      this.kind === 'RefreshToken' && clock.now().getTime() - consumedAt.getTime() < refreshLeewayS * 1_000
    );
  }
}
