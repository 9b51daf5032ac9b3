import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findRepositoryRoot } from '../repository-root.js';

interface Target {
  readonly executor?: string;
  readonly dependsOn?: readonly string[];
  readonly inputs?: readonly unknown[];
  readonly options?: { readonly tests: readonly string[] };
}

interface Plugin {
  readonly createNodes: readonly [
    string,
    (
      files: readonly string[],
      options: undefined,
      context: { workspaceRoot: string; nxJsonConfiguration: unknown },
    ) => [string, { projects: Record<string, { targets: Record<string, Target> }> }][],
  ];
}

const root = findRepositoryRoot();
const plugin = createRequire(import.meta.url)(join(root, 'tools/dev/nx/plugin.cjs')) as Plugin;
const nxJsonConfiguration: unknown = JSON.parse(readFileSync(join(root, 'nx.json'), 'utf8'));

describe('the targets with tests', () => {
  const folders = ['apps', 'libs', 'tools']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(parent, name)))
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
  const manifests = folders.map((folder) => join(folder, 'package.json'));
  const projects = plugin.createNodes[1](manifests, undefined, {
    workspaceRoot: root,
    nxJsonConfiguration,
  }).flatMap(([, node]) => Object.values(node.projects));
  const targets = projects.flatMap((project) =>
    Object.entries(project.targets).filter(([, { options }]) => options?.tests !== undefined),
  );

  it('have every test file once', () => {
    const files = folders
      .flatMap((folder) => ['src', 'migrations', 'conformance'].map((name) => join(folder, name)))
      .filter((folder) => existsSync(join(root, folder)))
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, String(path))),
      )
      .filter((path) => /\.(spec|int-spec|e2e-spec)\.ts$/.test(path));
    expect(files.length).toBeGreaterThan(500);
    const patterns = targets.flatMap(([, { options }]) => options!.tests.map((text) => new RegExp(text)));
    const owned = (file: string): number => patterns.filter((pattern) => pattern.test(file)).length;
    expect(files.filter((file) => owned(file) !== 1)).toEqual([]);
  });

  it('are those that `test` of their project runs', () => {
    for (const project of projects) {
      const names = Object.keys(project.targets).filter((name) => name.startsWith('test-'));
      expect(project.targets['test']?.dependsOn ?? []).toEqual(names);
    }
  });

  it('name the helpers that a black-box test imports, also through others, and no helper of another folder', () => {
    const [, target] = targets.find(([name]) => name === 'test-mcp.local-process')!;
    const inputs = target.inputs!.filter((input) => typeof input === 'string');
    expect(inputs).toContain('{workspaceRoot}/apps/platform-e2e/src/client/deployment.ts');
    expect(inputs).toContain('{workspaceRoot}/apps/platform-e2e/src/client/api-caller.ts');
    expect(inputs.filter((input) => input.includes('/src/screen/'))).toEqual([]);
  });
});
