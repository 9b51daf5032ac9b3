import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const namesIn = (file: string): string[] => {
  const text = readFileSync(join(process.cwd(), file), 'utf8');
  return [...new Set(text.match(/\bKIBAN_NATS_[A-Z]+_PASSWORD\b/g))].sort();
};

/** A broker does not start while one of the passwords of its accounts is unset. */
it.each(['docker/compose.yaml', 'docker/make-secrets.mjs', 'k8s/examples/nats-values.yaml'])(
  '%s gives the broker the password of every account',
  (file) => {
    const accounts = namesIn('docker/nats/permissions.conf');
    expect(accounts.length).toBeGreaterThan(5);
    expect(namesIn(file)).toEqual(accounts);
  },
);
