import { Injectable } from '@nestjs/common';
import {
  NotFoundError,
  type UpdateWebhookDto,
  requireVersion,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import { UnitOfWork } from '@kiban/messaging';
import type { Endpoint, EndpointChanges } from '../../store/endpoint.js';
import { endpointEntry, selectionOf } from '../../store/endpoint-audit.js';
import { EndpointsRepository } from '../../store/endpoints.repository.js';
import { holdQueued } from '../../store/queued-deliveries.js';
import { TargetGuard } from '../../targets/target-guard.js';
import { BoardScope } from '../../registration/board-scope.js';
import { selectEvents } from '../../registration/event-selection.js';

@Injectable()
export class UpdateWebhook {
  constructor(
    private readonly units: UnitOfWork,
    private readonly targets: TargetGuard,
    private readonly boards: BoardScope,
    private readonly endpoints: EndpointsRepository,
  ) {}

  async execute(
    caller: Caller,
    id: number,
    request: UpdateWebhookDto,
    expected: ExpectedVersions,
  ): Promise<Endpoint> {
    const workspaceId = caller.principal.workspace.id;
    if (!(await this.endpoints.find(workspaceId, 'webhook', id))) throw new NotFoundError('webhook', id);
    const changes: EndpointChanges = {
      ...(request.url === undefined ? {} : { url: await this.targets.check(request.url, 'url') }),
      ...(request.events === undefined ? {} : { events: selectEvents(request.events) }),
      ...(request.description === undefined ? {} : { description: request.description }),
      ...(request.boardIds === undefined ? {} : { boardIds: request.boardIds }),
    };
    await this.boards.check(workspaceId, request.boardIds, 'boardIds');
    return this.units.run(async (tx) => {
      let endpoint = await this.endpoints.lock(tx, workspaceId, 'webhook', id);
      if (!endpoint) throw new NotFoundError('webhook', id);
      requireVersion(expected, endpoint.version);
      if (Object.keys(changes).length > 0) {
        endpoint = await this.endpoints.change(tx, endpoint, changes);
        tx.audit(
          endpointEntry(caller, 'update', endpoint, {
            changed: Object.keys(changes),
            ...selectionOf(endpoint),
          }),
        );
      }
      if (request.status === 'disabled' && endpoint.status === 'active') {
        endpoint = await this.endpoints.disable(tx, id);
        await holdQueued(tx, [id]);
        tx.audit(endpointEntry(caller, 'disable', endpoint));
      }
      return endpoint;
    });
  }
}
