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
import { readGroup, readGroupPatch } from './group-request.js';
import { readListQuery } from './list-query.js';
import { ProvisionedGroupsReader } from './provisioned-groups.reader.js';
import { readScimId, scimBase } from './scim-address.js';
import { presentGroup, presentList, readSelection, type ScimResource } from './scim-resource.presenter.js';
import { ScimResponse } from './scim-responses.js';
import { ChangeGroup } from './use-cases/change-group.use-case.js';

/** The groups of RFC 7644, which give a role where their name is one of a role. */
@ApiExcludeController()
@Controller('scim/v2/Groups')
export class GroupsController {
  private readonly base: string;

  constructor(
    private readonly groups: ProvisionedGroupsReader,
    private readonly changeGroup: ChangeGroup,
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
    const { total, groups } = await this.groups.list(principal.workspace.id, query.filter, query.page);
    const resources = groups.map((group) => select(presentGroup(group, this.base)));
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
    const group = await this.groups.byId(principal.workspace.id, readScimId('group', id));
    if (!group) throw new NotFoundError('group', id);
    return select(presentGroup(group, this.base));
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
    const group = await this.changeGroup.create(caller, readGroup(body));
    void reply.header('location', `${this.base}/Groups/${group.id}`);
    return presentGroup(group, this.base);
  }

  @Put(':id')
  @Allow('members:provision')
  @ScimResponse()
  async replace(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<ScimResource> {
    const group = await this.changeGroup.update(caller, readScimId('group', id), (current) =>
      readGroup(body, current),
    );
    return presentGroup(group, this.base);
  }

  @Patch(':id')
  @Allow('members:provision')
  @ScimResponse()
  async update(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<ScimResource> {
    const group = await this.changeGroup.update(caller, readScimId('group', id), readGroupPatch(body));
    return presentGroup(group, this.base);
  }

  @Delete(':id')
  @HttpCode(204)
  @Allow('members:provision')
  remove(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<void> {
    return this.changeGroup.delete(caller, readScimId('group', id));
  }
}
