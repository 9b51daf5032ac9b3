import type { MarkdownItem, MarkdownNode } from './markdown-node.js';
import { markdownTree } from './markdown-tree.js';

/** The box of a task behind the markers of its line. It also finds lines of code, which are no tasks. */
const BOX = /^(?:[ \t>]|(?:[-*+]|\d{1,9}[.)])[ \t])*\[(?=[ xX]\](?:[ \t\r\n]|$))/gm;

/** The tasks of a text in its order. */
export function tasksOf(nodes: readonly MarkdownNode[]): readonly MarkdownItem[] {
  return nodes.flatMap((node): readonly MarkdownItem[] => {
    if (node.type === 'quote') return tasksOf(node.children);
    if (node.type !== 'list') return [];
    return node.items.flatMap((item) => [
      ...(item.checked === null ? [] : [item]),
      ...tasksOf(item.children),
    ]);
  });
}

/** What is read of an item itself, without the lists below it. */
export const textIn = (nodes: readonly MarkdownNode[]): string =>
  nodes
    .map((node) => {
      if ('text' in node) return node.text;
      if ('children' in node) return textIn(node.children);
      if (node.type === 'card') return `#${node.number}`;
      return node.type === 'break' ? ' ' : '';
    })
    .join('')
    .trim();

/**
 * The text with one of its tasks ticked or open again; everything else stays as typed.
 * @param nth its place in `tasksOf`
 * @returns null if the text has no box of its own for it
 */
export function tickedTask(text: string, nth: number): string | null {
  const before = statesOf(text);
  const boxes = Array.from(text.matchAll(BOX), ({ index, 0: found }) => index + found.length);
  // Which boxes are tasks, only the parser says: the count of changed tasks grows with the boxes that are changed.
  let [low, high] = [0, boxes.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const changed = changesOf(before, statesOf(toggled(text, boxes.slice(0, middle + 1))));
    if (changed.length > nth) high = middle;
    else low = middle + 1;
  }
  const ticked = toggled(text, boxes.slice(low, low + 1));
  const changed = changesOf(before, statesOf(ticked));
  return changed.length === 1 && changed[0] === nth ? ticked : null;
}

const statesOf = (text: string): readonly (boolean | null)[] =>
  tasksOf(markdownTree(text)).map(({ checked }) => checked);

const changesOf = (
  before: readonly (boolean | null)[],
  after: readonly (boolean | null)[],
): readonly number[] => before.flatMap((state, index) => (state === after[index] ? [] : [index]));

/** @param places of the signs between the brackets, in their order */
function toggled(text: string, places: readonly number[]): string {
  let result = '';
  let from = 0;
  for (const place of places) {
    result += text.slice(from, place) + (text[place] === ' ' ? 'x' : ' ');
    from = place + 1;
  }
  return result + text.slice(from);
}
