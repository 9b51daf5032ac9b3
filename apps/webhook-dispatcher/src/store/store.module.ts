import { Module } from '@nestjs/common';
import { UnitOfWork } from '@kiban/messaging';
import { Database } from '@kiban/persistence';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { EndpointsReader } from './endpoints.reader.js';
import { EndpointsRepository } from './endpoints.repository.js';
import { EventsReader } from './events.reader.js';
import { EventsRepository } from './events.repository.js';
import { SigningKeysRepository } from './signing-keys.repository.js';
import { unitsOfWork } from './units-of-work.js';

const tables = [EndpointsReader, EndpointsRepository, SigningKeysRepository, EventsReader, EventsRepository];

/** The tables that several features need, and the transactions in which they change. */
@Module({
  imports: [InfrastructureModule],
  providers: [{ provide: UnitOfWork, inject: [Database], useFactory: unitsOfWork }, ...tables],
  exports: [InfrastructureModule, UnitOfWork, ...tables],
})
export class StoreModule {}
