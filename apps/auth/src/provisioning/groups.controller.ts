import type { Caller } from '@kiban/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { AuthConfig } from '../config/auth-config.js';
import { AUTH_CONFIG } from '../infrastructure/tokens.js';
import type { Filter } from './filter.js';
import { readGroup, readGroupPatch, type GroupState } from './group-request.js';
import type { Page, Stored } from './list-query.js';
import { ProvisionedGroupsReader, type ProvisionedGroup } from './provisioned-groups.reader.js';
import { ResourcesController } from './resources.controller.js';
import { readGroupId, scimBase } from './scim-address.js';
import { presentGroup, type ScimResource } from './scim-resource.presenter.js';
import { ChangeGroup } from './use-cases/change-group.use-case.js';

/** The groups of RFC 7644, which give a role where their name is one of a role. */
@ApiExcludeController()
@Controller('scim/v2/Groups')
export class GroupsController extends ResourcesController<ProvisionedGroup> {
  private readonly base: string;

  constructor(
    private readonly groups: ProvisionedGroupsReader,
    private readonly changeGroup: ChangeGroup,
    @Inject(AUTH_CONFIG) config: AuthConfig,
  ) {
    super('group');
    this.base = scimBase(config.PUBLIC_ORIGIN);
  }

  protected page(
    workspaceId: number,
    filter: Filter | undefined,
    page: Page,
  ): Promise<Stored<ProvisionedGroup>> {
    return this.groups.list(workspaceId, filter, page);
  }

  protected byId(workspaceId: number, id: string): Promise<ProvisionedGroup | undefined> {
    return this.groups.byId(workspaceId, readGroupId(id));
  }

  protected present(group: ProvisionedGroup): ScimResource {
    return presentGroup(group, this.base);
  }

  protected add(caller: Caller, body: unknown): Promise<ProvisionedGroup> {
    return this.changeGroup.create(caller, readGroup(body));
  }

  protected change(
    caller: Caller,
    id: string,
    body: unknown,
    method: 'PATCH' | 'PUT',
  ): Promise<ProvisionedGroup> {
    const read =
      method === 'PATCH' ? readGroupPatch(body) : (current: GroupState) => readGroup(body, current);
    return this.changeGroup.update(caller, readGroupId(id), read);
  }

  protected end(caller: Caller, id: string): Promise<void> {
    return this.changeGroup.delete(caller, readGroupId(id));
  }
}
