import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { AppModule as AuthModule } from '@kiban/auth/app.module';
import { AppModule as BoardsModule } from '@kiban/boards-api/app.module';
import { AppModule as GatewayModule } from '@kiban/mcp-gateway/app.module';
import { AppModule as NotificationsModule } from '@kiban/notifications/app.module';
import { AppModule as WebhooksModule } from '@kiban/webhook-dispatcher/app.module';
import { natsEntrances } from './nats-entrances.js';

const services = {
  'boards-api': BoardsModule,
  auth: AuthModule,
  'webhook-dispatcher': WebhooksModule,
  notifications: NotificationsModule,
  'mcp-gateway': GatewayModule,
};
const text = (path: string): string => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');

/** The rows of the first table under a heading, without its header. */
function tableUnder(heading: string, document: string): string[][] {
  const [, section = ''] = document.split(`\n## ${heading}\n`);
  const [, , ...rows] = (/(^\|.*\|\n)+/m.exec(section)?.[0] ?? '').trimEnd().split('\n');
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

/** The subjects to which docker/nats/permissions.conf lets a service subscribe. */
function allowedSubjects(service: string): string[] {
  const [, user = ''] = text('docker/nats/permissions.conf').split(`user: ${service}\n`);
  const [, list = ''] = /subscribe: \{ allow: \[([^\]]*)\]/.exec(user) ?? [];
  return [...list.matchAll(/"([^"]+)"/g)].map(([, subject = '']) => subject);
}

describe('the NATS entrances of the services', () => {
  it('are the table of docs/architecture.md', () => {
    const rows = Object.entries(services).flatMap(([service, module]) =>
      natsEntrances(module)
        .sort((left, right) => (left.subject < right.subject ? -1 : 1))
        .map(({ subject, kind, receivedBy, controller }) => [
          service,
          `\`${subject}\``,
          kind,
          receivedBy,
          `\`${controller}\``,
        ]),
    );
    expect(tableUnder('What a service receives over NATS', text('docs/architecture.md'))).toEqual(rows);
  });

  it.each(Object.entries(services))('of %s have the broker’s permission', (service, module) => {
    const subscribed = natsEntrances(module).filter(({ kind }) => kind !== 'domain events');
    expect(subscribed.length).toBeGreaterThan(0);
    expect(allowedSubjects(service)).toEqual(
      expect.arrayContaining(subscribed.map(({ subject }) => subject)),
    );
  });
});
