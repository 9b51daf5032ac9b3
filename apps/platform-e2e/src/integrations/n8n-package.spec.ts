import { readdir, readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { Kiban } from 'n8n-nodes-kiban/nodes/Kiban/Kiban.node';
import { KibanTrigger } from 'n8n-nodes-kiban/nodes/KibanTrigger/KibanTrigger.node';
import type { INodeProperties, INodeType } from 'n8n-workflow';

const folder = fileURLToPath(new URL('../../../../integrations/n8n-nodes-kiban', import.meta.url));
const read = (path: string) => readFile(join(folder, path), 'utf8');

interface Template {
  name: string;
  nodes: { type: string; parameters: Record<string, unknown> }[];
}

/** The rules for verified community nodes, and what the package ships beside its code. */
describe('the package of the n8n nodes', () => {
  it('has no dependency but n8n, and names its nodes and its credential', async () => {
    const manifest = JSON.parse(await read('package.json')) as Record<string, unknown> & {
      n8n: { credentials: string[]; nodes: string[] };
    };
    expect(manifest).toMatchObject({
      name: 'n8n-nodes-kiban',
      license: 'MIT',
      peerDependencies: { 'n8n-workflow': '*' },
      keywords: expect.arrayContaining(['n8n-community-node-package']),
    });
    expect(manifest['dependencies']).toBeUndefined();
    for (const path of [...manifest.n8n.nodes, ...manifest.n8n.credentials])
      await read(path.replace(/^dist\//, '').replace(/\.js$/, '.ts'));
  });

  it('imports only n8n, crypto and its own files', async () => {
    const paths = (await readdir(folder, { recursive: true })).filter(
      (path) => /^(credentials|nodes|shared)[\\/].*\.ts$/.test(path) && !path.includes('node_modules'),
    );
    expect(paths.length).toBeGreaterThan(10);
    const imported = new Set<string>();
    for (const path of paths)
      for (const [, name = ''] of (await read(path)).matchAll(/from '([^.'][^']*)'/g)) imported.add(name);
    expect([...imported].sort()).toEqual(['crypto', 'n8n-workflow']);
    expect(builtinModules).toContain('crypto');
  });

  it('publishes with provenance', async () => {
    const workflow = await read('.github/workflows/publish.yml');
    expect(workflow).toContain('id-token: write');
    expect(workflow).toContain('npm publish --provenance');
  });

  it('has the scripts that its workflow runs, and the configuration that n8n’s strict linter requires', async () => {
    const { scripts, n8n } = JSON.parse(await read('package.json')) as {
      scripts: Record<string, string>;
      n8n: { strict: boolean };
    };
    const run = [...(await read('.github/workflows/publish.yml')).matchAll(/npm run (\S+)/g)];
    expect(run.map(([, script]) => script)).toEqual(['lint', 'build']);
    for (const [, script = ''] of run) expect(scripts[script]).toBe(`n8n-node ${script}`);
    // It compares the file with its own but for white space.
    const configuration = await read('eslint.config.mjs');
    expect([n8n.strict, configuration.split(/\s+/).join(' ').trim()]).toEqual([
      true,
      "import { config } from '@n8n/node-cli/eslint'; export default config;",
    ]);
  });

  it('has an icon for both themes and a codex file for each node', async () => {
    for (const icon of ['kiban.svg', 'kiban.dark.svg']) expect(await read(`icons/${icon}`)).toMatch(/^<svg /);
    for (const name of ['Kiban', 'KibanTrigger']) {
      const codex = JSON.parse(await read(`nodes/${name}/${name}.node.json`)) as { node: string };
      expect(codex.node.toLowerCase()).toBe(`n8n-nodes-kiban.${name.toLowerCase()}`);
    }
  });

  const nodes: Record<string, INodeType> = {
    kiban: new Kiban(),
    kibanTool: new Kiban(),
    kibanTrigger: new KibanTrigger(),
  };
  const templates = [
    'card-done-to-slack',
    'form-to-card',
    'overdue-digest',
    'issue-to-card',
    'agent-with-boards',
  ];

  it.each(templates)('gives the template %s parameters that the nodes have', async (name) => {
    const template = JSON.parse(await read(`templates/${name}.json`)) as Template;
    const own = template.nodes.filter(({ type }) => type.startsWith('n8n-nodes-kiban.'));
    expect(own.length).toBeGreaterThan(0);
    for (const { type, parameters } of own) {
      const node = nodes[type.slice('n8n-nodes-kiban.'.length)];
      const shown = (node?.description.properties ?? []).filter((property) => isShown(property, parameters));
      const names = shown.map((property) => property.name);
      expect(names).toEqual(expect.arrayContaining(Object.keys(parameters)));
      expect(new Set(names).size).toBe(names.length);
      const required = shown.filter((property) => property.required).map((property) => property.name);
      expect(Object.keys(parameters)).toEqual(expect.arrayContaining(required));
    }
  });

  it('is named in the list of templates of the README', async () => {
    const readme = await read('README.md');
    for (const name of templates) expect(readme).toContain(`\`${name}.json\``);
    expect((await readdir(join(folder, 'templates'))).sort()).toEqual(
      templates.map((name) => `${name}.json`).sort(),
    );
  });

  it('shows each parameter of an operation once', () => {
    const { properties } = new Kiban().description;
    const operations = properties.filter(({ name }) => name === 'operation');
    for (const { displayOptions, options } of operations)
      for (const option of options ?? []) {
        const given = {
          resource: displayOptions?.show?.['resource']?.[0],
          operation: 'value' in option && option.value,
        };
        for (const matchOn of ['field', 'title']) {
          const names = properties
            .filter((property) => isShown(property, { ...given, matchOn, returnAll: false }))
            .map(({ name }) => name);
          expect(names).toEqual([...new Set(names)]);
        }
      }
  });
});

/** As n8n's panel decides it. */
const isShown = ({ displayOptions }: INodeProperties, values: Record<string, unknown>): boolean =>
  Object.entries(displayOptions?.show ?? {}).every(([name, wanted]) =>
    wanted.includes(name === 'returnAll' ? (values[name] ?? false) : values[name]),
  );
