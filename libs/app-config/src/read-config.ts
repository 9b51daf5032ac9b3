import { z } from 'zod';

/** Thrown for missing or malformed settings; the message lists every fault, one a line. */
export class ConfigurationError extends Error {
  readonly code = 'configuration_invalid';

  constructor(readonly faults: readonly string[]) {
    super(`These settings are missing or wrong:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'ConfigurationError';
  }
}

/**
 * Reads a service's settings from the environment. All faults are reported together, so that an operator corrects them
 * in one round.
 * An empty variable counts as unset, since Compose and Kubernetes pass unset values that way.
 */
export function readConfig<Schema extends z.ZodObject>(
  schema: Schema,
  env: NodeJS.ProcessEnv,
): z.infer<Schema> {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new ConfigurationError(
    result.error.issues.map((issue) => {
      const name = issue.path.join('.');
      const missing = !(name in given);
      return missing ? `${name} is not set` : `${name}: ${issue.message}`;
    }),
  );
}

const SECRET_NAME = /SECRET|PASSWORD|KEY|JWKS|TOKEN|URL$/;

/**
 * The settings in a form for the log: secrets are replaced, and an address keeps only its host, since connection
 * strings carry passwords.
 */
export function redactConfig(config: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(config).map(([name, value]) => {
      if (!SECRET_NAME.test(name) || value === undefined) return [name, value];
      // Numbers and flags are no secrets; keys may be bytes, lists or objects.
      if (typeof value === 'number' || typeof value === 'boolean') return [name, value];
      if (typeof value !== 'string') return [name, '(set)'];
      return [name, name.endsWith('URL') && URL.canParse(value) ? `…@${new URL(value).host}` : '(set)'];
    }),
  );
}

/** Ends the process with the faults on stderr and exit code 1 if `start` rejects. */
export function runService(start: () => Promise<void>): void {
  start().catch((error: unknown) => {
    const text =
      error instanceof ConfigurationError || !(error instanceof Error) ? String(error) : error.stack;
    process.stderr.write(`${text}\n`, () => process.exit(1));
  });
}
