import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';

interface Entry {
  name: string;
  description: string;
  version: string;
  packages: {
    identifier: string;
    version: string;
    environmentVariables: { name: string; isSecret?: boolean }[];
  }[];
  remotes: { url: string; variables: object }[];
}

const read = <Content>(file: string): Content =>
  JSON.parse(readFileSync(`apps/mcp-local/${file}`, 'utf8')) as Content;
const entry = read<Entry>('server.json');
const manifest = read<{ name: string; version: string; mcpName: string }>('package.json');

const text = { type: 'string', minLength: 1 };
const truth = { type: 'boolean' };
const exactVersion = {
  type: 'string',
  minLength: 1,
  maxLength: 255,
  not: { pattern: '^(latest|[\\^~<>=].*|.*[*|]|.*\\.[xX])$' },
};
/** A value that the user enters or that is preset. */
const input = {
  description: text,
  format: { enum: ['string', 'number', 'boolean', 'filepath'] },
  isRequired: truth,
  isSecret: truth,
  default: { type: 'string' },
  placeholder: { type: 'string' },
  value: { type: 'string' },
  choices: { type: 'array', items: text },
};
const closed = (properties: object, required: string[]): object => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/**
 * The registry's format of 2025-12-11 for the kinds of packages and remotes used here. Unlike the registry, it rejects
 * unknown properties, because the registry silently drops a misspelt one. Compared with the published schema in November 2026.
 */
const format = closed(
  {
    $schema: { const: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json' },
    name: { type: 'string', minLength: 3, maxLength: 200, pattern: '^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$' },
    title: { ...text, maxLength: 100 },
    description: { ...text, maxLength: 100 },
    version: exactVersion,
    websiteUrl: { type: 'string', pattern: '^https://' },
    repository: closed({ url: text, source: text, id: text, subfolder: text }, ['url', 'source']),
    packages: {
      type: 'array',
      items: {
        oneOf: [
          closed(
            {
              registryType: { const: 'mcpb' },
              identifier: {
                type: 'string',
                pattern: '^https://(github|gitlab)\\.com/[^\\s]+/releases/download/[^\\s]*\\.mcpb$',
              },
              version: exactVersion,
              fileSha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
              transport: closed({ type: { const: 'stdio' } }, ['type']),
            },
            ['registryType', 'identifier', 'fileSha256', 'transport'],
          ),
          closed(
            {
              registryType: { const: 'npm' },
              registryBaseUrl: { const: 'https://registry.npmjs.org' },
              identifier: text,
              version: exactVersion,
              runtimeHint: text,
              transport: closed({ type: { const: 'stdio' } }, ['type']),
              environmentVariables: { type: 'array', items: closed({ name: text, ...input }, ['name']) },
            },
            ['registryType', 'identifier', 'version', 'transport'],
          ),
        ],
      },
    },
    remotes: {
      type: 'array',
      items: closed(
        {
          type: { const: 'streamable-http' },
          url: { type: 'string', pattern: '^https?://[^\\s]+$' },
          variables: { type: 'object', additionalProperties: closed(input, []) },
        },
        ['type', 'url'],
      ),
    },
  },
  ['$schema', 'name', 'description', 'version'],
);
const isTaken = new Ajv2020({ allErrors: true }).compile<Entry>(format);

describe('server.json', () => {
  it('describes the published package under the name that the package declares', () => {
    expect(entry.packages).toHaveLength(1);
    expect(entry.packages[0]).toMatchObject({ identifier: manifest.name, version: manifest.version });
    expect(entry).toMatchObject({ name: manifest.mcpName, version: manifest.version });
  });

  it('conforms to the MCP registry’s format', () => {
    isTaken(entry);
    expect(isTaken.errors).toBeNull();
  });

  it.each<[string, (wrong: Record<string, unknown>) => void]>([
    ['no version', (wrong) => delete wrong['version']],
    ['a description of more than 100 characters', (wrong) => (wrong['description'] = 'x'.repeat(101))],
    ['a name with two slashes', (wrong) => (wrong['name'] = 'example.kiban/kiban/local')],
    ['a name without a slash', (wrong) => (wrong['name'] = 'kiban')],
    ['an older spelling of a property', (wrong) => (wrong['website_url'] = 'https://kiban.example')],
    ['a range for a version', (wrong) => (wrong['version'] = '^0.1.0')],
    ['the version "latest"', (wrong) => (firstOf(wrong, 'packages')['version'] = 'latest')],
    ['a package without a transport', (wrong) => delete firstOf(wrong, 'packages')['transport']],
    ['a remote without a URL', (wrong) => delete firstOf(wrong, 'remotes')['url']],
  ])('rejects %s', (_, spoil) => {
    const wrong = structuredClone(entry) as unknown as Record<string, unknown>;
    spoil(wrong);
    expect(isTaken(wrong)).toBe(false);
  });

  it('conforms with the bundle of a release, as docs/mcp.md adds it, and not without its digest', () => {
    const [, block = '{}'] =
      /```json\n(\{\n {2}"registryType": "mcpb"[^`]*)```/.exec(readFileSync('docs/mcp.md', 'utf8')) ?? [];
    const bundle = JSON.parse(block) as Record<string, unknown>;
    expect(bundle['version']).toBe(manifest.version);
    const released = (fileSha256: string) => ({
      ...entry,
      packages: [...entry.packages, { ...bundle, fileSha256 }],
    });
    isTaken(released('0a'.repeat(32)));
    expect(isTaken.errors).toBeNull();
    expect(isTaken(released(String(bundle['fileSha256'])))).toBe(false);
  });

  it('describes each variable in a remote’s URL', () => {
    for (const { url, variables } of entry.remotes)
      expect([...url.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual(Object.keys(variables));
  });

  it('declares the token as a secret', () => {
    const variables = entry.packages[0]?.environmentVariables ?? [];
    expect(variables.find(({ name }) => name === 'SERVICE_TOKEN')).toMatchObject({ isSecret: true });
    expect(variables.map(({ name }) => name)).toContain('SERVICE_URL');
  });
});

const firstOf = (entryOf: Record<string, unknown>, member: string): Record<string, unknown> =>
  (entryOf[member] as Record<string, unknown>[])[0]!;
