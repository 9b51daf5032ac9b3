import type { Finding } from '../finding.js';
import { describeObject, type Composition, type Manifest } from '../manifest.js';
import { modelPath } from './model-path.js';

interface Model {
  validate(): void;
}

/** Holds every object against the schema of its kind: required members, types, allowed values. */
export async function schemaFaults({ name, objects }: Composition): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const object of objects) {
    const where = `${name} ${describeObject(object)}`;
    const model = await modelOf(object);
    if (model === undefined) {
      findings.push({
        where,
        rule: 'known-kind',
        message: `there is no kind ${object.kind} in ${object.apiVersion}`,
      });
      continue;
    }
    try {
      new model(asDecoded(object)).validate();
    } catch (error) {
      findings.push({
        where,
        rule: 'schema',
        message: error instanceof Error ? error.message : String(error),
      });
    }
  }
  return findings;
}

async function modelOf(object: Manifest): Promise<(new (data: Manifest) => Model) | undefined> {
  const module = (await import(modelPath(object)).catch(() => ({}))) as Record<
    string,
    new (data: Manifest) => Model
  >;
  return module[object.kind];
}

/** Kustomize breaks long base64 into lines, which every decoder takes and the schema's pattern does not. */
function asDecoded(object: Manifest): Manifest {
  if (object.kind !== 'Secret' || !object.data) return object;
  const data = Object.entries(object.data).map(([name, value]) => [name, value.replaceAll(/\s/g, '')]);
  return { ...object, data: Object.fromEntries(data) as Record<string, string> };
}
