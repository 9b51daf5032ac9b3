import type { Readable } from 'node:stream';
import type { Kiban } from '@kiban/client';
import type { Environment } from '../config/environment.js';
import { UsageError } from '../console/failure.js';
import type { Output } from '../console/output.js';
import type { Profile } from '../profile/profile.js';

export interface Flag {
  summary: string;
  /** How the value is written in help; a flag without one is on or off. */
  value?: string;
  /** The accepted values, also for completion. */
  choices?: readonly string[];
  short?: string;
  /** May be given more than once. */
  multiple?: boolean;
}

export interface Argument {
  name: string;
  optional?: boolean;
  choices?: readonly string[];
}

/** One entry of the table that parses, prints help and completes. */
export interface Command {
  summary: string;
  arguments?: readonly Argument[];
  flags?: Readonly<Record<string, Flag>>;
  /** What help adds below the flags. */
  notes?: readonly string[];
  /** A number is the exit code. */
  run: (context: Context, given: Given) => Promise<unknown>;
}

/** Commands by their words, such as `cards move`. */
export type CommandGroup = Readonly<Record<string, Command>>;

export interface NamedCommand extends Command {
  name: string;
}

/** What a command works with. */
export interface Context {
  output: Output;
  profile: Profile;
  environment: Environment;
  version: string;
  stdin: Readable & { isTTY?: boolean };
  /** Opens an address in the system’s browser, if there is one. */
  openBrowser: (address: string) => void;
  /** Aborted by Ctrl-C and SIGTERM. */
  signal: AbortSignal;
  /** A client of the profile’s deployment. @throws UsageError without a login */
  kiban: () => Promise<Kiban>;
}

/** The arguments and flags of one call. */
export class Given {
  constructor(
    private readonly args: readonly string[],
    private readonly values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>,
  ) {}

  arg(index: number): string {
    return this.args[index] ?? '';
  }

  /** The id of a resource. */
  id(index: number, what: string): number {
    return idOf(this.arg(index), what);
  }

  is(name: string): boolean {
    return this.values[name] === true;
  }

  text(name: string): string | undefined {
    const value = this.values[name];
    return typeof value === 'string' ? value : undefined;
  }

  required(name: string): string {
    const value = this.text(name);
    if (value === undefined) throw new UsageError(`--${name} is missing.`);
    return value;
  }

  number(name: string): number | undefined {
    const value = this.text(name);
    return value === undefined ? undefined : idOf(value, `--${name}`);
  }

  list(name: string): string[] {
    const value = this.values[name];
    return (Array.isArray(value) ? value : [value ?? []].flat()).map(String);
  }
}

function idOf(text: string, what: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new UsageError(`${what} must be a positive integer, not ${JSON.stringify(text)}.`);
}
