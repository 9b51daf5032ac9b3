import { iterateComments } from 'ts-api-utils';
import ts from 'typescript';
import { BLANK, CODE, masked, withoutCodeSpans, type Passage } from '../passage.js';
import { commentPassages } from './comments.js';
import { withoutMarkup } from './markup.js';
import { withoutSql } from './sql.js';

type TextNode = ts.StringLiteralLike | ts.TemplateExpression;

const isText = (node: ts.Node): node is TextNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

const isConcatenation = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;

/** The offsets of a text's literal pieces, without quotes, backticks, `${` and `}`. */
function piecesOf(node: TextNode, file: ts.SourceFile): [start: number, end: number][] {
  if (!ts.isTemplateExpression(node)) return [[node.getStart(file) + 1, node.end - 1]];
  const rest = node.templateSpans.map(({ literal }): [number, number] => [
    literal.getStart(file) + 1,
    literal.end - (ts.isTemplateTail(literal) ? 1 : 2),
  ]);
  return [[node.head.getStart(file) + 1, node.head.end - 2], ...rest];
}

/** The texts of a concatenation, from left to right. Other operands count as code, like the expressions of a template. */
function textsOf(node: ts.Expression): TextNode[] {
  if (isText(node)) return [node];
  if (isConcatenation(node)) return [...textsOf(node.left), ...textsOf(node.right)];
  return [];
}

const ESCAPE = /\\(?:u\{[^}]*\}|u.{4}|x..|\r?\n|.)/g;

/** An escaped line break ends a paragraph; other escapes are blank. */
const withoutEscapes = (text: string): string =>
  text.replace(ESCAPE, (escape) => (escape === '\\n' ? '\n\n' : masked(escape, BLANK)));

function passageOf(texts: readonly TextNode[], file: ts.SourceFile): Passage | undefined {
  const pieces = texts.flatMap((node) => piecesOf(node, file));
  const first = pieces[0];
  if (first === undefined) return undefined;
  let text = '';
  let end = first[0];
  for (const [from, to] of pieces) {
    const between = file.text.slice(end, from);
    text += masked(between, /\$\{|[A-Za-z]/.test(between) ? CODE : BLANK).replaceAll('\n', BLANK);
    text += withoutEscapes(file.text.slice(from, to));
    end = to;
  }
  return { start: first[0], text: withoutCodeSpans(withoutMarkup(withoutSql(text))) };
}

function stringPassages(file: ts.SourceFile): Passage[] {
  const passages: Passage[] = [];
  const add = (texts: readonly TextNode[]): void => {
    const passage = passageOf(texts, file);
    if (passage !== undefined && /\S\s\S/.test(passage.text)) passages.push(passage);
  };
  const visit = (node: ts.Node, isOperand: boolean): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const joins = isConcatenation(node);
    if (!isOperand && joins) add(textsOf(node));
    if (!isOperand && isText(node)) add([node]);
    ts.forEachChild(node, (child) => visit(child, joins));
  };
  visit(file, false);
  return passages;
}

/** Comments, strings and templates of TypeScript and JavaScript. */
export function typescriptPassages(source: string, path: string): Passage[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const comments = [...iterateComments(file)].map(({ pos, end }) => ({ start: pos, end }));
  return [...commentPassages(source, comments), ...stringPassages(file)];
}
