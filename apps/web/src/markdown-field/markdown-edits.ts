/** A text with what is selected of it. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A part of a text that is replaced, and what is selected then. */
export interface Replacement extends Pick<Selected, 'start' | 'end'> {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

export const MARKDOWN_TOOLS = ['bold', 'italic', 'list', 'tasks', 'code', 'link'] as const;

export type MarkdownTool = (typeof MARKDOWN_TOOLS)[number];

const EDITS: Readonly<Record<MarkdownTool, (selected: Selected) => Replacement>> = {
  bold: (selected) => wrapped(selected, '**'),
  italic: (selected) => wrapped(selected, '_'),
  code: (selected) => wrapped(selected, '`'),
  link: linked,
  list: (selected) => listed(selected, '- '),
  tasks: (selected) => listed(selected, '- [ ] '),
};

/** What a tool does with the selection; used again, it takes it back. */
export const markdownEdit = (tool: MarkdownTool, selected: Selected): Replacement => EDITS[tool](selected);

function wrapped({ text, start, end }: Selected, mark: string): Replacement {
  const { length } = mark;
  const words = text.slice(start, end);
  if (text.slice(start - length, start) === mark && text.slice(end, end + length) === mark)
    return {
      from: start - length,
      to: end + length,
      insert: words,
      start: start - length,
      end: end - length,
    };
  if (words.length >= 2 * length && words.startsWith(mark) && words.endsWith(mark)) {
    const insert = words.slice(length, -length);
    return { from: start, to: end, insert, start, end: start + insert.length };
  }
  const insert = `${mark}${words}${mark}`;
  return { from: start, to: end, insert, start: start + length, end: end + length };
}

const ADDRESS = 'https://';

function linked({ text, start, end }: Selected): Replacement {
  const words = text.slice(start, end);
  // An address becomes the target, and its words are typed.
  if (/^https?:\/\/\S+$/.test(words))
    return { from: start, to: end, insert: `[](${words})`, start: start + 1, end: start + 1 };
  const target = start + words.length + 3;
  return {
    from: start,
    to: end,
    insert: `[${words}](${ADDRESS})`,
    start: words === '' ? start + 1 : target,
    end: words === '' ? start + 1 : target + ADDRESS.length,
  };
}

const ITEM = /^(\s*)(?:[-*+] (?:\[[ xX]\] )?|\d{1,9}[.)] )/;

function listed({ text, start, end }: Selected, prefix: string): Replacement {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isListed = (line: string): boolean => line.trimStart().startsWith(prefix) && !isOther(line, prefix);
  const isOff = lines.every((line) => isListed(line));
  const insert = lines
    .map((line) => {
      const [item = '', indent = /^\s*/.exec(line)?.[0] ?? ''] = ITEM.exec(line) ?? [];
      const rest = line.slice(Math.max(item.length, indent.length));
      return isOff ? indent + rest : indent + prefix + rest;
    })
    .join('\n');
  const caret = from + insert.length;
  return { from, to, insert, start: lines.length > 1 ? from : caret, end: caret };
}

/** A task begins like an item, and is none. */
const isOther = (line: string, prefix: string): boolean => prefix === '- ' && /^\s*- \[[ xX]\] /.test(line);

/** What Enter adds within a list: the next item, or after an empty one its end. Null outside of lists. */
export function nextItem({ text, start, end }: Selected): Replacement | null {
  if (start !== end) return null;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(from, start);
  const [item] = ITEM.exec(line) ?? [];
  if (item === undefined) return null;
  if (line === item) return { from, to: start, insert: '', start: from, end: from };
  const next = item.replace(/\[[xX]\]/, '[ ]').replace(/\d+/, (number) => String(Number(number) + 1));
  const insert = `\n${next}`;
  return { from: start, to: start, insert, start: start + insert.length, end: start + insert.length };
}
