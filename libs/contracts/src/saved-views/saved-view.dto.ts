import { limits, viewKinds, type ViewKind } from '@kiban/vocabulary';
import {
  BooleanField,
  IdField,
  IntegerField,
  ObjectField,
  OneOfField,
  StringField,
  TextField,
} from '../fields/fields.js';
import { PatternField } from '../fields/pattern-field.js';
import { MemberReferenceDto } from '../member-reference.dto.js';
import { PermanentAddressField } from '../permanent-address-field.js';
import { FieldConditionsField } from './field-conditions-field.js';

/** The views of a board that the screen has. */

export const viewDueFilters = ['overdue', 'today', 'week', 'none'] as const;

const assignee = { description: '`me` (the reader), `none` or the id of a member', example: 'me' };
const group = { description: '`assignee`, `label` or `field:{id}`: rows across the lists', example: 'label' };
const sort = {
  description:
    '`due`, `start`, `title`, `created`, `updated`, `progress` or `field:{id}`; a leading minus sorts descending',
  example: '-due',
};
const q = { description: 'Words that the title must contain, or the number of a card', example: 'press kit' };
const label = { description: 'Name of a label', example: 'urgent' };
const fields = {
  description:
    'Conditions by the id of a custom field: `none`, `~text`, `5..9`, `5..`, `..9`, `2026-11-01..2026-11-30`, `yes`, `no`, or ids of options or members (`3,4`, `me`)',
  example: { '9': '80..' },
};
const due = { description: 'When cards are due', name: 'ViewDueFilter', example: 'week' };

/** The filter, grouping and sort of a view; null where unset. The names are those of the screen’s addresses. */
export class ViewQueryDto {
  @StringField({ ...q, nullable: true })
  q!: string | null;

  @StringField({ ...assignee, nullable: true })
  assignee!: string | null;

  @StringField({ ...label, nullable: true })
  label!: string | null;

  @OneOfField(viewDueFilters, { ...due, nullable: true })
  due!: (typeof viewDueFilters)[number] | null;

  @StringField({ ...group, nullable: true })
  group!: string | null;

  @StringField({ ...sort, nullable: true })
  sort!: string | null;

  @FieldConditionsField({ ...fields, nullable: true })
  fields!: Record<string, string> | null;
}

/** The same in a request; omitted properties are unset. */
export class ViewQueryInputDto {
  @TextField({ ...q, minLength: 1, maxLength: limits.searchTextLengthMax, optional: true, nullable: true })
  q?: string | null;

  @PatternField(/^(me|none|[1-9]\d{0,14})$/, {
    ...assignee,
    sentence: 'me, none or the id of a member as text',
    optional: true,
    nullable: true,
  })
  assignee?: string | null;

  @TextField({ ...label, minLength: 1, maxLength: 100, optional: true, nullable: true })
  label?: string | null;

  @OneOfField(viewDueFilters, { ...due, optional: true, nullable: true })
  due?: (typeof viewDueFilters)[number] | null;

  @PatternField(/^(assignee|label|field:[1-9]\d{0,14})$/, {
    ...group,
    sentence: 'assignee, label or field:{id}',
    optional: true,
    nullable: true,
  })
  group?: string | null;

  @PatternField(/^-?(due|start|title|created|updated|progress|field:[1-9]\d{0,14})$/, {
    ...sort,
    sentence:
      'due, start, title, created, updated, progress or field:{id}, with a leading minus for descending',
    optional: true,
    nullable: true,
  })
  sort?: string | null;

  @FieldConditionsField({ ...fields, optional: true, nullable: true })
  fields?: Record<string, string> | null;
}

const kind = { description: 'The view that shows the cards', name: 'ViewKind', example: 'board' };
const shared = {
  description: 'Whether everyone who sees the board sees the view; otherwise only its author',
  example: true,
};

export class SavedViewDto {
  @IdField({ example: 4 })
  id!: number;

  @PermanentAddressField('/boards/3?saved=4')
  url!: string;

  @IdField({ example: 3 })
  boardId!: number;

  @StringField({ example: 'Urgent this week' })
  name!: string;

  @OneOfField(viewKinds, kind)
  kind!: ViewKind;

  @ObjectField(() => ViewQueryDto)
  query!: ViewQueryDto;

  @BooleanField(shared)
  shared!: boolean;

  @ObjectField(() => MemberReferenceDto)
  createdBy!: MemberReferenceDto;

  @IntegerField({ min: 1, example: 1 })
  version!: number;
}

export class CreateViewDto {
  @TextField({ minLength: 1, maxLength: limits.viewNameLengthMax, example: 'Urgent this week' })
  name!: string;

  @OneOfField(viewKinds, kind)
  kind!: ViewKind;

  @ObjectField(() => ViewQueryInputDto, { optional: true })
  query?: ViewQueryInputDto;

  @BooleanField(shared)
  shared!: boolean;
}

export class UpdateViewDto {
  @TextField({
    minLength: 1,
    maxLength: limits.viewNameLengthMax,
    optional: true,
    example: 'Urgent next week',
  })
  name?: string;

  @OneOfField(viewKinds, { ...kind, optional: true })
  kind?: ViewKind;

  @ObjectField(() => ViewQueryInputDto, { optional: true, description: 'Replaces the whole query' })
  query?: ViewQueryInputDto;

  @BooleanField({ ...shared, optional: true })
  shared?: boolean;
}
