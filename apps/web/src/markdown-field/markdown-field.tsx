import { Bold, Code, Italic, Link, List, ListChecks, type LucideIcon } from 'lucide-react';
import { useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { signsOf } from '../board-control/key-signs.js';
import { useCardPanelMessages } from '../texts/card-panel-messages.js';
import { isComposing } from '../ui/input-method/is-composing.js';
import {
  MARKDOWN_TOOLS,
  markdownEdit,
  nextItem,
  type MarkdownTool,
  type Replacement,
} from './markdown-edits.js';
import styles from './markdown-field.module.css';

const ICONS: Readonly<Record<MarkdownTool, LucideIcon>> = {
  bold: Bold,
  italic: Italic,
  list: List,
  tasks: ListChecks,
  code: Code,
  link: Link,
};

/** With Ctrl, or ⌘. */
const KEYS: ReadonlyMap<string, MarkdownTool> = new Map([
  ['b', 'bold'],
  ['i', 'italic'],
  ['k', 'link'],
  ['e', 'code'],
]);
/** With Shift as well; by the place of the key, whose sign differs between keyboards. */
const SHIFT_KEYS: ReadonlyMap<string, MarkdownTool> = new Map([
  ['Digit8', 'list'],
  ['Digit9', 'tasks'],
]);
const HINTS: Readonly<Record<MarkdownTool, string>> = {
  bold: 'Mod+b',
  italic: 'Mod+i',
  link: 'Mod+k',
  code: 'Mod+e',
  list: 'Mod+Shift+8',
  tasks: 'Mod+Shift+9',
};

export interface MarkdownFieldProps {
  readonly className?: string | undefined;
  /** Holds the text area. */
  readonly children: ReactNode;
  /** At the end of the tools. */
  readonly end?: ReactNode;
}

/** Tools and keys for Markdown, around the text area that they change. The text stays Markdown. */
export function MarkdownField(props: MarkdownFieldProps): ReactElement {
  const { className, children, end } = props;
  const { markdown: texts } = useCardPanelMessages();
  const root = useRef<HTMLDivElement>(null);
  const use = (tool: MarkdownTool): void => {
    const field = root.current?.querySelector('textarea');
    if (field && !field.readOnly) replace(field, markdownEdit(tool, selectionOf(field)));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const field = event.target;
    if (!(field instanceof HTMLTextAreaElement) || field.readOnly) return;
    if (event.defaultPrevented) return;
    const edit = editByKey(event, field);
    if (!edit) return;
    event.preventDefault();
    // Ctrl and K open the palette elsewhere.
    event.stopPropagation();
    replace(field, edit);
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- Keys of the text area inside.
    <div ref={root} className={[styles.field, className].join(' ')} onKeyDown={onKeyDown}>
      {children}
      <div className={styles.foot} data-markdown-tools>
        <div role="toolbar" aria-label={texts.tools} className={styles.tools} onKeyDown={moveFocus}>
          {MARKDOWN_TOOLS.map((tool, index) => {
            const Icon = ICONS[tool];
            return (
              <button
                key={tool}
                type="button"
                className={styles.tool}
                tabIndex={index === 0 ? 0 : -1}
                aria-label={texts[tool]}
                title={`${texts[tool]} (${signsOf(HINTS[tool]).join(' ')})`}
                // The text area keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => use(tool)}
              >
                <Icon size={16} aria-hidden />
              </button>
            );
          })}
        </div>
        {end}
      </div>
    </div>
  );
}

function editByKey(event: KeyboardEvent, field: HTMLTextAreaElement): Replacement | null {
  if (isComposing(event)) return null;
  const { key, code, shiftKey, altKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  if (key === 'Enter' && !isCommand && !shiftKey && !altKey) return nextItem(selectionOf(field));
  if (!isCommand || altKey) return null;
  const tool = shiftKey ? SHIFT_KEYS.get(code) : KEYS.get(key.toLowerCase());
  return tool ? markdownEdit(tool, selectionOf(field)) : null;
}

const selectionOf = (field: HTMLTextAreaElement): { text: string; start: number; end: number } => ({
  text: field.value,
  start: field.selectionStart,
  end: field.selectionEnd,
});

/** As if it was typed, so that the browser can undo it and the form gets it. */
function replace(field: HTMLTextAreaElement, { from, to, insert, start, end }: Replacement): void {
  field.focus();
  field.setSelectionRange(from, to);
  const isTyped = insert === '' ? from === to || command('delete') : command('insertText', insert);
  if (!isTyped) {
    field.setRangeText(insert, from, to, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  field.setSelectionRange(start, end);
}

function command(name: 'delete' | 'insertText', text?: string): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- the only way that keeps the undo history of the browser
  return document.execCommand(name, false, text);
}

/** One tab stop; arrows go from tool to tool. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const tools = [...event.currentTarget.querySelectorAll('button')];
  const at = tools.indexOf(event.target as HTMLButtonElement);
  event.preventDefault();
  tools[(at + step + tools.length) % tools.length]?.focus();
}
