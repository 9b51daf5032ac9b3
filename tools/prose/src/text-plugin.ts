import {
  ASTNodeTypes,
  type TxtDocumentNode,
  type TxtParagraphNode,
  type TxtStrNode,
} from '@textlint/ast-node-types';
import type { TextlintPluginCreator } from '@textlint/types';
import { StructuredSource } from 'structured-source';
import { htmlPassages } from './extraction/html.js';
import { documentPassages } from './extraction/json-document.js';
import { markedComments, markedExtensions } from './extraction/marked-comments.js';
import { typescriptPassages } from './extraction/typescript.js';
import { BLANK, CODE, paragraphsOf, type Passage } from './passage.js';

const SCRIPTS = ['.ts', '.tsx', '.mts', '.mjs', '.cjs', '.js'];

export const textExtensions = [...SCRIPTS, '.html', '.json', ...markedExtensions];

function passagesOf(source: string, extension: string): Passage[] {
  if (SCRIPTS.includes(extension)) return typescriptPassages(source, `text${extension}`);
  if (extension === '.html') return htmlPassages(source);
  if (extension === '.json') return documentPassages(source);
  return markedComments(source, extension);
}

const PIECE = new RegExp(`${CODE}+|[^${CODE}${BLANK}]+`, 'g');

/** The tree that textlint's rules walk: a paragraph for each paragraph of a comment or string, with its text and code. */
function treeOf(source: string, extension: string): TxtDocumentNode {
  const lines = new StructuredSource(source);
  const placed = (start: number, end: number): Pick<TxtStrNode, 'raw' | 'range' | 'loc'> => ({
    raw: source.slice(start, end),
    range: [start, end],
    loc: lines.rangeToLocation([start, end]),
  });
  const paragraph = ({ start, text }: Passage): TxtParagraphNode => ({
    type: ASTNodeTypes.Paragraph,
    ...placed(start, start + text.length),
    children: [...text.matchAll(PIECE)].map(({ 0: piece, index }) => ({
      type: piece.startsWith(CODE) ? ASTNodeTypes.Code : ASTNodeTypes.Str,
      value: piece,
      ...placed(start + index, start + index + piece.length),
    })),
  });
  return {
    type: ASTNodeTypes.Document,
    ...placed(0, source.length),
    children: passagesOf(source, extension).flatMap(paragraphsOf).map(paragraph),
  };
}

class TextProcessor {
  availableExtensions(): string[] {
    return textExtensions;
  }

  processor(extension: string): ReturnType<InstanceType<TextlintPluginCreator['Processor']>['processor']> {
    return {
      preProcess: (text) => treeOf(text, extension),
      postProcess: (messages, path = '') => ({ messages, filePath: path }),
    };
  }
}

/** Lets textlint read the prose of source files: its comments, strings, pages and descriptions. */
export const textPlugin: TextlintPluginCreator = { Processor: TextProcessor };
