import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { AppModule as AuthModule } from '@kiban/auth/app.module';
import { AppModule as BoardsModule } from '@kiban/boards-api/app.module';
import { ErrorDto } from '@kiban/contracts';
import { AppModule as NotificationsModule } from '@kiban/notifications/app.module';
import { AppModule as WebhooksModule } from '@kiban/webhook-dispatcher/app.module';
import { eventModels } from './event-models.js';

/** Services with routes under {base_url}, in the order of their tags. */
const services: readonly Type[] = [BoardsModule, AuthModule, WebhooksModule, NotificationsModule];

/** Reads each service's routes without starting it: preview mode creates no providers or controllers. */
export async function serviceDocuments(): Promise<OpenAPIObject[]> {
  const documents: OpenAPIObject[] = [];
  for (const service of services) {
    const app = await NestFactory.create<NestFastifyApplication>(service, new FastifyAdapter(), {
      preview: true,
      logger: false,
      abortOnError: false,
    });
    documents.push(
      SwaggerModule.createDocument(app, new DocumentBuilder().setOpenAPIVersion('3.1.0').build(), {
        extraModels: [ErrorDto, ...eventModels],
      }),
    );
    await app.close();
  }
  return documents;
}
