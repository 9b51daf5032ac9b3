import type { UpdatedProperties } from '@kiban/vocabulary';
import type { Axis } from './axis.js';

/** The sentences and titles of the store. A view says them in the language of the screen, by its catalogue. */
export interface StoreTexts {
  readonly createCard: (title: string) => string;
  readonly createCards: (count: number) => string;
  /** `title` is of the only card. */
  readonly moveCards: (count: number, title: string) => string;
  readonly completeCards: (count: number, title: string) => string;
  readonly reopenCards: (count: number, title: string) => string;
  readonly archiveCards: (count: number, title: string) => string;
  readonly restoreCards: (count: number, title: string) => string;
  readonly labelCards: (count: number, title: string) => string;
  readonly assignCards: (count: number, title: string) => string;
  readonly scheduleCards: (count: number, title: string) => string;
  readonly changeCards: (count: number, title: string) => string;
  readonly updateCard: (properties: readonly (keyof UpdatedProperties)[], title: string) => string;
  readonly setValue: (field: string, title: string) => string;
  readonly deleteCard: (title: string) => string;
  readonly updateTask: (title: string) => string;
  readonly moveTask: (title: string) => string;
  readonly createDependency: (title: string, other: string) => string;
  readonly deleteDependency: (title: string, other: string) => string;
  readonly createAxis: (axis: Axis, name: string) => string;
  readonly updateAxis: (axis: Axis, name: string) => string;
  readonly moveAxis: (axis: Axis, name: string) => string;
  readonly deleteAxis: (axis: Axis, name: string) => string;
  readonly createList: (name: string) => string;
  readonly updateList: (name: string) => string;
  readonly moveList: (name: string) => string;
  readonly archiveList: (name: string) => string;
  readonly restoreList: (name: string) => string;
  readonly updateBoard: () => string;
  /** Nothing of a command can be reverted. */
  readonly changedSince: () => string;
  readonly discarded: () => string;
  readonly cardConflict: () => string;
  readonly valueConflict: () => string;
  readonly spanConflict: () => string;
  readonly canceled: () => string;
  /** A move of a card that is on another board since. */
  readonly cardLeft: () => string;
  readonly invalidResponse: () => string;
  readonly status: (status: number) => string;
}

export interface StoreText {
  readonly key: keyof StoreTexts;
  readonly values: readonly unknown[];
}

export function textOf<K extends keyof StoreTexts>(key: K, ...values: Parameters<StoreTexts[K]>): StoreText {
  return { key, values };
}

/** @param text of the store, or a sentence of the API, which is shown as it is */
export function inWords(text: StoreText | string, texts: StoreTexts): string {
  if (typeof text === 'string') return text;
  const say = texts[text.key] as (...values: readonly unknown[]) => string;
  return say(...text.values);
}
