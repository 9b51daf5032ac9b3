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
} from '@kiban/contracts';
import {
  Allow,
  CurrentCaller,
  IfMatch,
  PathId,
  type Caller,
  type ExpectedVersions,
  type JsonResponse,
} from '@kiban/http-kit';
import { Describe } from '../docs/describe.js';
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
    summary: 'Read the Gantt chart of a board',
    description:
      'Every card of the board as a task, in chart order; an unscheduled one has no start and no end.',
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
      'Changes the span, the progress or the kind of a task; the span is the card’s startDate and dueDate. With cascade=push ' +
      `the tasks that depend on it, at most ${limits.tasksPerCascadeMax}, move later where they would come too early; moved says which.`,
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
      'Gives a task another place in the chart, named by a neighbour or an end. The board’s lists keep their order.',
    response: GanttTaskDto,
    ids: { id: 'task (a card)' },
    writes: true,
    conflict: `${archived}, or the neighbour is gone`,
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
    summary: 'Make a task depend on another',
    description: 'Adds a dependency on another task of the same board.',
    response: DependencyDto,
    status: 201,
    ids: { id: 'task (a card)' },
    writes: true,
    conflict:
      'It would be a cycle (the answer names the path), exists already, or the task has as many as it may',
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
    description: 'Takes a dependency off a task.',
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
