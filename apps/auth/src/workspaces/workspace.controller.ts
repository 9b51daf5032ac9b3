import { ErrorDto, UpdateWorkspaceDto, WorkspaceDto } from '@kiban/contracts';
import {
  Allow,
  ApiIfMatch,
  CurrentCaller,
  IfMatch,
  type Caller,
  type ExpectedVersions,
} from '@kiban/http-kit';
import { Body, Controller, Get, Patch, Req } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { originOf } from '../infrastructure/request-origin.js';
import { UpdateWorkspace } from './update-workspace.use-case.js';
import { WorkspacesRepository, type WorkspaceRow } from './workspaces.repository.js';

@ApiTags('Workspace')
@Controller('api/v1/workspace')
export class WorkspaceController {
  constructor(
    private readonly workspaces: WorkspacesRepository,
    private readonly updateWorkspace: UpdateWorkspace,
  ) {}

  @Get()
  @Allow('workspace')
  @ApiOperation({
    operationId: 'getWorkspace',
    summary: 'Read the workspace',
    description: 'The workspace that the bearer belongs to.',
  })
  @ApiResponse({ status: 200, type: WorkspaceDto })
  async get(@CurrentCaller() { principal }: Caller): Promise<WorkspaceDto> {
    return presentWorkspace(await this.workspaces.read(principal.workspace.id));
  }

  @Patch()
  @Allow('screen:admin')
  @ApiIfMatch()
  @ApiOperation({
    operationId: 'updateWorkspace',
    summary: 'Change the workspace’s name or slug',
    description: 'Members left out stay as they are. Webhooks carry the new name and slug from then on.',
  })
  @ApiResponse({ status: 200, type: WorkspaceDto })
  @ApiResponse({ status: 422, type: ErrorDto, description: 'The name or slug cannot be taken' })
  async update(
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @IfMatch() expected: ExpectedVersions,
    @Body() body: UpdateWorkspaceDto,
  ): Promise<WorkspaceDto> {
    await this.updateWorkspace.execute(caller, originOf(request), body, expected);
    return presentWorkspace(await this.workspaces.read(caller.principal.workspace.id));
  }
}

function presentWorkspace(row: WorkspaceRow): WorkspaceDto {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    memberCount: row.member_count,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
}
