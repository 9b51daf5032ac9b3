import { Module } from '@nestjs/common';
import { ProofModule } from '../proof/proof.module.js';
import { MySessionsController } from './my-sessions.controller.js';
import { SessionsReader } from './sessions.reader.js';
import { SessionsRepository } from './sessions.repository.js';
import { EndSessions } from './use-cases/end-sessions.use-case.js';

@Module({
  imports: [ProofModule],
  controllers: [MySessionsController],
  providers: [EndSessions, SessionsReader, SessionsRepository],
})
export class SessionsModule {}
