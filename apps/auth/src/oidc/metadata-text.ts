import { jsonExcess } from '@kiban/http-kit';

const BOUNDS = { depthMax: 32, valuesMax: 1_000 };

/** Thrown for client metadata or keys that the protocol library must not receive. */
export class UnsafeMetadataError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnsafeMetadataError';
  }
}

/**
 * Parses metadata that a client registered or published. Properties named like an object’s own methods are rejected:
 * the library formats values before it checks their types, which fails for an object with another `toString`.
 * @throws UnsafeMetadataError, SyntaxError
 */
export function parseMetadata(text: string): unknown {
  if (jsonExcess(text, BOUNDS) !== null)
    throw new UnsafeMetadataError(
      `Client metadata must have at most ${BOUNDS.depthMax} levels and ${BOUNDS.valuesMax} values.`,
    );
  return JSON.parse(text, (name, value: unknown) => {
    if (name in Object.prototype) throw new UnsafeMetadataError(`Client metadata must not contain ${name}.`);
    return value;
  });
}
