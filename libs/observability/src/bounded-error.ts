import { stdSerializers } from 'pino';

/** Characters of any text of an error that may contain input. */
const TEXT_LENGTH_MAX = 200;
const OBJECT_LENGTH_MAX = 1_000;
const STACK_LINES_MAX = 50;

const cut = (text: string): string =>
  text.length > TEXT_LENGTH_MAX ? `${text.slice(0, TEXT_LENGTH_MAX).toWellFormed()}…` : text;

/** An error for the log: its frames are complete, its texts truncated, since they may contain input. */
export function boundedError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? cut(error) : error;
  return Object.fromEntries(
    Object.entries(stdSerializers.err(error)).map(([name, value]: [string, unknown]) => [
      name,
      name === 'stack' ? boundedStack(String(value)) : boundedValue(value),
    ]),
  );
}

function boundedValue(value: unknown): unknown {
  if (typeof value === 'string') return cut(value);
  if (typeof value !== 'object' || value === null) return value;
  try {
    const text = JSON.stringify(value);
    return text.length > OBJECT_LENGTH_MAX ? cut(text) : value;
  } catch {
    return '(not serializable)';
  }
}

function boundedStack(stack: string): string {
  return stack
    .split('\n', STACK_LINES_MAX)
    .map((line) => (/^\s+at /.test(line) ? line.slice(0, OBJECT_LENGTH_MAX) : cut(line)))
    .join('\n');
}
