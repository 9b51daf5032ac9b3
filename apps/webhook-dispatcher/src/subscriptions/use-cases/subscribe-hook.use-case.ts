import { Injectable } from '@nestjs/common';
import { eventPatterns, ValidationError, type CreateHookDto, type Caller } from '@kiban/contracts';
import { UnitOfWork, type UnitTransaction } from '@kiban/messaging';
import { BoardScope } from '../../registration/board-scope.js';
import { EndpointRegistration } from '../../registration/endpoint-registration.js';
import { selectEvents } from '../../registration/event-selection.js';
import { ListScope } from '../../registration/list-scope.js';
import type { Endpoint, NewEndpoint } from '../../store/endpoint.js';
import { endpointEntry } from '../../store/endpoint-audit.js';
import { EndpointsRepository } from '../../store/endpoints.repository.js';
import { discardHeld } from '../../store/queued-deliveries.js';
import { TargetGuard } from '../../targets/target-guard.js';

/** Subscribes an automation tool. Repeating a subscription returns the existing one, enabled. */
@Injectable()
export class SubscribeHook {
  constructor(
    private readonly units: UnitOfWork,
    private readonly targets: TargetGuard,
    private readonly boards: BoardScope,
    private readonly lists: ListScope,
    private readonly endpoints: EndpointsRepository,
    private readonly registration: EndpointRegistration,
  ) {}

  /** @returns without a signing key for a subscription that exists */
  async execute(
    caller: Caller,
    request: CreateHookDto,
  ): Promise<{ endpoint: Endpoint; signingKey?: string }> {
    const workspaceId = caller.principal.workspace.id;
    const { boardId = null, listId = null, toListId = null } = request.filter ?? {};
    if (listId !== null && toListId !== null)
      throw new ValidationError('filter.toListId', 'one_of', 'Send either listId or toListId.');
    const hook: NewEndpoint = {
      kind: 'rest_hook',
      url: await this.targets.check(targetOf(request), 'targetUrl'),
      events: eventsOf(request),
      boardIds: boardId === null ? null : [boardId],
      listId: listId ?? toListId,
      onlyArrivals: toListId !== null,
      description: null,
    };
    await this.boards.check(workspaceId, hook.boardIds, 'filter.boardId');
    if (hook.listId !== null)
      await this.lists.check(
        workspaceId,
        hook.listId,
        toListId === null ? 'filter.listId' : 'filter.toListId',
      );
    return this.units.run(async (tx) => {
      // The lock comes first, so that two concurrent equal subscriptions become one.
      await this.endpoints.lockAndCount(tx, workspaceId, 'rest_hook');
      const existing = await this.endpoints.findHook(workspaceId, hook);
      if (existing) return { endpoint: await this.enabled(tx, caller, existing) };
      return this.registration.register(tx, caller, hook);
    });
  }

  /** A tool that subscribes wants events, and a disabled hook would send none. */
  private async enabled(tx: UnitTransaction, caller: Caller, hook: Endpoint): Promise<Endpoint> {
    // Subscribing does not confirm: a hook whose creator lost the role stays held until an owner enables it.
    if (hook.status === 'active' || hook.disabledReason === 'creator_lost_role') return hook;
    const enabled = await this.endpoints.enable(tx, hook.id);
    await discardHeld(tx, hook.id);
    tx.audit(endpointEntry(caller, 'enable', hook, { after: hook.disabledReason, sendHeld: false }));
    return enabled;
  }
}

/** In the order of the kinds, so that the same kinds in another order are the same subscription. */
function eventsOf({ event, events = [] }: CreateHookDto): string[] {
  const given = event === undefined ? events : [event, ...events];
  if (given.length === 0) throw new ValidationError('event', 'required', 'Send event or events.');
  const selected = new Set(selectEvents(given));
  return eventPatterns.filter((pattern) => selected.has(pattern));
}

function targetOf({ targetUrl, hookUrl, target_url }: CreateHookDto): string {
  const given = [targetUrl, hookUrl, target_url].filter((url) => url !== undefined);
  const [url] = given;
  if (url === undefined || given.length > 1)
    throw new ValidationError('targetUrl', 'required', 'Send the URL only once, as targetUrl.');
  return url;
}
