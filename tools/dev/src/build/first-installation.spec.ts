import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { findRepositoryRoot } from '../repository-root.js';

interface LockedPackage {
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  engines?: { node?: string };
}

const PACKAGES_MAX = 400;
const OLDEST_NODE = '20.19.0';

describe('what npm ci installs', () => {
  const { packages } = JSON.parse(readFileSync(join(findRepositoryRoot(), 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const installed = Object.entries(packages).filter(
    ([path, { link, dev, optional }]) => path.includes('node_modules/') && !link && !dev && !optional,
  );

  it('is what runs the product: what only tests, checks and generators import is a development dependency', () => {
    expect(installed.length).toBeGreaterThan(100);
    expect(installed.length).toBeLessThanOrEqual(PACKAGES_MAX);
  });

  it('runs on the oldest Node that Kiban supports, so npm warns of no engine', () => {
    const tooNew = installed.filter(([, { engines }]) => !satisfies(OLDEST_NODE, engines?.node ?? '*'));
    expect(tooNew.map(([path]) => path)).toEqual([]);
  });
});
