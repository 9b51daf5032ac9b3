/** What is shown of a text. There is no node for HTML: it is shown as typed. */
export type MarkdownNode =
  | { readonly type: 'text' | 'code' | 'code-block' | 'plain'; readonly text: string }
  | { readonly type: 'break' | 'rule' }
  | {
      readonly type: 'strong' | 'em' | 'del' | 'paragraph' | 'quote';
      readonly children: readonly MarkdownNode[];
    }
  | {
      readonly type: 'heading';
      /** Its depth in the outline, from 1 on: a text may begin with any level and leave some out. */
      readonly depth: number;
      readonly children: readonly MarkdownNode[];
    }
  /** Of the workspace, as its readers type it; with the text of a link, if it is one. */
  | { readonly type: 'card'; readonly number: number; readonly label?: string }
  /** Of a member, or of everyone on the board. */
  | { readonly type: 'mention'; readonly memberId: number | null; readonly label: string }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly MarkdownNode[] }
  | { readonly type: 'list'; readonly start: number | null; readonly items: readonly MarkdownItem[] }
  | { readonly type: 'table'; readonly rows: readonly (readonly MarkdownCell[])[] };

export interface MarkdownItem {
  /** Null unless it is a task. */
  readonly checked: boolean | null;
  readonly children: readonly MarkdownNode[];
}

export interface MarkdownCell {
  readonly isHead: boolean;
  readonly align: 'center' | 'left' | 'right' | null;
  readonly children: readonly MarkdownNode[];
}
