import { parseAllDocuments } from 'yaml';

/** Any Kubernetes object, as far as the rules need to know it. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: {
    name: string;
    namespace?: string;
    labels?: Record<string, string>;
    annotations?: Record<string, string>;
  };
  spec?: Record<string, unknown>;
  data?: Record<string, string>;
  [member: string]: unknown;
}

/** A set of objects that is applied together. */
export interface Composition {
  /** Its folder, from k8s/ on. */
  name: string;
  objects: readonly Manifest[];
}

/** Thrown when a rendered composition is no sequence of Kubernetes objects. */
export class ManifestError extends Error {
  readonly code = 'manifest_malformed';
  constructor(message: string) {
    super(message);
    this.name = 'ManifestError';
  }
}

/** @throws ManifestError */
export function readManifests(yaml: string): Manifest[] {
  return parseAllDocuments(yaml).map((document, index) => {
    if (document.errors.length > 0)
      throw new ManifestError(`document ${index + 1}: ${document.errors[0]?.message ?? ''}`);
    const value = document.toJS() as Partial<Manifest> | null;
    if (!value?.apiVersion || !value.kind || !value.metadata?.name)
      throw new ManifestError(`document ${index + 1} has no apiVersion, kind or name`);
    return value as Manifest;
  });
}

export function describeObject({ kind, metadata }: Manifest): string {
  return `${kind}/${metadata.name}`;
}

export function ofKind(objects: readonly Manifest[], ...kinds: string[]): Manifest[] {
  return objects.filter(({ kind }) => kinds.includes(kind));
}

/** The member at `path`, or undefined where one of the steps is not there. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      inner !== null && typeof inner === 'object'
        ? (inner as Record<string | number, unknown>)[step]
        : undefined,
    value,
  );
}
