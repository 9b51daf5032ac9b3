import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

interface Entry {
  name: string;
  description: string;
  version: string;
  packages: {
    identifier: string;
    version: string;
    environmentVariables: { name: string; isSecret?: boolean }[];
  }[];
}

const read = <Content>(file: string): Content =>
  JSON.parse(readFileSync(`apps/mcp-local/${file}`, 'utf8')) as Content;
const entry = read<Entry>('server.json');
const manifest = read<{ name: string; version: string; mcpName: string }>('package.json');

describe('server.json', () => {
  it('describes the package that is published, under the name that the package claims', () => {
    expect(entry.packages).toHaveLength(1);
    expect(entry.packages[0]).toMatchObject({ identifier: manifest.name, version: manifest.version });
    expect(entry).toMatchObject({ name: manifest.mcpName, version: manifest.version });
  });

  it('keeps to what the MCP registry takes', () => {
    expect(entry.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
    expect(entry.description.length).toBeLessThanOrEqual(100);
  });

  it('asks for the token as a secret', () => {
    const variables = entry.packages[0]?.environmentVariables ?? [];
    expect(variables.find(({ name }) => name === 'SERVICE_TOKEN')).toMatchObject({ isSecret: true });
    expect(variables.map(({ name }) => name)).toContain('SERVICE_URL');
  });
});
