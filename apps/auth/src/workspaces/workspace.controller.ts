import { UpdateWorkspaceDto, WorkspaceDto, type Caller, type ExpectedVersions } from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, IfMatch } from '@kiban/http-kit';
import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { UpdateWorkspace } from './use-cases/update-workspace.use-case.js';
import { presentWorkspace } from './workspace.presenter.js';
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
  @Describe({
    id: 'getWorkspace',
    summary: 'Read the workspace',
    description: 'The workspace of the bearer token, with its usage and quotas.',
    response: WorkspaceDto,
    errors: {},
  })
  get(@CurrentCaller() { principal }: Caller): Promise<WorkspaceDto> {
    return this.read(principal.workspace.id);
  }

  @Patch()
  @Allow('screen:admin')
  @Describe({
    id: 'updateWorkspace',
    summary: 'Change the workspace’s name or slug',
    description: 'Omitted properties are unchanged. Later webhook deliveries carry the new name and slug.',
    response: WorkspaceDto,
    guarded: true,
    errors: { 422: 'Validation failed; see `details`' },
  })
  async update(
    @CurrentCaller() caller: Caller,
    @IfMatch() expected: ExpectedVersions,
    @Body() body: UpdateWorkspaceDto,
  ): Promise<WorkspaceDto> {
    await this.updateWorkspace.execute(caller, { change: body, expected });
    return this.read(caller.principal.workspace.id);
  }

  private async read(workspaceId: number): Promise<WorkspaceDto> {
    const [workspace, usage] = await Promise.all([
      this.workspaces.read(workspaceId),
      this.usage.of(workspaceId),
    ]);
    return presentWorkspace(workspace, usage);
  }
}
