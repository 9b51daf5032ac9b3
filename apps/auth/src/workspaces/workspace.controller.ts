import { UpdateWorkspaceDto, WorkspaceDto, type Caller, type ExpectedVersions } from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, IfMatch } from '@kiban/http-kit';
import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WorkspacesReader } from '../store/workspaces/workspaces.reader.js';
import { UpdateWorkspace } from './use-cases/update-workspace.use-case.js';
import { WorkspaceUsage } from './workspace-usage.js';
import { presentWorkspace } from './workspace.presenter.js';

@ApiTags('Workspace')
@Controller('api/v1/workspace')
export class WorkspaceController {
  constructor(
    private readonly workspaces: WorkspacesReader,
    private readonly updateWorkspace: UpdateWorkspace,
    private readonly usage: WorkspaceUsage,
  ) {}

  @Get()
  @Allow('workspace')
  @Describe({
    id: 'getWorkspace',
    summary: 'Read the workspace',
    description:
      'The workspace of the bearer token, with its usage and quotas. A token that is restricted to boards gets no usage, which counts all boards.',
    response: WorkspaceDto,
    errors: {},
  })
  get(@CurrentCaller() { principal }: Caller): Promise<WorkspaceDto> {
    const { workspace, restriction } = principal;
    return this.read(workspace.id, (restriction?.boardIds ?? null) === null);
  }

  @Patch()
  @Allow('screen:admin')
  @Describe({
    id: 'updateWorkspace',
    summary: 'Change the workspace’s settings',
    description:
      'Omitted properties are unchanged. Later webhook deliveries carry the new name and slug. Only owners set the others. ' +
      '`secondFactorRequired` ends the sign-ins and AI clients of members without a second factor, and `approvedClients` ends AI clients ' +
      'that are not among them.',
    needsFreshFactor: true,
    response: WorkspaceDto,
    guarded: true,
    errors: {
      409: 'The caller has no second factor and demands one',
      422: 'Validation failed; see `details`',
    },
  })
  async update(
    @CurrentCaller() caller: Caller,
    @IfMatch() expected: ExpectedVersions,
    @Body() body: UpdateWorkspaceDto,
  ): Promise<WorkspaceDto> {
    await this.updateWorkspace.execute(caller, { change: body, expected });
    return this.read(caller.principal.workspace.id);
  }

  private async read(workspaceId: number, withUsage = true): Promise<WorkspaceDto> {
    const [workspace, usage] = await Promise.all([
      this.workspaces.read(workspaceId),
      withUsage ? this.usage.of(workspaceId) : null,
    ]);
    return presentWorkspace(workspace, usage);
  }
}
