import { AccessGuard, BEARER_RESOLVER } from '@kiban/http-kit';
import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { BearerResolver } from './bearer-resolver.js';
import { LastUsed } from './last-used.js';
import { LeaseRevocation } from './lease-revocation.js';
import { LeaseHolders } from './lease-holders.js';
import { NatsResponder } from './nats-responder.js';
import { OwnBearers } from './own-bearers.js';
import { PrincipalsReader } from './principals.reader.js';
import { RejectedAddresses } from './rejected-addresses.js';
import { UsedAddresses } from './used-addresses.js';
import { Uses } from './uses.js';

@Module({
  imports: [InfrastructureModule, AuditModule],
  controllers: [NatsResponder],
  providers: [
    AccessGuard,
    BearerResolver,
    LastUsed,
    LeaseRevocation,
    LeaseHolders,
    OwnBearers,
    PrincipalsReader,
    RejectedAddresses,
    UsedAddresses,
    Uses,
    { provide: BEARER_RESOLVER, useExisting: OwnBearers },
  ],
  exports: [
    AccessGuard,
    BEARER_RESOLVER,
    BearerResolver,
    LastUsed,
    LeaseRevocation,
    LeaseHolders,
    UsedAddresses,
  ],
})
export class TokenCheckModule {}
