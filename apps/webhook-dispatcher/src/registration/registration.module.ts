import { Module } from '@nestjs/common';
import { StoreModule } from '../store/store.module.js';
import { BoardScope } from './board-scope.js';
import { EndpointRegistration } from './endpoint-registration.js';
import { KnownBoardsRepository } from './known-boards.repository.js';
import { ListScope } from './list-scope.js';
import { RemoveEndpoint } from './use-cases/remove-endpoint.use-case.js';

/** What webhooks and hooks have in common: the first key, the limit, the events and boards that they select, and their end. */
@Module({
  imports: [StoreModule],
  providers: [BoardScope, EndpointRegistration, KnownBoardsRepository, ListScope, RemoveEndpoint],
  exports: [StoreModule, BoardScope, EndpointRegistration, ListScope, RemoveEndpoint],
})
export class RegistrationModule {}
