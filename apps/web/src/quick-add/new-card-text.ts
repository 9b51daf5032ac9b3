import type { CustomField } from '../board-model/entities.js';
import { readFields, type FieldsText, type ValueVocabulary } from './quick-add-fields.js';
import { readQuickAdd, type QuickAddText, type QuickAddVocabulary } from './quick-add-text.js';

export type NewCardText = QuickAddText & Pick<FieldsText, 'fields' | 'unfit'>;

export interface NewCardVocabulary extends QuickAddVocabulary, ValueVocabulary {
  readonly fields: readonly CustomField[];
}

/** Reads all that the text of a new card sets: values of custom fields, people, labels and the due date. */
export function readNewCard(text: string, vocabulary: NewCardVocabulary): NewCardText {
  const { rest, fields, unfit } = readFields(text, vocabulary.fields, vocabulary);
  return { ...readQuickAdd(rest, vocabulary), fields, unfit };
}
