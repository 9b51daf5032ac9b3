import type { components, operations } from '@kiban/api-client';

type Schemas = components['schemas'];

export type Board = Schemas['BoardDto'];
export type BoardWithLists = Schemas['BoardWithListsDto'];
export type List = Schemas['ListDto'];
export type ListWithCards = Schemas['ListWithCardsDto'];
export type Card = Schemas['CardDto'];
export type Member = Schemas['MemberDto'];

/** A place among siblings: one of the three members, or none for the end. */
export type Place = Schemas['PositionDto'];
export type CardChanges = Schemas['UpdateCardDto'];
export type NewCard = Schemas['CreateCardDto'];
export type ListChanges = Schemas['UpdateListDto'];

export type CardComment = Schemas['CommentDto'];
export type CustomField = Schemas['CustomFieldDto'];
export type FieldValue = Schemas['FieldValueDto'];
/** What a field may be set to; null takes its value away. */
export type NewFieldValue = Schemas['SetFieldValueDto']['value'];
export type Grid = Schemas['GridDto'];
export type GridCell = Schemas['CellDto'];
export type GanttTask = Schemas['GanttTaskDto'];
/** A changed task with what its cascade moved. */
export type UpdatedGanttTask = Schemas['UpdatedGanttTaskDto'];
export type GanttChanges = Schemas['UpdateGanttTaskDto'];
type GanttQuery = NonNullable<operations['getGantt']['parameters']['query']>;
/** Flags are text in an address only. */
export type GanttFilter = Omit<GanttQuery, 'scheduled'> & { scheduled?: boolean };
type SearchQuery = NonNullable<operations['searchCards']['parameters']['query']>;
export type CardSearch = Omit<SearchQuery, 'limit' | 'cursor' | 'archived'> & { archived?: boolean };
export type Label = Schemas['LabelDto'];
export type ChecklistItem = Schemas['ChecklistItemDto'];
/** One card of a batch: what was made of it. */
export type BatchItem = Schemas['CardBatchItemDto'];
