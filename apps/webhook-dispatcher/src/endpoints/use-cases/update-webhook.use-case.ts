import { Injectable } from '@nestjs/common';
import { NotFoundError, type UpdateWebhookDto, type WebhookDto } from '@kiban/contracts';
import { requireVersion, type Caller, type ExpectedVersions } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { TargetGuard } from '../../targets/target-guard.js';
import { BoardScope } from '../board-scope.js';
import { auditEndpoint, selectionOf } from '../endpoint-audit.js';
import { presentWebhook } from '../endpoint.presenter.js';
import { EndpointsRepository, type EndpointChanges } from '../endpoints.repository.js';
import { selectEvents } from '../event-selection.js';

@Injectable()
export class UpdateWebhook {
  constructor(
    private readonly database: Database,
    private readonly targets: TargetGuard,
    private readonly boards: BoardScope,
    private readonly endpoints: EndpointsRepository,
  ) {}

  async execute(
    caller: Caller,
    id: number,
    input: UpdateWebhookDto,
    expected: ExpectedVersions,
  ): Promise<WebhookDto> {
    const workspaceId = caller.principal.workspace.id;
    if (!(await this.endpoints.find(workspaceId, 'webhook', id))) throw new NotFoundError('webhook', id);
    const changes: EndpointChanges = {
      ...(input.url === undefined ? {} : { url: await this.targets.check(input.url, 'url') }),
      ...(input.events === undefined ? {} : { events: selectEvents(input.events) }),
      ...(input.description === undefined ? {} : { description: input.description }),
      ...(input.boardIds === undefined ? {} : { boardIds: input.boardIds }),
    };
    await this.boards.check(workspaceId, input.boardIds, 'boardIds');
    return this.database.transaction(async (tx) => {
      let endpoint = await this.endpoints.lock(tx, workspaceId, 'webhook', id);
      if (!endpoint) throw new NotFoundError('webhook', id);
      requireVersion(expected, endpoint.version);
      if (Object.keys(changes).length > 0) {
        endpoint = await this.endpoints.change(tx, endpoint, changes);
        await auditEndpoint(tx, caller, 'update', endpoint, {
          changed: Object.keys(changes),
          ...selectionOf(endpoint),
        });
      }
      if (input.status === 'disabled' && endpoint.status === 'active') {
        endpoint = await this.endpoints.disable(tx, id);
        await auditEndpoint(tx, caller, 'disable', endpoint);
      }
      return presentWebhook(endpoint);
    });
  }
}
