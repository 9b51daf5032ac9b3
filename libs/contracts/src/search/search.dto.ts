import { limits } from '@kiban/vocabulary';
import { CardOmissionField, type CardOmission } from '../cards/card-omission.js';
import {
  BooleanQueryField,
  OneOfField,
  QueryIdField,
  QueryIntegerField,
  QueryTextsField,
  SinceField,
  TextField,
  TimeZoneField,
} from '../fields/fields.js';
import { PageQueryDto } from '../page-query.dto.js';

export const searchSorts = ['created', '-created', 'updated', '-updated', 'due', '-due'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** Of several members or labels, separated by commas. */
const SEVERAL_LENGTH_MAX = 1_000;

export class SearchQueryDto extends PageQueryDto {
  @TextField({
    optional: true,
    minLength: 1,
    maxLength: limits.searchTextLengthMax,
    description:
      'Words to find in the title, description, comments, checklist, list and board name, without case and accents; or a card’s number, as `#12` or `12`',
    example: 'launch',
  })
  q?: string;

  @QueryIntegerField({
    min: 1,
    description:
      'Only the card of this number, which is shown as `#12`; with `archived=all` also an archived one',
    example: undefined,
  })
  number?: number;

  @QueryIdField({ description: 'Only cards on this board', example: undefined })
  boardId?: number;

  @QueryIdField({ description: 'Only cards in this list', example: undefined })
  listId?: number;

  @TextField({
    optional: true,
    minLength: 1,
    maxLength: SEVERAL_LENGTH_MAX,
    description: 'Cards of any of these: members’ ids, `me` or `none`, separated by commas',
    example: undefined,
  })
  assignee?: string;

  @TextField({
    optional: true,
    minLength: 1,
    maxLength: SEVERAL_LENGTH_MAX,
    description: 'Cards of none of these: members’ ids, `me` or `none`, separated by commas',
    example: undefined,
  })
  notAssignee?: string;

  @TextField({
    optional: true,
    minLength: 1,
    maxLength: SEVERAL_LENGTH_MAX,
    description: 'Cards that any of these created: members’ ids or `me`, separated by commas',
    example: undefined,
  })
  createdBy?: string;

  @TextField({
    optional: true,
    minLength: 1,
    maxLength: SEVERAL_LENGTH_MAX,
    description: 'Cards with any of these labels: names or ids, separated by commas, in any case',
    example: undefined,
  })
  label?: string;

  @TextField({
    optional: true,
    minLength: 1,
    maxLength: SEVERAL_LENGTH_MAX,
    description: 'Cards with none of these labels: names or ids, separated by commas, in any case',
    example: undefined,
  })
  notLabel?: string;

  @TextField({
    optional: true,
    minLength: 1,
    maxLength: limits.dueFilterLengthMax,
    description:
      '`overdue`, `today`, `week` (next seven days), `none`, a day (2026-11-30) or a span (2026-11-01..2026-11-30), in `timeZone`',
    example: undefined,
  })
  due?: string;

  @TimeZoneField({
    description: 'Time zone of the reader for `due`, `updatedSince` and dates of custom fields; default UTC',
    example: 'Europe/Berlin',
  })
  timeZone?: string;

  @BooleanQueryField({
    description: '`true` finds only completed cards, `false` only open ones',
    example: undefined,
  })
  done?: 'true' | 'false';

  @SinceField({
    description: 'Only cards that changed at or after this moment or day; comments and checklists count',
    example: undefined,
  })
  updatedSince?: string;

  @QueryTextsField({
    max: 10,
    maxLength: 1_000,
    description:
      'Conditions on custom fields, all of which must be met: a field’s id, `=`, and a condition as in saved views, such as `12=5..9`, `12=~text`, `12=yes`, `12=3,4` or `12=none`',
    example: undefined,
  })
  field?: string[];

  @OneOfField(['false', 'true', 'all'], {
    optional: true,
    name: 'ArchivedFilter',
    description:
      '`true` finds only archived cards and cards of archived lists, `all` both, `false` (default) only active ones',
    example: undefined,
  })
  archived?: 'false' | 'true' | 'all';

  @OneOfField(searchSorts, {
    optional: true,
    name: 'SearchSort',
    description:
      'Order by creation, last change or due date; a leading minus sorts descending. Default `-created`; cards without a due date come last',
    example: undefined,
  })
  sort?: SearchSort;

  @CardOmissionField()
  omit?: CardOmission;
}
