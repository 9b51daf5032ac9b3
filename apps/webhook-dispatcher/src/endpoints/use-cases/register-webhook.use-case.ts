import { Injectable } from '@nestjs/common';
import type { CreateWebhookDto, Caller } from '@kiban/contracts';
import { UnitOfWork } from '@kiban/messaging';
import type { Endpoint } from '../../store/endpoint.js';
import { TargetGuard } from '../../targets/target-guard.js';
import { BoardScope } from '../../registration/board-scope.js';
import { EndpointRegistration } from '../../registration/endpoint-registration.js';
import { selectEvents } from '../../registration/event-selection.js';

@Injectable()
export class RegisterWebhook {
  constructor(
    private readonly units: UnitOfWork,
    private readonly targets: TargetGuard,
    private readonly boards: BoardScope,
    private readonly registration: EndpointRegistration,
  ) {}

  async execute(
    caller: Caller,
    request: CreateWebhookDto,
  ): Promise<{ endpoint: Endpoint; signingKey: string }> {
    const { boardIds = null, description = null } = request;
    const events = selectEvents(request.events);
    const url = await this.targets.check(request.url, 'url');
    await this.boards.check(caller.principal.workspace.id, boardIds, 'boardIds');
    const webhook = {
      kind: 'webhook',
      url,
      events,
      boardIds,
      listId: null,
      onlyArrivals: false,
      description,
    } as const;
    return this.units.run((tx) => this.registration.register(tx, caller, webhook));
  }
}
