import { Injectable } from '@nestjs/common';
import type { CreatedWebhookDto, CreateWebhookDto } from '@kiban/contracts';
import type { Caller } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { TargetGuard } from '../../targets/target-guard.js';
import { BoardScope } from '../board-scope.js';
import { EndpointRegistration } from '../endpoint-registration.js';
import { presentWebhook } from '../endpoint.presenter.js';
import { selectEvents } from '../event-selection.js';

@Injectable()
export class RegisterWebhook {
  constructor(
    private readonly database: Database,
    private readonly targets: TargetGuard,
    private readonly boards: BoardScope,
    private readonly registration: EndpointRegistration,
  ) {}

  async execute(caller: Caller, input: CreateWebhookDto): Promise<CreatedWebhookDto> {
    const events = selectEvents(input.events);
    const url = await this.targets.check(input.url, 'url');
    await this.boards.check(caller.principal.workspace.id, input.boardIds, 'boardIds');
    const { endpoint, signingKey } = await this.database.transaction((tx) =>
      this.registration.register(tx, caller, {
        kind: 'webhook',
        url,
        events,
        boardIds: input.boardIds ?? null,
        listId: null,
        description: input.description ?? null,
      }),
    );
    return Object.assign(presentWebhook(endpoint), { signingKey });
  }
}
