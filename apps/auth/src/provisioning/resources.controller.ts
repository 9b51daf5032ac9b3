import { NotFoundError, type Caller } from '@kiban/contracts';
import { Allow, CurrentCaller, IgnoresUnknownQuery } from '@kiban/http-kit';
import { Body, Delete, Get, HttpCode, Param, Patch, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Filter } from './filter.js';
import { readListQuery, type Page, type Stored } from './list-query.js';
import { presentList, readSelection, type ScimResource } from './scim-resource.presenter.js';
import { ScimResponse } from './scim-responses.js';

/**
 * The routes that each kind of resource of RFC 7644 has. A controller of one kind adds what the kind does. Unknown query parameters
 * are ignored (§3.4.2): vendors add flags of their own to the address.
 */
@IgnoresUnknownQuery()
export abstract class ResourcesController<Entry> {
  /** @param noun what an error calls the resource */
  protected constructor(private readonly noun: string) {}

  protected abstract page(
    workspaceId: number,
    filter: Filter | undefined,
    page: Page,
  ): Promise<Stored<Entry>>;
  protected abstract byId(workspaceId: number, id: string): Promise<Entry | undefined>;
  protected abstract present(entry: Entry): ScimResource;
  /** @throws ScimError, DomainError */
  protected abstract add(caller: Caller, body: unknown): Promise<Entry>;
  /** @throws ScimError, DomainError */
  protected abstract change(
    caller: Caller,
    id: string,
    body: unknown,
    method: 'PATCH' | 'PUT',
  ): Promise<Entry>;
  /** @throws DomainError */
  protected abstract end(caller: Caller, id: string): Promise<void>;

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
    const { total, entries } = await this.page(principal.workspace.id, query.filter, query.page);
    const resources = entries.map((entry) => select(this.present(entry)));
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
    const entry = await this.byId(principal.workspace.id, id);
    if (!entry) throw new NotFoundError(this.noun, id);
    return select(this.present(entry));
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
    const resource = this.present(await this.add(caller, body));
    const { location } = resource['meta'] as { location: string };
    void reply.header('location', location);
    return resource;
  }

  @Put(':id')
  @Allow('members:provision')
  @ScimResponse()
  async replace(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<ScimResource> {
    return this.present(await this.change(caller, id, body, 'PUT'));
  }

  @Patch(':id')
  @Allow('members:provision')
  @ScimResponse()
  async update(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<ScimResource> {
    return this.present(await this.change(caller, id, body, 'PATCH'));
  }

  @Delete(':id')
  @HttpCode(204)
  @Allow('members:provision')
  remove(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<void> {
    return this.end(caller, id);
  }
}
