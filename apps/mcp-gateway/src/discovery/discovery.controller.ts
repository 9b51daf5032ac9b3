import { Controller, Get, Header, Inject } from '@nestjs/common';
import { Allow } from '@kiban/http-kit';
import type { GatewayConfig } from '../config/gateway-config.js';
import { GATEWAY_CONFIG } from '../infrastructure/tokens.js';
import { metadataPaths, protectedResourceMetadata } from './protected-resource.js';

@Controller()
export class DiscoveryController {
  constructor(@Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig) {}

  @Allow('public')
  @Get([...metadataPaths])
  @Header('cache-control', 'public, max-age=300')
  protectedResource(): object {
    return protectedResourceMetadata(this.config.PUBLIC_ORIGIN);
  }
}
