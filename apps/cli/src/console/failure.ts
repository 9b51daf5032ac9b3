import { SettingError } from '@kiban/mcp-tools/local/service-url';
import { KibanError } from '@kiban/client';

/** The command line is wrong. The process prints the sentence and exits with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The work cannot be done. The process prints the sentence and exits with 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** What a person or a program reads about an error. */
export interface Failure {
  exitCode: 1 | 2;
  message: string;
  code?: string;
  status?: number;
  requestId?: string | null;
  details?: readonly { field: string; message: string }[];
}

export function failureOf(error: unknown): Failure {
  if (error instanceof KibanError) {
    const { message, code, status, requestId, details } = error;
    return { exitCode: 1, message, code, status, requestId, details };
  }
  const isUsage = error instanceof UsageError || error instanceof SettingError;
  return { exitCode: isUsage ? 2 : 1, message: error instanceof Error ? error.message : String(error) };
}

/** One sentence, the request, and a line for each rejected property. */
export function linesOf({ message, requestId, details = [] }: Failure): string[] {
  const request = requestId ? ` (request ${requestId})` : '';
  return [`kiban: ${message}${request}`, ...details.map((detail) => `  ${detail.field}: ${detail.message}`)];
}
