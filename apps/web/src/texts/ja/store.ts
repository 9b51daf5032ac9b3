import type { store as en } from '../en/store.js';
import { cardProperties } from './card-properties.js';

const cards = (count: number, title: string): string => (count === 1 ? `「${title}」` : `カード${count}枚`);

const AXES = { column: '列', row: '行' };

export const store: typeof en = {
  createCard: (title) => `「${title}」の作成`,
  createCards: (count) => `カード${count}枚の作成`,
  moveCards: (count, title) => `${cards(count, title)}の移動`,
  completeCards: (count, title) => `${cards(count, title)}の完了`,
  reopenCards: (count, title) => `${cards(count, title)}の未完了への変更`,
  archiveCards: (count, title) => `${cards(count, title)}のアーカイブ`,
  restoreCards: (count, title) => `${cards(count, title)}の復元`,
  labelCards: (count, title) => `${cards(count, title)}のラベルの変更`,
  assignCards: (count, title) => `${cards(count, title)}の担当者の変更`,
  scheduleCards: (count, title) => `${cards(count, title)}の日付の変更`,
  changeCards: (count, title) => `${cards(count, title)}の変更`,
  updateCard: (properties, title) =>
    `「${title}」の${properties.map((property) => cardProperties[property].changed).join('と')}の変更`,
  setValue: (field, title) => `「${title}」の${field}の設定`,
  deleteCard: (title) => `「${title}」の削除`,
  updateTask: (title) => `「${title}」の日程の変更`,
  moveTask: (title) => `チャートでの「${title}」の移動`,
  createDependency: (title, other) => `「${title}」から「${other}」への依存関係の追加`,
  deleteDependency: (title, other) => `「${title}」から「${other}」への依存関係の削除`,
  createAxis: (axis, name) => `${AXES[axis]}「${name}」の追加`,
  updateAxis: (axis, name) => `${AXES[axis]}「${name}」の変更`,
  moveAxis: (axis, name) => `${AXES[axis]}「${name}」の移動`,
  deleteAxis: (axis, name) => `${AXES[axis]}「${name}」の削除`,
  createList: (name) => `リスト「${name}」の作成`,
  updateList: (name) => `リスト「${name}」の変更`,
  moveList: (name) => `リスト「${name}」の移動`,
  archiveList: (name) => `リスト「${name}」のアーカイブ`,
  restoreList: (name) => `リスト「${name}」の復元`,
  updateBoard: () => 'ボードの変更',
  changedSince: () => '元に戻せません。その後に別の変更がありました。',
  discarded: () => '変更を破棄しました。',
  cardConflict: () => '別のクライアントが同時にカードを変更しました。',
  valueConflict: () => '別のクライアントが同時に値を変更しました。',
  spanConflict: () => '別のクライアントが同時に日程を変更しました。相手の変更を表示しています。',
  canceled: () => '変更を取り消しました。',
  cardLeft: () => 'カードは別のボードに移動されたため、ここでは移動しませんでした。',
  invalidResponse: () => 'サービスからの応答が正しくありません。',
  status: (status) => `サービスがステータス ${status} を返しました。`,
};
