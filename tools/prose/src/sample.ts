import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { findRepositoryRoot } from '@kiban/dev/repository-root';
import { forEachComment } from 'ts-api-utils';
import ts from 'typescript';
import { proseFiles } from './source-files.js';
import { readWordList } from './word-list.js';

/** `node tools/prose/dist/src/sample.js [seed]` prints texts to hold against the rules of docs/glossary.md and CONTRIBUTING.md. */

const SIZES = { operations: 30, comments: 30, 'error messages': 30, sections: 10 } as const;
const WORDS_MIN = 4;
/** Where the error messages of requests are written; what it does not match is an error of a tool or test. */
const REQUEST_ERROR = /^(?:\w+(?:Error|Exception))$/;

type Texts = Record<keyof typeof SIZES, string[]>;

const root = findRepositoryRoot();
const texts: Texts = { operations: await operations(), comments: [], 'error messages': [], sections: [] };
for (const path of proseFiles(root, [root], readWordList(`${root}/tools/prose/words.yaml`).unread)) {
  const text = await readFile(`${root}/${path}`, 'utf8');
  if (path.endsWith('.ts')) readSource(path, text);
  else if (/^docs\/.*\.md$/.test(path)) texts.sections.push(...sectionsOf(path, text));
}

const seed = process.argv[2] ?? '14';
for (const [name, size] of Object.entries(SIZES) as [keyof Texts, number][]) {
  console.log(`## ${size} of ${texts[name].length} ${name}\n`);
  for (const text of drawn(texts[name], size)) console.log(`${text}\n`);
}

async function operations(): Promise<string[]> {
  const document = JSON.parse(
    await readFile(`${root}/libs/contracts/openapi/openapi.json`, 'utf8'),
  ) as Document;
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { summary, description = '' }]) =>
      summary === undefined ? [] : [`- ${method.toUpperCase()} ${path}: ${summary}. ${description}`],
    ),
  );
}

interface Document {
  paths: Record<string, Record<string, { summary?: string; description?: string }>>;
}

function readSource(path: string, text: string): void {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  forEachComment(source, (whole, { pos, end }) => addTo(texts.comments, path, whole.slice(pos, end)));
  if (/spec\.ts$/.test(path)) return;
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && REQUEST_ERROR.test(node.expression.getText()))
      for (const argument of node.arguments ?? [])
        if (ts.isStringLiteralLike(argument) || ts.isTemplateExpression(argument))
          addTo(texts['error messages'], path, argument.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
}

function addTo(all: string[], path: string, text: string): void {
  const words = text.replaceAll(/^\s*(?:\/\*\*?|\*\/|\*|\/\/)|\*\/$/gm, ' ').replaceAll(/\s+/g, ' ');
  if (words.trim().split(' ').length >= WORDS_MIN) all.push(`- ${path}: ${words.trim()}`);
}

function sectionsOf(path: string, text: string): string[] {
  const sections = text.split(/^(?=##+ )/m).slice(1);
  return sections.map((section) => `### ${path}\n\n${section.trim()}`);
}

/** The first texts in the order of their digests with the seed: for one seed always the same. */
function drawn(all: readonly string[], size: number): string[] {
  const digests = new Map(all.map((text) => [text, hash('sha256', `${seed} ${text}`)]));
  return [...digests]
    .sort(([, a], [, b]) => a.localeCompare(b))
    .slice(0, size)
    .map(([text]) => text);
}
