import { limits } from '@kiban/vocabulary';
import { PermanentAddressField } from '../permanent-address-field.js';
import { CardNumberField } from '../cards/card-number-field.js';
import {
  BooleanQueryField,
  DateField,
  DueDateField,
  DueDateInputField,
  IdField,
  IntegerField,
  ObjectListField,
  OneOfField,
  StringField,
} from '../fields/fields.js';

export const dependencyTypes = ['FS', 'SS', 'FF', 'SF'] as const;
export type DependencyType = (typeof dependencyTypes)[number];
export const taskKinds = ['task', 'milestone'] as const;
export type TaskKind = (typeof taskKinds)[number];

export class DependencyDto {
  @IdField({ example: 81 })
  id!: number;

  @IdField({ description: 'The task that this one depends on', example: 100 })
  dependsOn!: number;

  @OneOfField(dependencyTypes, {
    name: 'DependencyType',
    description:
      'FS: starts after the other ends; SS: starts after it starts; FF: ends after it ends; SF: ends after it starts',
  })
  type!: DependencyType;

  @IntegerField({ min: -limits.lagDaysMax, max: limits.lagDaysMax, example: 0 })
  lagDays!: number;
}

export class GanttTaskDto {
  @IdField({ description: 'The card’s id', example: 101 })
  id!: number;

  @IdField({ example: 101 })
  cardId!: number;

  @CardNumberField()
  number!: number;

  @PermanentAddressField('/cards/101')
  url!: string;

  @StringField({ example: 'Prepare the launch' })
  title!: string;

  @IdField({ example: 11 })
  listId!: number;

  @StringField({ example: 'Doing' })
  listName!: string;

  @DueDateField({ nullable: true, description: 'The card’s startDate', example: '2026-11-24' })
  start!: string | null;

  @DueDateField({ nullable: true, description: 'The card’s dueDate, inclusive', example: '2026-11-28' })
  end!: string | null;

  @IntegerField({ min: 0, max: 100, nullable: true, description: 'Percent done', example: 40 })
  progress!: number | null;

  @OneOfField(taskKinds, { name: 'TaskKind' })
  kind!: TaskKind;

  @ObjectListField(() => DependencyDto)
  dependencies!: DependencyDto[];

  @StringField({
    nullable: true,
    description: 'Rank in the chart; null until the chart was first reordered',
    example: 'a0',
  })
  position!: string | null;

  @IntegerField({ min: 1, example: 1 })
  version!: number;
}

export class MovedTaskDto {
  @IdField({ example: 102 })
  id!: number;

  @DueDateField({ nullable: true, example: '2026-12-01' })
  start!: string | null;

  @DueDateField({ nullable: true, example: '2026-12-03' })
  end!: string | null;
}

export class UpdatedGanttTaskDto extends GanttTaskDto {
  @ObjectListField(() => MovedTaskDto, { description: 'Tasks moved by `cascade=push`' })
  moved!: MovedTaskDto[];
}

export class GanttQueryDto {
  @DateField({ optional: true, description: 'Only tasks that end on this day or later', example: undefined })
  from?: string;

  @DateField({
    optional: true,
    description: 'Only tasks that start on this day or earlier',
    example: undefined,
  })
  to?: string;

  @BooleanQueryField({
    description: '`true` returns only tasks with a date, `false` only those without',
    example: undefined,
  })
  scheduled?: 'true' | 'false';
}

export class UpdateGanttTaskDto {
  @DueDateInputField({ optional: true, nullable: true, example: '2026-11-24' })
  start?: string | null;

  @DueDateInputField({ optional: true, nullable: true, example: '2026-11-28' })
  end?: string | null;

  @IntegerField({ min: 0, max: 100, optional: true, nullable: true, example: 40 })
  progress?: number | null;

  @OneOfField(taskKinds, { optional: true, name: 'TaskKind' })
  kind?: TaskKind;

  @OneOfField(['none', 'push'], {
    optional: true,
    description: '`push` moves dependent tasks later when they would start or end too early',
  })
  cascade?: 'none' | 'push';
}

export class CreateDependencyDto {
  @IdField({ description: 'The task that this one depends on', example: 100 })
  dependsOn!: number;

  @OneOfField(dependencyTypes, { optional: true, name: 'DependencyType' })
  type?: DependencyType;

  @IntegerField({ min: -limits.lagDaysMax, max: limits.lagDaysMax, optional: true, example: 0 })
  lagDays?: number;
}
