import { Injectable } from '@nestjs/common';
import { ValidationError, type CreatedHookDto, type CreateHookDto, type HookDto } from '@kiban/contracts';
import type { Caller } from '@kiban/http-kit';
import { Database, type Executor } from '@kiban/persistence';
import { BoardScope } from '../endpoints/board-scope.js';
import type { Endpoint } from '../endpoints/endpoint.js';
import { auditEndpoint } from '../endpoints/endpoint-audit.js';
import { EndpointRegistration } from '../endpoints/endpoint-registration.js';
import { EndpointsRepository, type NewEndpoint } from '../endpoints/endpoints.repository.js';
import { selectEvents } from '../endpoints/event-selection.js';
import { TargetGuard } from '../targets/target-guard.js';
import { presentHook } from './hook.presenter.js';

/** Subscribes an automation tool. Repeating a subscription returns the existing one, enabled. */
@Injectable()
export class SubscribeHook {
  constructor(
    private readonly database: Database,
    private readonly targets: TargetGuard,
    private readonly boards: BoardScope,
    private readonly endpoints: EndpointsRepository,
    private readonly registration: EndpointRegistration,
  ) {}

  async execute(
    caller: Caller,
    input: CreateHookDto,
  ): Promise<{ created: CreatedHookDto } | { existing: HookDto }> {
    const workspaceId = caller.principal.workspace.id;
    const boardId = input.filter?.boardId ?? null;
    const hook: NewEndpoint = {
      kind: 'rest_hook',
      url: await this.targets.check(targetOf(input), 'targetUrl'),
      events: selectEvents([input.event]),
      boardIds: boardId === null ? null : [boardId],
      listId: input.filter?.listId ?? null,
      description: null,
    };
    await this.boards.check(workspaceId, hook.boardIds, 'filter.boardId');
    return this.database.transaction(async (tx) => {
      // The lock comes first, so that two concurrent equal subscriptions become one.
      await this.endpoints.lockAndCount(tx, workspaceId, 'rest_hook');
      const existing = await this.endpoints.findHook(workspaceId, hook);
      if (existing) return { existing: presentHook(await this.enabled(tx, caller, existing)) };
      const { endpoint, signingKey } = await this.registration.register(tx, caller, hook);
      return { created: Object.assign(presentHook(endpoint), { signingKey }) };
    });
  }

  /** A tool that subscribes wants events, and a disabled hook would send none. */
  private async enabled(tx: Executor, caller: Caller, hook: Endpoint): Promise<Endpoint> {
    // Subscribing does not confirm: a hook whose creator lost the role stays held until an owner enables it.
    if (hook.status === 'active' || hook.disabled_reason === 'creator_lost_role') return hook;
    await auditEndpoint(tx, caller, 'enable', hook, { after: hook.disabled_reason, sendHeld: false });
    return this.endpoints.enable(tx, hook.id, false);
  }
}

function targetOf({ targetUrl, hookUrl, target_url }: CreateHookDto): string {
  const given = [targetUrl, hookUrl, target_url].filter((url) => url !== undefined);
  const [url] = given;
  if (url === undefined || given.length > 1)
    throw new ValidationError('targetUrl', 'required', 'Send the URL only once, as targetUrl.');
  return url;
}
