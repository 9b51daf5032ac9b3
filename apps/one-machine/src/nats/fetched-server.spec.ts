import { describe, expect, it } from '@jest/globals';
import { debianMirrorIn } from './debian-package.js';
import { natsConfiguration } from './nats-server.js';
import { natsLogin } from './server-greeting.js';
import { PINNED_RELEASE } from './pinned-release.js';
import { releaseArchiveName, sumIn } from './release-archive.js';

describe('the Debian mirror of a machine', () => {
  it('is read from the deb822 style', () => {
    const sources =
      '# a comment\nTypes: deb\nURIs: http://mirror.example/debian\nSuites: bookworm\n\nTypes: deb\nURIs: http://security.example/debian-security\n';
    expect(debianMirrorIn(sources)).toBe('http://mirror.example/debian');
  });

  it('is read from the one-line style, after other repositories', () => {
    const sources =
      'deb https://packages.example/apt stable main\n# deb http://old.example/debian x main\ndeb [arch=amd64] https://mirror.example/debian/ bookworm main\n';
    expect(debianMirrorIn(sources)).toBe('https://mirror.example/debian');
  });

  it('is undefined on another distribution', () => {
    expect(debianMirrorIn('deb http://archive.ubuntu.com/ubuntu noble main universe')).toBeUndefined();
  });
});

describe('the official release', () => {
  it('is named for the platform', () => {
    expect(releaseArchiveName('linux', 'x64')).toBe(
      `nats-server-v${PINNED_RELEASE.version}-linux-amd64.tar.gz`,
    );
    expect(releaseArchiveName('darwin', 'arm64')).toBe(
      `nats-server-v${PINNED_RELEASE.version}-darwin-arm64.tar.gz`,
    );
    expect(releaseArchiveName('win32', 'x64')).toBeUndefined();
  });

  it('is pinned by its checksum on Linux', () => {
    for (const architecture of ['x64', 'arm64'] as const) {
      const name = releaseArchiveName('linux', architecture) ?? '';
      expect(PINNED_RELEASE.sha256[name]).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  it('is checked by its line of SHA256SUMS on other platforms', () => {
    const sum = 'a'.repeat(64);
    const sums = `${'b'.repeat(64)}  x-darwin-arm64.tar.gz.sbom\n${sum}  x-darwin-arm64.tar.gz\nnonsense  y.tar.gz\n`;
    expect(sumIn(sums, 'x-darwin-arm64.tar.gz')).toBe(sum);
    expect(sumIn(sums, 'y.tar.gz')).toBeUndefined();
    expect(sumIn(sums, 'z.tar.gz')).toBeUndefined();
  });
});

describe('the configuration of the started server', () => {
  const base = {
    folder: '/data/na"ts',
    port: 4333,
    durable: true,
    accounts: { services: 'pa"ss', observer: '    { user: observer }\n' },
  };

  it('listens only on this machine, writes before it acknowledges, and requires an account', () => {
    const text = natsConfiguration(base);
    expect(text).toContain('listen: "127.0.0.1:4333"');
    expect(text).toContain('store_dir: "/data/na\\"ts/store"');
    expect(text).toContain('sync_interval: always');
    expect(text).toContain('password: "pa\\"ss"');
    expect(text).toContain('{ user: observer }');
  });

  it('is fast instead of durable for tests', () => {
    expect(natsConfiguration({ folder: '/x', port: 1, durable: false })).not.toMatch(
      /sync_interval|authorization/,
    );
  });
});

describe('the login of NATS_URL', () => {
  it.each([
    ['nats://kiban:a%3Ab@127.0.0.1:4222', { user: 'kiban', password: 'a:b' }],
    ['tls://nats-0:4222,me:p%40w@nats-1:4222', { user: 'me', password: 'p@w' }],
    ['nats://127.0.0.1:4222', { user: null, password: null }],
    ['nats-0:4222, nats-1:4222', { user: null, password: null }],
  ])('of %s is read without the address', (url, login) => {
    expect(natsLogin(url)).toEqual(login);
  });
});
