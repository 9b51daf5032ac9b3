import type { Caller } from '@kiban/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { AuthConfig } from '../config/auth-config.js';
import { AUTH_CONFIG } from '../infrastructure/tokens.js';
import type { Filter } from './filter.js';
import type { Page, Stored } from './list-query.js';
import { ProvisionedUsersReader, type ProvisionedUser } from './provisioned-users.reader.js';
import { ResourcesController } from './resources.controller.js';
import { readUserId, scimBase } from './scim-address.js';
import { presentUser, type ScimResource } from './scim-resource.presenter.js';
import { ChangeUser } from './use-cases/change-user.use-case.js';
import { CreateUser } from './use-cases/create-user.use-case.js';
import { DeleteUser } from './use-cases/delete-user.use-case.js';
import { readUser, readUserPatch } from './user-request.js';
import type { UserChange } from './user-change.js';

/** The users of RFC 7644: the members of the workspace of the token, and those whom its directory has deactivated. */
@ApiExcludeController()
@Controller('scim/v2/Users')
export class UsersController extends ResourcesController<ProvisionedUser> {
  private readonly base: string;

  constructor(
    private readonly users: ProvisionedUsersReader,
    private readonly createUser: CreateUser,
    private readonly changeUser: ChangeUser,
    private readonly deleteUser: DeleteUser,
    @Inject(AUTH_CONFIG) config: AuthConfig,
  ) {
    super('user');
    this.base = scimBase(config.PUBLIC_ORIGIN);
  }

  protected page(
    workspaceId: number,
    filter: Filter | undefined,
    page: Page,
  ): Promise<Stored<ProvisionedUser>> {
    return this.users.list(workspaceId, filter, page);
  }

  protected byId(workspaceId: number, id: string): Promise<ProvisionedUser | undefined> {
    return this.users.byId(workspaceId, readUserId(id));
  }

  protected present(user: ProvisionedUser): ScimResource {
    return presentUser(user, this.base);
  }

  protected add(caller: Caller, body: unknown): Promise<ProvisionedUser> {
    return this.createUser.execute(caller, readUser(body));
  }

  protected change(
    caller: Caller,
    id: string,
    body: unknown,
    method: 'PATCH' | 'PUT',
  ): Promise<ProvisionedUser> {
    const read = method === 'PATCH' ? readUserPatch(body) : wholeUser(body);
    return this.changeUser.execute(caller, readUserId(id), read);
  }

  protected end(caller: Caller, id: string): Promise<void> {
    return this.deleteUser.execute(caller, readUserId(id));
  }
}

function wholeUser(body: unknown): () => UserChange {
  const change = readUser(body);
  return () => change;
}
