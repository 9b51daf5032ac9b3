import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { GetPromptResult, McpServer } from '@modelcontextprotocol/server';
import { tools } from '../tools/registry.js';
import { registerPrompts } from './prompts.js';

const PLUGIN = 'integrations/agent-plugin';
const MANIFESTS = ['plugin.json', '.claude-plugin/plugin.json', 'gemini-extension.json'];
/** What the formats accept as a name of a plugin or skill. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const NAME_MAX = 64;
const DESCRIPTION_MAX = 1_024;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
}

type Prompt = (given: Readonly<Record<string, string>>) => GetPromptResult;

const text = (path: string): string => readFileSync(join(PLUGIN, path), 'utf8');
const skillsOf = (): string[] => readdirSync(join(PLUGIN, 'skills')).sort();

/** Names of tools in a text. Those of arguments are written in the same way. */
const toolsIn = (words: string): string[] =>
  tools.map(({ name }) => name).filter((name) => new RegExp(`\\b${name}\\b`).test(words));

/** The text of each prompt, by its name. */
function prompts(): Map<string, string> {
  const found = new Map<string, string>();
  const registerPrompt = (name: string, _about: unknown, prompt: Prompt): void => {
    const { content } = prompt({ board: 'b', list: 'l', notes: 'n' }).messages[0] ?? {};
    found.set(name, content?.type === 'text' ? content.text : '');
  };
  registerPrompts({ registerPrompt } as unknown as McpServer);
  return found;
}

describe('the plugin for AI agents [DEC-8.10]', () => {
  it.each(MANIFESTS)('has the name, version and description of the local server in %s', (path) => {
    const { version } = JSON.parse(readFileSync('apps/mcp-local/package.json', 'utf8')) as Manifest;
    const manifest = JSON.parse(text(path)) as Manifest;
    expect(manifest).toMatchObject({ name: 'kiban', version });
    expect(manifest.name).toMatch(NAME);
    expect(manifest.description).toBe((JSON.parse(text('plugin.json')) as Manifest).description);
  });

  it.each(MANIFESTS)('names no address in %s, since each deployment has its own', (path) => {
    expect(text(path)).not.toMatch(/https?:|mcpServers/);
  });

  it('has a skill for each prompt of the server', () => {
    expect(skillsOf()).toEqual([...prompts().keys()].map((name) => name.replaceAll('_', '-')).sort());
  });

  it.each(skillsOf())('tells in the skill %s what it is for, and uses the tools of its prompt', (skill) => {
    const [, head = '', body = ''] =
      /^---\n([\s\S]+?)\n---\n([\s\S]+)$/.exec(text(`skills/${skill}/SKILL.md`)) ?? [];
    const [, name = '', description = ''] = /^name: (.+)\ndescription: (.+)$/.exec(head) ?? [];
    expect(name).toBe(skill);
    expect(name).toMatch(NAME);
    expect(name.length).toBeLessThanOrEqual(NAME_MAX);
    expect(description.length).toBeGreaterThan(0);
    expect(description.length).toBeLessThanOrEqual(DESCRIPTION_MAX);
    // A colon with a space would begin another key in YAML.
    expect(description).not.toMatch(/: |#/);
    const used = toolsIn(body);
    expect(used).toEqual(expect.arrayContaining(toolsIn(prompts().get(skill.replaceAll('-', '_')) ?? '')));
    const named = [...body.matchAll(/`([a-z]+_[a-z_]+)`/g)].map(([, tool]) => tool);
    expect(named.filter((tool) => !used.includes(tool ?? ''))).toEqual([]);
  });
});
