import { DeleteWorkspaceDto, MyWorkspaceDto, type Caller } from '@kiban/contracts';
import { Allow, CurrentCaller, Describe } from '@kiban/http-kit';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DeleteWorkspace } from './use-cases/delete-workspace.use-case.js';
import { RestoreWorkspace } from './use-cases/restore-workspace.use-case.js';

/** Deletion of a workspace, and its undoing. Only for owners at the screen. */
@ApiTags('Workspace')
@Controller('api/v1/workspace')
export class WorkspaceDeletionController {
  constructor(
    private readonly deleteWorkspace: DeleteWorkspace,
    private readonly restoreWorkspace: RestoreWorkspace,
  ) {}

  @Post('delete')
  @Allow('screen:owner')
  @Describe({
    id: 'deleteWorkspace',
    summary: 'Delete the workspace',
    description:
      'From the next request on, everything of the workspace gets 403 `workspace_deleted`, and webhooks receive nothing. After 30 days, or as ' +
      'many as the operator sets, the workspace is deleted for good. Until then an owner can restore it.',
    needsFreshFactor: true,
    response: MyWorkspaceDto,
    errors: { 422: 'Validation failed; see `details`' },
  })
  delete(@CurrentCaller() caller: Caller, @Body() { name }: DeleteWorkspaceDto): Promise<MyWorkspaceDto> {
    return this.deleteWorkspace.execute(caller, name);
  }

  @Post('restore')
  @Allow('screen:owner', { duringDeletion: true })
  @Describe({
    id: 'restoreWorkspace',
    summary: 'Restore the deleted workspace',
    description: 'Undoes the deletion: tokens, AI clients, webhooks and members work as before.',
    response: MyWorkspaceDto,
    errors: { 409: 'The workspace is not deleted, or is being deleted for good' },
  })
  restore(@CurrentCaller() caller: Caller): Promise<MyWorkspaceDto> {
    return this.restoreWorkspace.execute(caller);
  }
}
