import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import {
  boardVisibilities,
  type BoardVisibility,
  type Role,
  roles,
  viewKinds,
  type ViewKind,
} from '@kiban/vocabulary';
import { CardLabelDto } from '../../cards/card.dto.js';
import { CustomFieldValueField, FieldOptionDto } from '../../custom-fields/custom-field.dto.js';
import {
  BooleanField,
  DateField,
  DueDateField,
  IdField,
  IntegerField,
  NumberField,
  ObjectField,
  ObjectListField,
  OneOfField,
  StringField,
  TimeField,
  TimestampField,
} from '../../fields/fields.js';
import { MovedTaskDto, taskKinds, type TaskKind } from '../../gantt/gantt.dto.js';
import { weekdays, type Weekday } from '../../grid/grid-axes.dto.js';
import { ListInfoDto } from '../../lists/list.dto.js';
import { MemberReferenceDto } from '../../member-reference.dto.js';

const before = 'The value before';
const beforeOrNull = 'The value before; null where there was none';
const now = 'The value now';
const nowOrNull = 'The value now; null where there is none';

export class TextChangeDto {
  @StringField({ nullable: true, description: beforeOrNull, example: 'To do' })
  from!: string | null;

  @StringField({ description: now, example: 'Doing' })
  to!: string;
}

export class OptionalTextChangeDto {
  @StringField({ nullable: true, description: beforeOrNull, example: null })
  from!: string | null;

  @StringField({ nullable: true, description: nowOrNull, example: 'urgent' })
  to!: string | null;
}

/** Ranks; compare them as bytes. */
export class PositionChangeDto {
  @StringField({ nullable: true, description: 'The rank before; null where there was none', example: 'a0' })
  from!: string | null;

  @StringField({ description: 'The rank now; compare ranks as bytes', example: 'a1' })
  to!: string;
}

export class IdChangeDto {
  @IdField({
    nullable: true,
    description: 'The id before; null where there was none, or where it is of a private board',
    example: 11,
  })
  from!: number | null;

  @IdField({ description: 'The id now', example: 12 })
  to!: number;
}

export class OptionalIdChangeDto {
  @IdField({ nullable: true, description: 'The id before; null where there was none', example: 11 })
  from!: number | null;

  @IdField({ nullable: true, description: 'The id now; null where there is none', example: null })
  to!: number | null;
}

export class VersionChangeDto {
  @IntegerField({ min: 0, description: 'The version before', example: 4 })
  from!: number;

  @IntegerField({ min: 0, description: 'The version now', example: 5 })
  to!: number;
}

/** Versions of a card that may be new on its board. */
export class CardVersionChangeDto {
  @IntegerField({
    min: 1,
    nullable: true,
    description: 'The version before; null for a new card, or one that comes from a private board',
    example: 4,
  })
  from!: number | null;

  @IntegerField({ min: 1, description: 'The version now', example: 5 })
  to!: number;
}

const versionsByList = (when: string, example: Record<string, number>): PropertyDecorator =>
  ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer', minimum: 0 },
    description: `Versions of the lists ${when} the event, by list id`,
    example,
  });

/** Versions of the lists whose order an event changes. */
export class ListVersionsChangeDto {
  @versionsByList('before', { '11': 4, '12': 7 })
  from!: Record<string, number>;

  @versionsByList('after', { '11': 5, '12': 8 })
  to!: Record<string, number>;
}

export class BooleanChangeDto {
  @BooleanField({ description: before, example: false })
  from!: boolean;

  @BooleanField({ description: now, example: true })
  to!: boolean;
}

export class DateChangeDto {
  @DateField({ nullable: true, description: beforeOrNull, example: null })
  from!: string | null;

  @DateField({ nullable: true, description: nowOrNull })
  to!: string | null;
}

/** A whole day, or a moment in UTC. */
export class DateOrTimestampChangeDto {
  @DueDateField({ nullable: true, description: beforeOrNull, example: null })
  from!: string | null;

  @DueDateField({ nullable: true, description: nowOrNull })
  to!: string | null;
}

export class TimestampChangeDto {
  @TimestampField({ nullable: true, description: beforeOrNull, example: null })
  from!: string | null;

  @TimestampField({ nullable: true, description: nowOrNull })
  to!: string | null;
}

export class TimeChangeDto {
  @TimeField({ nullable: true, description: beforeOrNull, example: null })
  from!: string | null;

  @TimeField({ nullable: true, description: nowOrNull })
  to!: string | null;
}

/** Percent done. */
export class NumberChangeDto {
  @NumberField({ nullable: true, description: beforeOrNull, example: null })
  from!: number | null;

  @NumberField({ nullable: true, description: nowOrNull, example: 3 })
  to!: number | null;
}

export class ProgressChangeDto {
  @IntegerField({ min: 0, max: 100, nullable: true, description: beforeOrNull, example: 20 })
  from!: number | null;

  @IntegerField({ min: 0, max: 100, nullable: true, description: nowOrNull, example: 40 })
  to!: number | null;
}

export class TaskKindChangeDto {
  @OneOfField(taskKinds, { name: 'TaskKind', description: before })
  from!: TaskKind;

  @OneOfField(taskKinds, { name: 'TaskKind', description: now })
  to!: TaskKind;
}

export class BoardVisibilityChangeDto {
  @OneOfField(boardVisibilities, { name: 'BoardVisibility', description: before })
  from!: BoardVisibility;

  @OneOfField(boardVisibilities, { name: 'BoardVisibility', description: now })
  to!: BoardVisibility;
}

export class DefaultViewChangeDto {
  @OneOfField(viewKinds, { nullable: true, name: 'ViewKind', description: beforeOrNull })
  from!: ViewKind | null;

  @OneOfField(viewKinds, { nullable: true, name: 'ViewKind', description: nowOrNull })
  to!: ViewKind | null;
}

export class WeekdayChangeDto {
  @OneOfField(weekdays, { nullable: true, name: 'Weekday', description: beforeOrNull })
  from!: Weekday | null;

  @OneOfField(weekdays, { nullable: true, name: 'Weekday', description: nowOrNull })
  to!: Weekday | null;
}

export class RoleChangeDto {
  @OneOfField(roles, { name: 'Role', description: before })
  from!: Role;

  @OneOfField(roles, { name: 'Role', description: now })
  to!: Role;
}

export class MembersChangeDto {
  @ObjectListField(() => MemberReferenceDto, { description: 'All members before' })
  from!: MemberReferenceDto[];

  @ObjectListField(() => MemberReferenceDto, { description: 'All members now' })
  to!: MemberReferenceDto[];
}

export class CardLabelsChangeDto {
  @ObjectListField(() => CardLabelDto, { description: 'All labels of the card before' })
  from!: CardLabelDto[];

  @ObjectListField(() => CardLabelDto, { description: 'All labels of the card now' })
  to!: CardLabelDto[];
}

export class FieldOptionsChangeDto {
  @ObjectListField(() => FieldOptionDto, { description: 'All options before' })
  from!: FieldOptionDto[];

  @ObjectListField(() => FieldOptionDto, { description: 'All options now' })
  to!: FieldOptionDto[];
}

export class ListInfoChangeDto {
  @ObjectField(() => ListInfoDto, { description: before })
  from!: ListInfoDto;

  @ObjectField(() => ListInfoDto, { description: now })
  to!: ListInfoDto;
}

export class FieldValueChangeDto {
  @CustomFieldValueField(beforeOrNull, null)
  from!: unknown;

  @CustomFieldValueField(nowOrNull)
  to!: unknown;
}

const valuesByField = (when: string, example: Record<string, unknown>): PropertyDecorator =>
  ApiProperty({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath('CustomFieldValue') },
    description: `Values ${when}, by field id; null where there is none`,
    example,
  });

/** Values of a card that one request changed. */
export class FieldValuesChangeDto {
  @valuesByField('before', { '9': null })
  from!: Record<string, unknown>;

  @valuesByField('now', { '9': 91 })
  to!: Record<string, unknown>;
}

/** Tasks that a cascade moved together with the updated one. */
export class MovedTasksChangeDto {
  @ObjectListField(() => MovedTaskDto, { description: 'The moved tasks with their spans before' })
  from!: MovedTaskDto[];

  @ObjectListField(() => MovedTaskDto, { description: 'The moved tasks with their spans now' })
  to!: MovedTaskDto[];
}
