import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import { boundedError } from './bounded-error.js';
import { LogLines } from './log-lines.js';

export type { Logger } from 'pino';

/** The service's structured log: one JSON object a line on stdout. Values under these names are always redacted. */
export function createLogger(service: string, level: string): Logger {
  const options = {
    level,
    base: { service },
    timestamp: lineTime,
    serializers: { err: boundedError },
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: [
        'password',
        'token',
        'signingKey',
        'secret',
        'authorization',
        'cookie',
        '*.password',
        '*.token',
        '*.authorization',
        '*.cookie',
      ],
      censor: '(redacted)',
    },
  };
  return pino(options, new LogLines());
}

let lastMs = 0;
let lastTime = '';

/** The time of a line, in ISO 8601; formatted once a millisecond, as lines are more frequent under load. */
function lineTime(): string {
  const now = Date.now();
  if (now !== lastMs) {
    lastMs = now;
    lastTime = `,"time":"${new Date(now).toISOString()}"`;
  }
  return lastTime;
}

/** Nest's own messages, in the same log. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }
  error(message: unknown, stack?: string, context?: string): void {
    this.logger.error({ context, stack }, String(message));
  }
  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }
  debug(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }
  verbose(message: unknown, context?: string): void {
    this.logger.trace({ context }, String(message));
  }
}
