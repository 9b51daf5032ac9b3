import type { BoardImportMessages } from '../en/board-import.js';

const number = (value: number): string => value.toLocaleString('ja');

/** The import of a file as a board, in Japanese. */
export const boardImport: BoardImportMessages = {
  chooseFile: 'ファイルを選ぶか、ここにドロップ',
  hint: '表（CSV、TSV）または JSON：Kiban、Trello、Asana、Linear、GitHub Projects、Jira、Planka、Vikunja、表計算ソフト。',
  reading: 'ファイルを読み込んでいます…',
  importing: 'インポートしています…',
  planning: 'プレビューを準備しています…',
  otherFile: '別のファイル',
  import: 'インポート',

  table: (rows, tool) => `${number(rows)} 行の表${tool === null ? '' : `（${tool} のエクスポート）`}です。`,
  export: (tool, lists, cards) =>
    `${tool} のボードです（リスト ${number(lists)} 件、カード ${number(cards)} 件）。`,
  projects: (tool, count) =>
    count === 1
      ? `${tool} のボードです。`
      : `${tool} のプロジェクト ${number(count)} 件です。それぞれが一つのボードになります。`,
  oneColumn:
    '列は一つだけです。各行がカードになります。列がもっとあるはずなら、カンマ、セミコロン、タブで区切って保存し直してください。',

  project: 'プロジェクト',
  columns: '列',
  columnsHint: '各列がボードの何になるかを選びます。',
  columnOf: (title) => `列「${title}」`,
  untitled: (nth) => `列 ${nth}`,
  noValues: '空',
  allColumns: (count) => `${number(count)} 列をすべて表示`,
  targets: {
    title: 'タイトル',
    list: 'リスト',
    description: '説明',
    start: '開始日',
    due: '期限',
    labels: 'ラベル',
    people: '担当者',
    completed: '完了：はい、いいえ、または日付',
    'completed-if-filled': '値があれば完了',
    'completed-if-done': 'done や closed であれば完了',
    checklist: 'チェックリスト（1 行に 1 項目）',
    comments: 'コメント',
    key: 'キー（説明に追加）',
  },
  leaveOut: 'インポートしない',
  field: (name) => `カスタムフィールド「${name}」`,

  dates: (example) => `${example} のような日付`,
  dayFirst: (date) => `日が先：${date}`,
  monthFirst: (date) => `月が先：${date}`,

  people: '担当者',
  peopleFound: (count) => `${number(count)} 人が名前またはアドレスで見つかりました。`,
  peopleHint: '見つからなかった人のメンバーを選んでください。',
  person: (name, cards) => `${name}（カード ${number(cards)} 件）`,
  morePeople: (count) => `ほかの ${number(count)} 人は名前またはアドレスだけで照合されます。`,

  preview: '最初のカード',
  planned: (lists, cards) => `ボードはリスト ${number(lists)} 件、カード ${number(cards)} 件になります。`,
  due: (date) => `期限 ${date}`,
  losses: (count) => `除外または変更されるもの：${number(count)} 件`,

  imported: (lists, cards) =>
    `インポートしました：リスト ${number(lists)} 件、カード ${number(cards)} 件。除外または変更されたもの：`,
  copy: 'コピー',
  copied: 'コピーしました。',
  notCopied: 'ブラウザーがコピーできませんでした。テキストを選択してコピーしてください。',

  problems: {
    empty: 'ファイルが空です。',
    no_rows: '見出しの下に行がありません。',
    not_json: 'このファイルは JSON ではありません。',
    cut: 'ファイルが途中で終わっています。もう一度エクスポートまたはダウンロードしてください。',
    not_text:
      'このファイルはワークブックや圧縮ファイルなどで、テキストではありません。シートは「CSV UTF-8」で保存し、圧縮ファイルは展開して中のファイルを選んでください。',
    not_utf8: (line) =>
      `${line === null ? 'このファイル' : `このファイルの ${number(line)} 行目`}は UTF-8 ではありません。UTF-8（表計算ソフトでは「CSV UTF-8」）で保存してください。`,
    stray_quote: (line) =>
      `${line === null ? '' : number(line)} 行目の引用符がセル全体を囲んでいません。そこを直すか、途中で終わっている場合はもう一度エクスポートしてください。`,
    too_large: (size, max) =>
      `ファイルは ${size} です。インポートできるのは ${max} までです。分割して別々にインポートしてください。`,
    too_large_trello: (size, max) =>
      `ファイルは ${size} です。インポートできるのは ${max} までです。Trello でリストの一部を別のボードに移し、両方をエクスポートしてください。`,
    failed: (message) => `ファイルを読み込めません：${message}`,
  },
  limits: {
    'no-title': 'カードのタイトルがある列を選んでください。',
    'no-cards': 'タイトルのある行がありません。タイトルに別の列を選んでください。',
    cards: (count, max) =>
      `ファイルにはカードが ${number(count)} 件あります。インポートできるのは ${number(max)} 件までです。ファイルを分割してください。`,
    'cards-of-list': (list, count, max) =>
      `リスト「${list}」のカードが ${number(count)} 件になります。リストは ${number(max)} 件までです。リストに別の列を選ぶか、ファイルを分割してください。`,
    lists: (count, max) =>
      `リストが ${number(count)} 件になります。ボードは ${number(max)} 件までです。リストに別の列を選んでください。`,
    fields: (count, max) =>
      `カスタムフィールドが ${number(count)} 件になります。ボードは ${number(max)} 件までです。一部の列を除いてください。`,
    bytes: (size, max) =>
      `ボードは ${size} になります。インポートできるのは ${max} までです。列を除くか、ファイルを分割してください。`,
  },
};
