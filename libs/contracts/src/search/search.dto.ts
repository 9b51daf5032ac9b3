import { CardOmissionField, type CardOmission } from '../cards/card-omission.js';
import { OneOfField, QueryIdField, TextField } from '../fields/fields.js';
import { limits } from '../limits.js';
import { PageQueryDto } from '../page-query.dto.js';

export class SearchQueryDto extends PageQueryDto {
  @TextField({
    optional: true,
    minLength: 1,
    maxLength: limits.searchTextLengthMax,
    description: 'Words to find in the title or description',
    example: 'launch',
  })
  q?: string;

  @QueryIdField({ description: 'Only cards on this board', example: undefined })
  boardId?: number;

  @QueryIdField({ description: 'Only cards in this list', example: undefined })
  listId?: number;

  @TextField({
    optional: true,
    minLength: 1,
    maxLength: 20,
    description: 'A member’s id, `me` or `none`',
    example: undefined,
  })
  assignee?: string;

  @TextField({
    optional: true,
    minLength: 1,
    maxLength: 100,
    description: 'A label’s name, or its id',
    example: undefined,
  })
  label?: string;

  @TextField({
    optional: true,
    minLength: 1,
    maxLength: limits.dueFilterLengthMax,
    description:
      '`overdue`, `today`, `week` (next seven days), `none`, a day (2026-11-30) or a span (2026-11-01..2026-11-30), in UTC',
    example: undefined,
  })
  due?: string;

  @OneOfField(['false', 'true', 'all'], {
    optional: true,
    name: 'ArchivedFilter',
    description:
      '`true` finds only archived cards and cards of archived lists, `all` both, `false` (default) only active ones',
    example: undefined,
  })
  archived?: 'false' | 'true' | 'all';

  @CardOmissionField()
  omit?: CardOmission;
}
