import type { components, operations } from '@kiban/client';

type Schemas = components['schemas'];

export type Board = Schemas['Board'];
export type BoardWithLists = Schemas['BoardWithLists'];
export type List = Schemas['List'];
export type ListWithCards = Schemas['ListWithCards'];
export type Card = Schemas['Card'];
export type Member = Schemas['Member'];
/** The caller of a request. */
export interface Me {
  member: Pick<Schemas['Me']['member'], 'id' | 'name'>;
  role: Schemas['Me']['role'];
  workspace: Pick<Schemas['Me']['workspace'], 'name'>;
}

/** A position: one of the three properties, or none for the end. */
export type Place = Schemas['Position'];
export type CardChanges = Schemas['UpdateCard'];
/** One change of one card in a batch. */
export type CardChange = Schemas['CardChange'];
export type NewCard = Schemas['CreateCard'];
export type ListChanges = Schemas['UpdateList'];

export type CardComment = Schemas['Comment'];
export type CustomField = Schemas['CustomField'];
export type FieldValue = Schemas['FieldValue'];
/** Values of a custom field; null clears it. */
export type NewFieldValue = Schemas['SetFieldValue']['value'];
export type Grid = Schemas['Grid'];
export type GridCell = Schemas['Cell'];
export type GanttTask = Schemas['GanttTask'];
/** A changed task with the tasks that its cascade moved. */
export type UpdatedGanttTask = Schemas['UpdatedGanttTask'];
export type GanttChanges = Schemas['UpdateGanttTask'];
type GanttQuery = NonNullable<operations['getGantt']['parameters']['query']>;
/** Flags are text in query strings. */
export type GanttFilter = Omit<GanttQuery, 'scheduled'> & { scheduled?: boolean };
type SearchQuery = NonNullable<operations['searchCards']['parameters']['query']>;
export type CardSearch = Omit<SearchQuery, 'limit' | 'cursor' | 'archived'> & { archived?: boolean };
export type Label = Schemas['Label'];
export type NewBoard = Schemas['CreateBoard'];
export type BoardChanges = Schemas['UpdateBoard'];
export type NewList = Schemas['CreateList'];
export type NewLabel = Schemas['CreateLabel'];
export type LabelChanges = Schemas['UpdateLabel'];
export type NewField = Schemas['CreateField'];
export type FieldChanges = Schemas['UpdateField'];
export type Activity = Schemas['Activity'];
export type ChecklistItem = Schemas['ChecklistItem'];
export type NewChecklistItem = Schemas['CreateChecklistItem'];
export type ChecklistItemChanges = Schemas['UpdateChecklistItem'];
/** Result for one card of a batch. */
export type BatchItem = Schemas['CardBatchItem'];
