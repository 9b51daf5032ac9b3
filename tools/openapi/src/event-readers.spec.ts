import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '../../..');
const text = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Tables of the kinds of events: what they are made of, and what each reader does with a kind. */
const READERS = [
  'libs/contracts/src/events/event-data.ts',
  'libs/contracts/src/events/changes/event-changes.ts',
  'apps/boards-api/src/stream/workspace-event.ts',
  'apps/mcp-gateway/src/notifications/changed-resources.ts',
  'apps/notifications/src/intake/told.ts',
  'apps/web/src/board-model/card-patches.ts',
  'apps/web/src/card-history/change-sentence.ts',
  'apps/web/src/card-history/undo-change.ts',
  'apps/web/src/workspace-feed/live-lists.ts',
];

/** The files that declare a kind, with `card.estimate` beside the others. */
const WITH_ESTIMATE: Readonly<Record<string, (text: string) => string>> = {
  'libs/vocabulary/src/events/event-kinds.ts': (source) =>
    source.replace(
      "  'card.delete': kind(",
      "  'card.estimate': kind('boards', 'a card is estimated', theCard),\n$&",
    ),
  'libs/client/src/generated/event-cards.ts': (source) =>
    source.replace("  'card.delete': 'id',", "  'card.estimate': 'id',\n$&"),
  'libs/client/src/generated/schema.ts': (source) =>
    source.replace('EventKind: "board.create" |', 'EventKind: "card.estimate" | "board.create" |'),
  'libs/client/src/kiban-event.ts': (source) =>
    source.replace("KibanEventKind = KibanEvent['event']", "$& | 'card.estimate'"),
};

/** The errors of types in the readers. @param changed files with another text than on the disk */
function errorsOf(changed: ReadonlyMap<string, string>): Map<string, string[]> {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.es2024.string.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noUncheckedIndexedAccess: true,
    experimentalDecorators: true,
    skipLibCheck: true,
    noEmit: true,
    paths: { '@kiban/*': [join(root, 'libs/*/src/index.ts')] },
  };
  const host = ts.createCompilerHost(options);
  const read = host.readFile.bind(host);
  host.readFile = (path) => changed.get(path) ?? read(path);
  const program = ts.createProgram(
    READERS.map((path) => join(root, path)),
    options,
    host,
  );
  return new Map(
    READERS.map((path) => {
      const file = program.getSourceFile(join(root, path));
      const found = program.getSemanticDiagnostics(file);
      return [path, found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))];
    }),
  );
}

describe('a further kind of event', () => {
  let errors: Map<string, string[]>;
  beforeAll(() => {
    const changed = Object.entries(WITH_ESTIMATE).map(([path, change]): [string, string] => {
      const made = change(text(path));
      if (made === text(path)) throw new Error(`${path} has no kinds where this test adds one.`);
      return [join(root, path), made];
    });
    errors = errorsOf(new Map(changed));
  }, 180_000);

  it.each(READERS)('is an error of types in %s until that decides about it', (path) => {
    expect(errors.get(path)).toEqual([expect.stringMatching(/"?card\.estimate"?' is missing in type/)]);
  });
});
