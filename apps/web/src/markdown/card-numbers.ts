import type { MarkdownNode } from './markdown-node.js';

/**
 * The number of a card as its readers type it, such as `#12`. What follows a letter or a sign of an address, as in `a#1` and
 * `/x#1`, names a place in something else.
 */
const NUMBER = /(?<![\w/&=?#.@%+~-]|\p{Script=Latin})#([1-9]\d{0,14})(?!\w|[.,-]\w|\p{Script=Latin})/gu;

/** Makes numbers of cards links to them, beside code and other links. */
export function withCardNumbers(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  return nodes.flatMap((node): MarkdownNode[] => {
    switch (node.type) {
      case 'text':
        return numbersIn(node.text);
      case 'list':
        return [
          {
            ...node,
            items: node.items.map((item) => ({ ...item, children: withCardNumbers(item.children) })),
          },
        ];
      case 'table':
        return [
          {
            ...node,
            rows: node.rows.map((cells) =>
              cells.map((cell) => ({ ...cell, children: withCardNumbers(cell.children) })),
            ),
          },
        ];
      case 'strong':
      case 'em':
      case 'del':
      case 'paragraph':
      case 'quote':
      case 'heading':
        return [{ ...node, children: withCardNumbers(node.children) }];
      case 'plain':
      case 'code':
      case 'code-block':
      case 'break':
      case 'rule':
      case 'link':
      case 'card':
      case 'mention':
        return [node];
    }
  });
}

function numbersIn(text: string): MarkdownNode[] {
  const nodes: MarkdownNode[] = [];
  let from = 0;
  for (const { index, 0: found, 1: number } of text.matchAll(NUMBER)) {
    if (index > from) nodes.push({ type: 'text', text: text.slice(from, index) });
    nodes.push({ type: 'card', number: Number(number) });
    from = index + found.length;
  }
  if (from < text.length || nodes.length === 0) nodes.push({ type: 'text', text: text.slice(from) });
  return nodes;
}
