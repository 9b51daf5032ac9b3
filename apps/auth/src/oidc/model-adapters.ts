import type { RequestOrigin } from '@kiban/contracts';
import { Inject, Injectable } from '@nestjs/common';
import Provider from 'oidc-provider';
import type { AuthConfig } from '../config/auth-config.js';
import { Clock } from '../infrastructure/clock.js';
import { AUTH_CONFIG } from '../infrastructure/tokens.js';
import { originOfContext } from './context-origin.js';
import { ModelAdapter, type AdapterParts } from './model-adapter.js';
import { ModelTable } from './model-table.js';
import { Resources } from './resources.js';
import { EndGrant } from './use-cases/end-grant.use-case.js';

/** The protocol library’s storage, in which each kind of model has an adapter. */
@Injectable()
export class ModelAdapters {
  private readonly parts: AdapterParts;

  constructor(@Inject(AUTH_CONFIG) config: AuthConfig, table: ModelTable, endGrant: EndGrant, clock: Clock) {
    this.parts = {
      table,
      endGrant,
      resources: new Resources(config.PUBLIC_ORIGIN),
      requestOrigin: currentOrigin,
      clock,
      refreshLeewayS: config.REFRESH_LEEWAY_S,
    };
  }

  readonly of = (kind: string): ModelAdapter => new ModelAdapter(kind, this.parts);
}

/** The library keeps the current request while it processes it. */
function currentOrigin(): RequestOrigin | null {
  const { ctx } = Provider;
  return ctx ? originOfContext(ctx) : null;
}
