import { infrastructure } from '@kiban/service-kit';
import { Module } from '@nestjs/common';
import { readGatewayConfig } from '../config/gateway-config.js';
import { GATEWAY_CONFIG } from './tokens.js';

/** It has no tables: auth resolves every caller. */
@Module(
  infrastructure({
    service: 'mcp-gateway',
    config: GATEWAY_CONFIG,
    readConfig: readGatewayConfig,
    audience: 'mcp',
  }),
)
export class InfrastructureModule {}
