import ts from 'typescript';
import type { Finding } from '../finding.js';
import { describeObject, type Composition } from '../manifest.js';
import { modelPath } from './model-path.js';

/**
 * Writes every object down as a constant of its kind's type and lets the compiler judge: it finds what
 * a schema lets pass, a misspelt member above all, in custom resources too.
 * @param folder a folder from which the packages with the types can be found
 */
export function typeFaults(compositions: readonly Composition[], folder: string): Finding[] {
  const source = new SourceOfConstants(compositions);
  const fileName = `${folder}/objects.virtual.ts`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  const readFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === fileName
      ? ts.createSourceFile(
          name,
          source.text,
          { languageVersion: ts.ScriptTarget.ES2022, impliedNodeFormat: ts.ModuleKind.ESNext },
          true,
        )
      : readFile(name, ...rest);
  const exists = host.fileExists.bind(host);
  host.fileExists = (name) => name === fileName || exists(name);
  const program = ts.createProgram([fileName], options, host);
  const file = program.getSourceFile(fileName);
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
    (diagnostic) => ({
      where: source.whereIs(diagnostic.start ?? 0),
      rule: 'types',
      message: ts.flattenDiagnosticMessageText(diagnostic.messageText, ' '),
    }),
  );
}

/** One constant an object, and where each stands in the text. */
class SourceOfConstants {
  readonly text: string;
  private readonly starts: { offset: number; where: string }[] = [];

  constructor(compositions: readonly Composition[]) {
    let text = '';
    for (const { name, objects } of compositions) {
      for (const object of objects) {
        this.starts.push({ offset: text.length, where: `${name} ${describeObject(object)}` });
        const type = `import(${JSON.stringify(modelPath(object))}).I${object.kind}`;
        text += `export const object${this.starts.length}: ${type} = ${JSON.stringify(object, null, 1)};\n`;
      }
    }
    this.text = text;
  }

  whereIs(offset: number): string {
    return this.starts.findLast((start) => start.offset <= offset)?.where ?? 'objects';
  }
}
