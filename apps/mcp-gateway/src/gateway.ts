import { createPlainClient } from '@kiban/client';
import { AuthClient, BearerWatch, InternalCredentialSigner } from '@kiban/auth-client';
import { apiVersion } from '@kiban/contracts';
import { HttpService } from '@kiban/http-kit';
import type { NatsConnection } from '@kiban/messaging';
import { serviceParts, ServiceResources } from '@kiban/service-kit';
import type { FastifyInstance } from 'fastify';
import { AppModule } from './app.module.js';
import { ConformanceFixtures } from '../conformance/conformance-fixtures.js';
import type { GatewayConfig } from './config/gateway-config.js';
import { GATEWAY_CONFIG, NATS } from './infrastructure/tokens.js';
import { ConnectionResolver } from './principal/connection.js';
import { ApiSender } from './transport/api-sender.js';
import { allowCrossOrigin } from './transport/cross-origin.js';
import { ResourceUpdates } from './notifications/resource-updates.js';
import { McpEndpoint } from './transport/mcp-endpoint.js';
import { RequestGate } from './transport/request-gate.js';

/** The gateway's process, created but not yet listening. */
export async function createGateway(): Promise<HttpService> {
  const service = await HttpService.create({
    module: AppModule,
    // The gateway answers preflights before any check of the caller.
    withoutCors: 'everywhere',
    ignoresTrailingSlash: true,
    parts: (app) => serviceParts(app),
    configure: async (app, { logger }) => {
      const config = app.get<GatewayConfig>(GATEWAY_CONFIG);
      const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
      allowCrossOrigin(fastify);
      const auth = app.get(AuthClient);
      const connections = new ConnectionResolver(
        auth,
        new InternalCredentialSigner(config.INTERNAL_CREDENTIAL_PRIVATE_KEY),
      );
      const updates = new ResourceUpdates(app.get<NatsConnection>(NATS), logger);
      const bearers = new BearerWatch(auth);
      updates.start();
      const endpoint = new McpEndpoint({
        publicOrigin: config.PUBLIC_ORIGIN,
        boards: createPlainClient(new ApiSender(config.BOARDS_API_URL).send),
        auth: createPlainClient(new ApiSender(config.AUTH_API_URL).send),
        version: apiVersion,
        gate: new RequestGate({
          publicOrigin: config.PUBLIC_ORIGIN,
          allowedOrigins: config.MCP_ALLOWED_ORIGINS,
          allowedHosts: config.MCP_ALLOWED_HOSTS,
        }),
        connections,
        updates,
        bearers,
        ...(config.MCP_CONFORMANCE_FIXTURES === '1' ? { conformance: new ConformanceFixtures() } : {}),
        logger,
      });
      endpoint.register(fastify);
      // Open notification streams would keep the process from ending.
      fastify.addHook('preClose', async () => {
        bearers.stop();
        await endpoint.close();
      });
    },
  });
  await service.app.get(ServiceResources).start(service.app);
  return service;
}
