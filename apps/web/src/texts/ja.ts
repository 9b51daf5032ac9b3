import type { Messages } from './en.js';
import { board } from './ja/board.js';
import { cardProperties } from './ja/card-properties.js';
import { commands } from './ja/commands.js';
import { display } from './ja/display.js';
import { errors } from './ja/errors.js';
import { pickers } from './ja/pickers.js';
import { store } from './ja/store.js';
import { views } from './ja/views.js';

export const ja: Messages = {
  boards: 'ボード',
  myWork: 'マイワーク',
  myWorkDue: (count: number): string => `期限切れまたは今日が期限: ${count} 件`,
  search: '検索',
  starred: 'スター付き',
  recent: '最近',
  allBoards: 'すべてのボード',
  templates: 'テンプレート',
  beginWith: '作成元',
  emptyBoard: '空のボード',
  archived: 'アーカイブ済み',
  newBoard: '新しいボード',
  boardName: 'ボードの名前',
  create: '作成',
  cancel: 'キャンセル',
  close: '閉じる',
  importBoard: 'ボードをインポート',
  dropToImport: 'ファイルをドロップしてボードとしてインポート',
  noBoards: 'ボードはまだありません',
  noBoardsHint:
    'ボードにはリストがあり、リストにはカードがあります。チュートリアル用のボードで使い方を試せます。',
  noBoardsForViewer: '表示できるボードがあると、ここに表示されます。',
  makeWelcomeBoard: 'チュートリアル用のボードを作成',
  noArchivedBoards: 'アーカイブ済みのボードはありません。',
  restore: '復元',
  star: (name) => `${name} にスターを付ける`,
  unstar: (name) => `${name} のスターを外す`,
  listsAndCards: (lists, cards) => `リスト ${lists} · カード ${cards}`,
  private: '非公開',
  settings: '設定',
  openMenu: 'サイドバーを開く',
  closeMenu: 'サイドバーを閉じる',
  navigation: 'ワークスペース',
  switchWorkspace: 'ワークスペースを切り替える',
  theme: 'テーマ',
  themeSystem: 'システム',
  themeLight: 'ライト',
  themeDark: 'ダーク',
  language: '言語',
  signOut: 'サインアウト',
  signInToGoOn: '続けるにはサインインしてください',
  signInHint: 'サインインの有効期限が切れました。入力した内容は保持されています。',
  otherSignIn: 'このブラウザーで別のサインインがありました',
  otherSignInHint: (name: string, workspace: string, own: string): string =>
    `${name} さんが ${workspace} にサインインしました。${own} さんがここで入力した内容は保持され、送信されていません。`,
  goOnAs: (name: string): string => `${name} として続ける`,
  signIn: 'サインイン',
  loading: '読み込み中 …',
  retry: '再試行',
  tooLong: (count, max) =>
    `最大 ${max.toLocaleString('ja')} 文字です。この文章は ${count.toLocaleString('ja')} 文字あります。`,
  pasteCut: (max) =>
    `一部だけを貼り付けました。ここに入力できるのは最大 ${max.toLocaleString('ja')} 文字です。`,
  noFiles: 'ここにファイルや画像は追加できません。代わりにリンクを貼り付けてください。',
  partMissing: '画面の一部を読み込めませんでした。続けるにはページを再読み込みしてください。',
  unreachable: '現在サービスに接続できません。',
  somethingFailed: 'この画面でエラーが発生しました。ほかの画面は使えます。',
  reload: '再読み込み',
  pageNotFound: 'ページが見つかりません',
  goToBoards: 'ボードへ移動',
  skipToContent: '本文へ移動',
  notifications: '通知',
  dismiss: '閉じる',
  pickers,
  board,
  commands,
  store,
  properties: cardProperties,
  display,
  errors,
  views,
};
