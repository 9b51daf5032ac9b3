import { Body, Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CreateViewDto,
  SavedViewDto,
  UpdateViewDto,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, IfMatch, PathId, type JsonResponse } from '@kiban/http-kit';
import { resourceResponse } from '../sql/resource-response.js';
import { SavedViews } from './saved-views.js';

const limit = 'or a limit of views is reached';

@ApiTags('Saved views')
@Controller('api/v1/boards/:id/views')
export class SavedViewsController {
  constructor(private readonly views: SavedViews) {}

  @Get()
  @Allow('boards:read')
  @Describe({
    id: 'listViews',
    summary: 'List the saved views of a board',
    description: 'The shared views of the board and your private ones, oldest first.',
    response: [SavedViewDto],
    ids: { id: 'board' },
  })
  list(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<JsonResponse> {
    return this.views.list(caller, id);
  }

  @Post()
  @Allow('boards:own')
  @Describe({
    id: 'createView',
    summary: 'Save a view of a board',
    description:
      'Saves a filter, grouping and sort under a name that is unique among the shared views, or among your private ' +
      'ones. Viewers can save private views only. A token’s private views are those of the member who issued it.',
    response: SavedViewDto,
    status: 201,
    ids: { id: 'board' },
    writes: true,
    conflict: `The name is in use, the board is archived, ${limit}`,
  })
  async create(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: CreateViewDto,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.views.create(caller, id, body));
  }

  @Patch(':viewId')
  @Allow('boards:own')
  @Describe({
    id: 'updateView',
    summary: 'Update a saved view',
    description:
      'Omitted properties are unchanged; `query` is replaced as a whole. Only the author can make a shared view private.',
    response: SavedViewDto,
    ids: { id: 'board', viewId: 'view' },
    writes: true,
    guarded: true,
    conflict: `The name is in use, the board is archived, ${limit}`,
  })
  async update(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @PathId('viewId') viewId: number,
    @Body() body: UpdateViewDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.views.update(caller, id, viewId, body, expected));
  }

  @Delete(':viewId')
  @Allow('boards:own')
  @Describe({
    id: 'deleteView',
    summary: 'Delete a saved view',
    description: 'Deletes the view. The cards that it shows are unchanged.',
    response: null,
    ids: { id: 'board', viewId: 'view' },
    writes: true,
    guarded: true,
    conflict: 'The board is archived',
  })
  async delete(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @PathId('viewId') viewId: number,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<void> {
    await this.views.delete(caller, id, viewId, expected);
  }
}
