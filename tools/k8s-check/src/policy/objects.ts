import { at, describeObject, ofKind } from '../manifest.js';
import type { Breach, PolicyRule } from './rule.js';

const WITHOUT_NAMESPACE = new Set(['Namespace', 'PriorityClass', 'ClusterRole', 'ClusterRoleBinding']);
const SECRET_NAME = /PASSWORD|SECRET|PRIVATE|ENCRYPTION_KEY|COOKIE_KEYS|JWKS|DATABASE_URL/;

/** Each object once, in one namespace, and no secret in what is not a Secret. */
export const objectsOnce: PolicyRule = {
  name: 'objects',
  breaches(objects) {
    const breaches: Breach[] = [];
    const seen = new Set<string>();
    const namespaces = new Set(ofKind(objects, 'Namespace').map(({ metadata }) => metadata.name));
    for (const object of objects) {
      const key = `${object.apiVersion} ${describeObject(object)}`;
      if (seen.has(key)) breaches.push({ object, message: 'it is there twice' });
      seen.add(key);
      const { namespace } = object.metadata;
      if (!WITHOUT_NAMESPACE.has(object.kind) && (namespace === undefined || !namespaces.has(namespace)))
        breaches.push({ object, message: `its namespace is ${namespace ?? 'not named'}` });
    }
    for (const object of ofKind(objects, 'ConfigMap')) {
      for (const name of Object.keys((at(object, 'data') ?? {}) as Record<string, string>))
        if (SECRET_NAME.test(name)) breaches.push({ object, message: `${name} belongs into a Secret` });
    }
    return breaches;
  },
};
