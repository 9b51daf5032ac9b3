import type { TxtNode } from '@textlint/ast-node-types';

const isParent = (node: TxtNode): node is TxtNode & { readonly children: readonly TxtNode[] } =>
  'children' in node;

/** A block quote holds text of another source. */
export function isQuoted({ type, parent }: TxtNode): boolean {
  return type === 'BlockQuote' || (parent != null && isQuoted(parent));
}

/** The prose of a paragraph, of the same length as its source. Code becomes one word of x, and syntax becomes spaces. */
export function proseOf(node: TxtNode): string {
  const [origin] = node.range;
  let prose = '';
  const add = (piece: TxtNode): void => {
    if (isParent(piece)) {
      piece.children.forEach(add);
      return;
    }
    if (piece.type !== 'Str' && piece.type !== 'Code') return;
    prose = prose.padEnd(piece.range[0] - origin);
    prose += piece.type === 'Code' ? 'x'.repeat(piece.raw.length) : piece.raw;
  };
  add(node);
  return prose;
}
