import { describe, expect, it } from '@jest/globals';
import {
  claudeCommand,
  claudeLink,
  cursorLink,
  isOutOfReach,
  mcpAddress,
  researchAddress,
  vscodeLink,
} from './mcp-clients.js';

const ORIGINS = ['https://kiban.example', 'http://localhost:4000', 'https://[2001:db8::1]:8443'];

describe.each(ORIGINS)('the ways to add %s to an AI client [DEC-9.AI-1]', (origin) => {
  it('give Cursor its configuration', () => {
    const { protocol, host, pathname, searchParams } = new URL(cursorLink(origin));
    expect([protocol, host, pathname]).toEqual(['cursor:', 'anysphere.cursor-deeplink', '/mcp/install']);
    expect(searchParams.get('name')).toBe('kiban');
    expect(JSON.parse(atob(searchParams.get('config') ?? ''))).toEqual({ url: mcpAddress(origin) });
  });

  it('give VS Code its configuration', () => {
    const [opened, config = ''] = vscodeLink(origin).split('?');
    expect(opened).toBe('vscode:mcp/install');
    expect(JSON.parse(decodeURIComponent(config))).toEqual({
      name: 'kiban',
      type: 'http',
      url: mcpAddress(origin),
    });
  });

  it('give Claude the name and the address for its form', () => {
    const { origin: opened, pathname, searchParams } = new URL(claudeLink(origin));
    expect([opened, pathname]).toEqual(['https://claude.ai', '/customize/connectors']);
    expect([...searchParams]).toEqual([
      ['modal', 'add-custom-connector'],
      ['connectorName', 'Kiban'],
      ['connectorUrl', mcpAddress(origin)],
    ]);
  });

  it('are a command of Claude Code, which a shell leaves as it is', () => {
    const [, address = ''] =
      /^claude mcp add --transport http kiban '?([^']+)'?$/.exec(claudeCommand(origin)) ?? [];
    expect(address).toBe(`${origin}/mcp`);
    expect(claudeCommand(origin)).not.toMatch(/ [^']*\[/);
  });

  it('are an address for deep research', () => {
    expect(new URL(researchAddress(origin)).searchParams.get('tools')).toBe('research');
  });
});

it('says what a cloud cannot reach', () => {
  expect(ORIGINS.map(isOutOfReach)).toEqual([false, true, false]);
  expect(isOutOfReach('https://kiban.localhost')).toBe(true);
  expect(isOutOfReach('http://kiban.example')).toBe(true);
});
