import ts from 'typescript';
import { withoutCodeSpans, type Passage } from '../passage.js';

const TEXT_PROPERTIES = new Set(['description', 'summary', 'title']);

/** The text for readers of an OpenAPI, AsyncAPI or JSON Schema document. */
export function documentPassages(source: string): Passage[] {
  const file = ts.parseJsonText('text.json', source);
  const passages: Passage[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAssignment(node) &&
      ts.isStringLiteral(node.name) &&
      ts.isStringLiteral(node.initializer)
    ) {
      const { initializer } = node;
      const start = initializer.getStart(file) + 1;
      if (TEXT_PROPERTIES.has(node.name.text)) {
        const text = source.slice(start, initializer.end - 1).replaceAll('\\n', '\n\n');
        passages.push({ start, text: withoutCodeSpans(text) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return passages;
}
