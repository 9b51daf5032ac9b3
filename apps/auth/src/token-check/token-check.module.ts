import { AccessGuard, BEARER_RESOLVER } from '@kiban/http-kit';
import { Module } from '@nestjs/common';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { BearerQuestion } from './bearer-question.js';
import { LastUsed } from './last-used.js';
import { LeaseDrop } from './lease-drop.js';
import { LeaseHolders } from './lease-holders.js';
import { NatsAnswers } from './nats-answers.js';
import { OwnBearers } from './own-bearers.js';
import { PrincipalsReader } from './principals.reader.js';

@Module({
  imports: [InfrastructureModule],
  providers: [
    AccessGuard,
    BearerQuestion,
    LastUsed,
    LeaseDrop,
    LeaseHolders,
    NatsAnswers,
    OwnBearers,
    PrincipalsReader,
    { provide: BEARER_RESOLVER, useExisting: OwnBearers },
  ],
  exports: [AccessGuard, BEARER_RESOLVER, BearerQuestion, LastUsed, LeaseDrop, LeaseHolders, NatsAnswers],
})
export class TokenCheckModule {}
