import type { RequestOrigin } from '@kiban/contracts';
import { networkOf } from '@kiban/http-kit';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Clock } from '../infrastructure/clock.js';
import { digestOf } from '../infrastructure/digest.js';
import type { EndGrant } from './use-cases/end-grant.use-case.js';
import type { ModelTable, StoredModel } from './model-table.js';
import type { Resources } from './resources.js';

export interface AdapterParts {
  table: ModelTable;
  endGrant: EndGrant;
  resources: Resources;
  /** The origin of the current request; null outside of a request. */
  requestOrigin: () => RequestOrigin | null;
  clock: Clock;
  /** How long a rotated refresh token still works (seconds). */
  refreshLeewayS: number;
}

/** The protocol library’s storage of one kind of model. */
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

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.present(await this.parts.table.findByUid(this.kind, userCode));
  }

  async consume(id: string): Promise<undefined> {
    const first = await this.parts.table.consume(this.kind, id);
    // The library reads first and marks later, so only one of several concurrent redemptions may succeed. A rotated
    // refresh token, by contrast, stays valid for a moment: parallel refreshes are not theft.
    if (!first && this.kind !== 'RefreshToken') throw new errors.InvalidGrant('code already consumed');
  }

  async destroy(id: string): Promise<undefined> {
    await this.parts.table.destroy(this.kind, id);
  }

  /** Resolves when every replica rejects the grant’s bearer tokens. */
  async revokeByGrantId(grantId: string): Promise<undefined> {
    // The library calls it once for each kind of a grant; the first call ends all of them.
    const { endGrant, requestOrigin } = this.parts;
    if (this.kind === 'AccessToken') await endGrant.execute(digestOf(grantId), requestOrigin());
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
