import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@kiban/contracts';
import { EDGE_BOUNDS } from '@kiban/edge/edge-bounds';

const FOLDER = join(import.meta.dirname, '..', '..', '..', '..', 'docker', 'edge');
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

/** What the web image's start writes for nginx. */
function settingsFor(env: Record<string, string>): { status: number | null; error: string; lines: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'kiban-edge-settings-'));
  const { status, stderr } = spawnSync('sh', [join(FOLDER, 'start.sh'), 'true'], {
    env: { PATH: process.env['PATH'], SETTINGS_FOLDER: folder, ...env },
    encoding: 'utf8',
  });
  const lines = readFileSync(join(folder, 'settings.conf'), 'utf8').split('\n');
  rmSync(folder, { recursive: true });
  return { status, error: stderr, lines };
}

const trusted = (lines: string[]): string[] => lines.filter((line) => line.startsWith('set_real_ip_from'));

describe('the start of the nginx edge', () => {
  it('believes no X-Forwarded-For where nothing is set', () => {
    const { status, lines } = settingsFor({});
    expect(status).toBe(0);
    expect(trusted(lines)).toEqual([]);
    expect(lines).toContain("map '' $public_scheme { default http; }");
    expect(lines).toContain("map '' $strict_transport { default ''; }");
  });

  it('believes the ranges of TRUSTED_PROXIES, by the names that the services know as well', () => {
    const { lines } = settingsFor({ TRUSTED_PROXIES: 'loopback, 203.0.113.5,2001:db8::/32' });
    expect(trusted(lines)).toEqual([
      'set_real_ip_from 127.0.0.0/8;',
      'set_real_ip_from ::1/128;',
      'set_real_ip_from 203.0.113.5;',
      'set_real_ip_from 2001:db8::/32;',
    ]);
    expect(lines).toContain('real_ip_recursive on;');
  });

  it('says https and keeps browsers to it where PUBLIC_ORIGIN does', () => {
    const { lines } = settingsFor({ PUBLIC_ORIGIN: 'https://kiban.example' });
    expect(lines).toContain("map '' $public_scheme { default https; }");
    expect(lines).toContain("map '' $strict_transport { default 'max-age=31536000'; }");
  });

  it.each(['everybody', '10.0.0.0/8;include', '2', '*'])('does not start with TRUSTED_PROXIES=%s', (text) => {
    const { status, error } = settingsFor({ TRUSTED_PROXIES: text });
    expect(status).toBe(1);
    expect(error).toContain('TRUSTED_PROXIES');
  });
});

describe('the nginx edge bounds a sender as the one-machine edge does', () => {
  const megabytes = (text: string): number =>
    Number(/client_max_body_size (\d+)m;/.exec(text)?.[1]) * 1_048_576;
  const seconds = (name: string): number =>
    Number(new RegExp(`\\b${name} (\\d+)s;`).exec(read('nginx.conf'))?.[1]);

  it('in time', () => {
    expect(seconds('client_header_timeout') * 1_000).toBe(EDGE_BOUNDS.headMs);
    expect(seconds('client_body_timeout') * 1_000).toBe(EDGE_BOUNDS.bodyGraceMs);
    expect(seconds('keepalive_timeout') * 1_000).toBe(EDGE_BOUNDS.idleMs);
  });

  it('with room for the largest body that a service takes', () => {
    expect(megabytes(read('nginx.conf'))).toBeGreaterThan(limits.bodyBytesMax);
    expect(megabytes(read('routes.conf'))).toBeGreaterThan(limits.importBytesMax);
  });
});
