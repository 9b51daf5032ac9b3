import type { Caller } from '@kiban/contracts';
import { Allow, CurrentCaller } from '@kiban/http-kit';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Patch,
  Post,
  Put,
  Query,
  Res,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { NotFoundError } from '@kiban/contracts';
import type { FastifyReply } from 'fastify';
import type { AuthConfig } from '../config/auth-config.js';
import { AUTH_CONFIG } from '../infrastructure/tokens.js';
import { readListQuery } from './list-query.js';
import { ProvisionedUsersReader } from './provisioned-users.reader.js';
import { readScimId, scimBase } from './scim-address.js';
import { presentList, presentUser, readSelection, type ScimResource } from './scim-resource.presenter.js';
import { ScimResponse } from './scim-responses.js';
import { ChangeUser } from './use-cases/change-user.use-case.js';
import { CreateUser } from './use-cases/create-user.use-case.js';
import { DeleteUser } from './use-cases/delete-user.use-case.js';
import { readUser, readUserPatch } from './user-request.js';

/** The users of RFC 7644: the members of the workspace of the token, and those whom its directory has deactivated. */
@ApiExcludeController()
@Controller('scim/v2/Users')
export class UsersController {
  private readonly base: string;

  constructor(
    private readonly users: ProvisionedUsersReader,
    private readonly createUser: CreateUser,
    private readonly changeUser: ChangeUser,
    private readonly deleteUser: DeleteUser,
    @Inject(AUTH_CONFIG) config: AuthConfig,
  ) {
    this.base = scimBase(config.PUBLIC_ORIGIN);
  }

  @Get()
  @Allow('members:provision')
  @ScimResponse()
  async list(
    @CurrentCaller() { principal }: Caller,
    @Query('filter') filter: unknown,
    @Query('startIndex') startIndex: unknown,
    @Query('count') count: unknown,
    @Query('attributes') attributes: unknown,
    @Query('excludedAttributes') excluded: unknown,
  ): Promise<ScimResource> {
    const query = readListQuery(filter, startIndex, count);
    const select = readSelection(attributes, excluded);
    const { total, users } = await this.users.list(principal.workspace.id, query.filter, query.page);
    const resources = users.map((user) => select(presentUser(user, this.base)));
    return presentList(resources, { total, startIndex: query.startIndex });
  }

  @Get(':id')
  @Allow('members:provision')
  @ScimResponse()
  async read(
    @CurrentCaller() { principal }: Caller,
    @Param('id') id: string,
    @Query('attributes') attributes: unknown,
    @Query('excludedAttributes') excluded: unknown,
  ): Promise<ScimResource> {
    const select = readSelection(attributes, excluded);
    const user = await this.users.byId(principal.workspace.id, readScimId('user', id));
    if (!user) throw new NotFoundError('user', id);
    return select(presentUser(user, this.base));
  }

  @Post()
  @HttpCode(201)
  @Allow('members:provision')
  @ScimResponse()
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ScimResource> {
    const user = await this.createUser.execute(caller, readUser(body));
    void reply.header('location', `${this.base}/Users/${user.id}`);
    return presentUser(user, this.base);
  }

  @Put(':id')
  @Allow('members:provision')
  @ScimResponse()
  async replace(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<ScimResource> {
    const change = readUser(body);
    const user = await this.changeUser.execute(caller, readScimId('user', id), () => change);
    return presentUser(user, this.base);
  }

  @Patch(':id')
  @Allow('members:provision')
  @ScimResponse()
  async update(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<ScimResource> {
    const user = await this.changeUser.execute(caller, readScimId('user', id), (current) =>
      readUserPatch(body, current),
    );
    return presentUser(user, this.base);
  }

  @Delete(':id')
  @HttpCode(204)
  @Allow('members:provision')
  remove(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<void> {
    return this.deleteUser.execute(caller, readScimId('user', id));
  }
}
