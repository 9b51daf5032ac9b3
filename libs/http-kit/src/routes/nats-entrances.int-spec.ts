import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectNats, type NatsConnection } from '@kiban/messaging';
import { MessagePattern, NatsController, NatsTransport } from '@kiban/messaging/transport';
import { createLogger, createRegistry, Readiness } from '@kiban/observability';
import { startNatsServer, type TestNatsServer } from '@kiban/testing';
import { UnauthenticatedError } from '@kiban/auth-client';
import { IdField } from '@kiban/contracts';
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessGuard, BEARER_RESOLVER } from '../access/access.guard.js';
import { HttpService } from '../http-service.js';

class QuestionDto {
  @IdField()
  id!: number;
}

@NatsController()
class Responder {
  @MessagePattern('trial.question')
  respond(question: QuestionDto): object {
    return { received: question };
  }
}

@Module({
  controllers: [Responder],
  providers: [
    AccessGuard,
    { provide: APP_GUARD, useExisting: AccessGuard },
    {
      provide: BEARER_RESOLVER,
      useValue: { resolveAuthorization: () => Promise.reject(new UnauthenticatedError('missing')) },
    },
  ],
})
class Service {}

describe('a service that receives NATS messages', () => {
  let server: TestNatsServer;
  let caller: NatsConnection;
  let connection: NatsConnection;
  let service: HttpService;
  let port: number;
  const logger = createLogger('trial', 'silent');

  beforeAll(async () => {
    server = await startNatsServer();
    caller = await connectNats({ url: server.url, name: 'caller', logger });
    connection = await connectNats({ url: server.url, name: 'trial', logger });
    service = await HttpService.create({
      module: Service,
      parts: () => ({
        logger,
        registry: createRegistry('trial'),
        readiness: new Readiness(),
        host: '127.0.0.1',
        port: 0,
        managementPort: 0,
        trustedProxies: [],
        transport: new NatsTransport({ connection, logger }),
        closers: [() => connection.drain()],
      }),
    });
    await service.app.startAllMicroservices();
    ({ port } = await service.listen());
  });

  afterAll(async () => {
    await service.close();
    await caller.close();
    await server.close();
  });

  const ask = async (question: object): Promise<unknown> =>
    (await caller.request('trial.question', JSON.stringify(question), { timeout: 2_000 })).json();

  it('applies no access rule and no validation of HTTP requests to them', async () => {
    const question = { id: 'none', unknown: true };
    expect(await ask(question)).toEqual({ received: question });
  });

  it('serves none of them over HTTP', async () => {
    for (const path of ['/', '/trial.question', '/api/v1/trial.question'])
      expect((await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST' })).status).toBe(404);
  });

  it('receives none after its shutdown', async () => {
    await service.close();
    await expect(ask({ id: 1 })).rejects.toThrow(/no responders/i);
  });
});
