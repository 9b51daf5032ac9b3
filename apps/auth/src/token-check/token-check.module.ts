import { AccessGuard, BEARER_RESOLVER } from '@kiban/http-kit';
import { Module } from '@nestjs/common';
import { StoreModule } from '../store/store.module.js';
import { BearerResolver } from './bearer-resolver.js';
import { LastUsed } from './last-used.js';
import { MemberResponder } from './member-responder.js';
import { NatsResponder } from './nats-responder.js';
import { OwnBearers } from './own-bearers.js';
import { PrincipalsReader } from './principals.reader.js';
import { RejectedAddresses } from './rejected-addresses.js';
import { Uses } from './uses.js';

@Module({
  imports: [StoreModule],
  controllers: [MemberResponder, NatsResponder],
  providers: [
    AccessGuard,
    BearerResolver,
    LastUsed,
    OwnBearers,
    PrincipalsReader,
    RejectedAddresses,
    Uses,
    { provide: BEARER_RESOLVER, useExisting: OwnBearers },
  ],
  exports: [AccessGuard, BEARER_RESOLVER, BearerResolver, LastUsed],
})
export class TokenCheckModule {}
