const words = (name: string): string[] => name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());

/** `dueDate` as `due_date`, in SQL. */
export const snakeCase = (name: string): string => words(name).join('_');
/** `dueDate` as `due-date`, in names of files. */
export const kebabCase = (name: string): string => words(name).join('-');
/** `dueDate` as `DueDate`, in names of classes and components. */
export const pascalCase = (name: string): string => capitalized(name);
/** `dueDate` as `due date`, in texts. */
export const inWords = (name: string): string => words(name).join(' ');
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A literal of TypeScript, as the house writes it. */
export const literal = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/** What TypeScript or every object has in its own sense. */
const TAKEN_IN_TYPESCRIPT = new Set(
  (
    'arguments await break case catch class const constructor continue debugger default delete do else enum eval export ' +
    'extends false finally for function if implements import in instanceof interface let new null package private ' +
    'protected public return static super switch this throw true try typeof undefined var void while with yield ' +
    'hasOwnProperty isPrototypeOf propertyIsEnumerable prototype toJSON toLocaleString toString valueOf then'
  ).split(' '),
);

/** Words that PostgreSQL accepts as a name of a column only in quotation marks. */
const TAKEN_IN_SQL = new Set(
  (
    'all analyse analyze and any array as asc asymmetric authorization between binary both case cast check collate ' +
    'collation column concurrently constraint create cross current_date current_role current_time current_timestamp ' +
    'current_user default deferrable desc distinct do else end except false fetch for foreign freeze from full grant ' +
    'group having ilike in initially inner intersect into is isnull join lateral leading left like limit localtime ' +
    'natural not notnull null offset on only or order outer overlaps placing primary references returning right select ' +
    'session_user similar some symmetric system_user table tablesample then to trailing true union unique user using ' +
    'variadic verbose when where window with'
  ).split(' '),
);

/** Whether TypeScript uses the word itself. */
export const isWordOfTypeScript = (name: string): boolean => TAKEN_IN_TYPESCRIPT.has(name);

/** Whether TypeScript or SQL uses the word itself. */
export const isReserved = (name: string): boolean =>
  isWordOfTypeScript(name) || TAKEN_IN_SQL.has(snakeCase(name));
