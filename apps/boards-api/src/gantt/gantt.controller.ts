import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CreateDependencyDto,
  DependencyDto,
  GanttQueryDto,
  GanttTaskDto,
  limits,
  PositionDto,
  UpdatedGanttTaskDto,
  UpdateGanttTaskDto,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, IfMatch, PathId, type JsonResponse } from '@kiban/http-kit';
import { resourceResponse } from '../sql/resource-response.js';
import { GanttReader } from './gantt.reader.js';
import { Dependencies } from './use-cases/dependencies.js';
import { ReorderTask } from './use-cases/reorder-task.use-case.js';
import { UpdateTask } from './use-cases/update-task.use-case.js';

const archived = 'The card, its list or its board is archived';

@ApiTags('Gantt')
@Controller('api/v1')
export class GanttController {
  constructor(
    private readonly reader: GanttReader,
    private readonly updateTask: UpdateTask,
    private readonly reorderTask: ReorderTask,
    private readonly dependencies: Dependencies,
  ) {}

  @Get('boards/:id/gantt')
  @Allow('boards:read')
  @Describe({
    id: 'getGantt',
    orderIn: 'the board',
    summary: 'Get the Gantt chart of a board',
    description:
      'Every card of the board as a task, in chart order. Unscheduled tasks have no start and no end.',
    response: [GanttTaskDto],
    ids: { id: 'board' },
  })
  chart(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Query() query: GanttQueryDto,
  ): Promise<JsonResponse> {
    return this.reader.chart(caller, id, query);
  }

  @Patch('gantt/tasks/:id')
  @Allow('boards:write')
  @Describe({
    id: 'updateGanttTask',
    summary: 'Update a Gantt task',
    description:
      'Changes the span, progress or kind of a task. The span is the card’s startDate and dueDate. With cascade=push, ' +
      `up to ${limits.tasksPerCascadeMax} dependent tasks move later where needed; moved lists them.`,
    response: UpdatedGanttTaskDto,
    ids: { id: 'task (a card)' },
    writes: true,
    guarded: true,
    conflict: `${archived}, or cascade=push would reach more than ${limits.tasksPerCascadeMax} tasks`,
  })
  update(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: UpdateGanttTaskDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<object> {
    return this.updateTask.execute(caller, id, body, expected);
  }

  @Post('gantt/tasks/:id/reorder')
  @Allow('boards:write')
  @Describe({
    guarded: true,
    id: 'reorderGanttTask',
    orderIn: 'the board',
    summary: 'Reorder a Gantt task',
    description:
      'Moves a task before or after an anchor task, or to the first or last position. Lists and cards keep their order.',
    response: GanttTaskDto,
    ids: { id: 'task (a card)' },
    writes: true,
    conflict: `${archived}, or the anchor no longer exists`,
  })
  async reorder(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: PositionDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.reorderTask.execute(caller, id, body, expected));
  }

  @Post('gantt/tasks/:id/dependencies')
  @Allow('boards:write')
  @Describe({
    id: 'createDependency',
    summary: 'Add a dependency to a task',
    description: 'Adds a dependency on another task of the same board.',
    response: DependencyDto,
    status: 201,
    ids: { id: 'task (a card)' },
    writes: true,
    conflict:
      'The dependency exists, would close a cycle (the error names the path), or exceeds the task’s limit',
  })
  createDependency(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: CreateDependencyDto,
  ): Promise<DependencyDto> {
    return this.dependencies.create(caller, id, body);
  }

  @Delete('gantt/tasks/:id/dependencies/:dependencyId')
  @Allow('boards:write')
  @Describe({
    guarded: true,
    id: 'deleteDependency',
    summary: 'Delete a dependency',
    description: 'Removes a dependency from a task.',
    response: null,
    ids: { id: 'task (a card)', dependencyId: 'dependency' },
    writes: true,
    conflict: archived,
  })
  async deleteDependency(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @PathId('dependencyId') dependencyId: number,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<void> {
    await this.dependencies.delete(caller, id, dependencyId, expected);
  }
}
