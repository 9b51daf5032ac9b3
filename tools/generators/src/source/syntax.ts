import ts from 'typescript';

/** Where an edit expects something else than a source has. */
class UnexpectedSourceError extends Error {}

const parsed = (text: string): ts.SourceFile =>
  ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

function declared(source: ts.SourceFile, name: string): ts.Expression | undefined {
  const statements = source.statements.filter(ts.isVariableStatement);
  const found = statements
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find((one) => one.name.getText() === name);
  return found?.initializer;
}

/** Without `as const` and `satisfies`, and the argument of `Object.freeze(…)`. */
function unwrapped(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrapped(node.expression)
    : node;
}

const nameOf = ({ name }: ts.ObjectLiteralElementLike): string | undefined =>
  name && (ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : name.getText());

function propertyOf(node: ts.Expression, name: string): ts.ObjectLiteralElementLike | undefined {
  return ts.isObjectLiteralExpression(node) ? node.properties.find((one) => nameOf(one) === name) : undefined;
}

/** @param path of a constant and of properties within it, such as `commands.titles` */
function valueAt(source: ts.SourceFile, path: string): ts.Expression {
  const [constant = '', ...names] = path.split('.');
  let node = declared(source, constant);
  for (const name of names) {
    const property: ts.ObjectLiteralElementLike | undefined = node && propertyOf(unwrapped(node), name);
    node = property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
  }
  if (!node) throw new UnexpectedSourceError(`There is no ${path}.`);
  return unwrapped(node);
}

function inserted(text: string, at: number, added: string): string {
  return text.slice(0, at) + added + text.slice(at);
}

function afterLast(text: string, nodes: readonly ts.Node[], empty: number, added: string): string {
  const last = nodes.at(-1);
  return last ? inserted(text, last.end, `,\n${added}`) : inserted(text, empty, `\n${added},\n`);
}

/** Names of the properties of an object. */
export function rowNames(text: string, path: string): string[] {
  const node = valueAt(parsed(text), path);
  if (!ts.isObjectLiteralExpression(node)) throw new UnexpectedSourceError(`${path} is no object.`);
  return node.properties.map(nameOf).filter((name) => name !== undefined);
}

/** The text of a row's value; undefined where there is no such row. */
export function rowValue(text: string, path: string, name: string): string | undefined {
  const row = propertyOf(valueAt(parsed(text), path), name);
  return row && ts.isPropertyAssignment(row) ? row.initializer.getText() : undefined;
}

/** Adds a property to an object, at its end or after another one. */
export function withRow(text: string, path: string, row: string, after?: string): string {
  const node = valueAt(parsed(text), path);
  if (!ts.isObjectLiteralExpression(node)) throw new UnexpectedSourceError(`${path} is no object.`);
  const before = after === undefined ? undefined : propertyOf(node, after);
  if (before) return inserted(text, before.end, `,\n${row}`);
  return afterLast(text, node.properties, node.getStart() + 1, row);
}

/** Adds an element to an array, at its end. */
export function withElement(text: string, path: string, element: string): string {
  const node = valueAt(parsed(text), path);
  if (!ts.isArrayLiteralExpression(node)) throw new UnexpectedSourceError(`${path} is no array.`);
  return afterLast(text, node.elements, node.getStart() + 1, element);
}

/** Adds an import after the last one. */
export function withImport(text: string, line: string): string {
  const last = parsed(text).statements.filter(ts.isImportDeclaration).at(-1);
  return last ? inserted(text, last.end, `\n${line}`) : `${line}\n\n${text}`;
}

/** Adds names to an import of a module. */
export function withImported(text: string, module: string, name: string): string {
  const found = parsed(text)
    .statements.filter(ts.isImportDeclaration)
    .find(({ moduleSpecifier }) => (moduleSpecifier as ts.StringLiteral).text === module);
  const names = found?.importClause?.namedBindings;
  if (!names || !ts.isNamedImports(names))
    return withImport(text, `import { ${name} } from ${JSON.stringify(module)};`);
  return inserted(text, names.elements.at(-1)?.end ?? names.getStart() + 1, `, ${name}`);
}

/** Adds a member to a union type. */
export function withUnionMember(text: string, type: string, member: string): string {
  const found = parsed(text)
    .statements.filter(ts.isTypeAliasDeclaration)
    .find(({ name }) => name.text === type);
  if (!found) throw new UnexpectedSourceError(`There is no type ${type}.`);
  return inserted(text, found.type.end, ` | ${member}`);
}

/** Adds a member to an interface, at its end. */
export function withMember(text: string, type: string, member: string): string {
  const found = parsed(text)
    .statements.filter(ts.isInterfaceDeclaration)
    .find(({ name }) => name.text === type);
  const last = found?.members.at(-1);
  if (!last) throw new UnexpectedSourceError(`There is no interface ${type}.`);
  return inserted(text, last.end, `\n${member}`);
}

/** Names of the properties of all classes of a source. */
export function classProperties(text: string): string[] {
  return parsed(text)
    .statements.filter(ts.isClassDeclaration)
    .flatMap(({ members }) => members.filter(ts.isPropertyDeclaration).map(({ name }) => name.getText()));
}

/** Names of the constants of a source. */
export function constants(text: string): string[] {
  return parsed(text)
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations.map(({ name }) => name.getText()));
}

/** The texts of an array of strings. */
export function elementTexts(text: string, path: string): string[] {
  const node = valueAt(parsed(text), path);
  if (!ts.isArrayLiteralExpression(node)) throw new UnexpectedSourceError(`${path} is no array.`);
  return node.elements.filter(ts.isStringLiteral).map((element) => element.text);
}
