import ts from 'typescript';

/** Keys that an input method uses: Enter accepts a candidate, Escape drops the composition. */
const KEYS = new Set(['Enter', 'Escape']);

/** The functions of a source that compare a pressed key with one of an input method, and do not call `isComposing`. */
export function handlersOfCompositions(file: string, text: string): number[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const lines = new Set<number>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && KEYS.has(node.text) && isCompared(node) && !isGuarded(node))
      lines.add(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...lines];
}

/** `key === 'Enter'`, `case 'Enter'`, `['Enter', …].includes(key)`; not a text or the table of commands. */
function isCompared({ parent }: ts.StringLiteral): boolean {
  if (ts.isArrayLiteralExpression(parent)) return ts.isPropertyAccessExpression(parent.parent);
  return ts.isBinaryExpression(parent) || ts.isCaseClause(parent);
}

/** Whether a function around it asks for compositions. */
function isGuarded(node: ts.Node): boolean {
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent)
    if (ts.isFunctionLike(at) && callsIsComposing(at)) return true;
  return false;
}

function callsIsComposing(node: ts.Node): boolean {
  if (ts.isCallExpression(node) && node.expression.getText() === 'isComposing') return true;
  return ts.forEachChild(node, (child) => callsIsComposing(child) || undefined) ?? false;
}
