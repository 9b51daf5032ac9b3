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
import { WorkspaceUsage } from './workspace-usage.js';
import { WorkspacesRepository } from './workspaces.repository.js';

@ApiTags('Workspace')
@Controller('api/v1/workspace')
export class WorkspaceController {
  constructor(
    private readonly workspaces: WorkspacesRepository,
    private readonly updateWorkspace: UpdateWorkspace,
    private readonly usage: WorkspaceUsage,
  ) {}

  @Get()
  @Allow('workspace')
  @ApiOperation({
    operationId: 'getWorkspace',
    summary: 'Read the workspace',
    description: 'The workspace of the bearer token, with its usage and quotas.',
  })
  @ApiResponse({ status: 200, type: WorkspaceDto })
  get(@CurrentCaller() { principal }: Caller): Promise<WorkspaceDto> {
    return this.present(principal.workspace.id);
  }

  @Patch()
  @Allow('screen:admin')
  @ApiIfMatch()
  @ApiOperation({
    operationId: 'updateWorkspace',
    summary: 'Change the workspace’s name or slug',
    description: 'Omitted properties are unchanged. Later webhook deliveries carry the new name and slug.',
  })
  @ApiResponse({ status: 200, type: WorkspaceDto })
  @ApiResponse({ status: 422, type: ErrorDto, description: 'Validation failed; see `details`' })
  async update(
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @IfMatch() expected: ExpectedVersions,
    @Body() body: UpdateWorkspaceDto,
  ): Promise<WorkspaceDto> {
    await this.updateWorkspace.execute(caller, originOf(request), body, expected);
    return this.present(caller.principal.workspace.id);
  }

  private async present(workspaceId: number): Promise<WorkspaceDto> {
    const [row, usage] = await Promise.all([this.workspaces.read(workspaceId), this.usage.of(workspaceId)]);
    return {
      id: row.id,
      slug: row.slug,
      name: row.name,
      memberCount: row.member_count,
      createdAt: row.created_at.toISOString(),
      version: row.version,
      usage,
    };
  }
}
