import { describe, expect, it } from '@jest/globals';
import { readLauncherSettings } from './launcher-settings.js';

describe('the launcher’s settings', () => {
  it('have defaults', () => {
    expect(readLauncherSettings({}, '/repo')).toMatchObject({
      dataFolder: '/repo/.data',
      host: '127.0.0.1',
      port: 4000,
      publicOrigin: 'http://localhost:4000',
      databaseUrl: undefined,
      natsUrl: undefined,
      webhookAllowCidrs: '127.0.0.0/8,::1/128',
      webhookAllowHttp: 'true',
      webhookReach: 'loopback',
    });
  });

  it('are read from the environment', () => {
    const env = {
      PORT: '5000',
      HOST: '0.0.0.0',
      KIBAN_DATA_DIR: '/var/kiban',
      PUBLIC_ORIGIN: 'https://boards.example.org/',
      WEBHOOK_ALLOW_CIDRS: '',
      WEBHOOK_ALLOW_HTTP: 'false',
    };
    expect(readLauncherSettings(env, '/repo')).toMatchObject({
      dataFolder: '/var/kiban',
      host: '0.0.0.0',
      port: 5000,
      publicOrigin: 'https://boards.example.org',
      webhookAllowCidrs: '',
      webhookAllowHttp: 'false',
      webhookReach: 'as set',
    });
  });

  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.5' },
    { HOST: '::' },
    { PUBLIC_ORIGIN: 'https://boards.example.org' },
    { PUBLIC_ORIGIN: 'http://192.168.1.5:4000' },
    { PUBLIC_ORIGIN: 'https://localhost.example.org' },
    { PUBLIC_ORIGIN: 'https://127.example.org' },
    { HOST: '0.0.0.0', PUBLIC_ORIGIN: 'http://localhost:4000' },
  ])('block internal addresses for webhooks when others can reach the deployment: %j', (env) => {
    expect(readLauncherSettings(env, '/repo')).toMatchObject({
      webhookAllowCidrs: '',
      webhookReach: 'public only',
    });
  });

  it.each([
    { HOST: 'localhost' },
    { HOST: '::1', PUBLIC_ORIGIN: 'http://[::1]:4000' },
    { HOST: '127.0.0.2', PUBLIC_ORIGIN: 'http://kiban.localhost:4000' },
  ])('allow loopback for webhooks when only this machine can reach the deployment: %j', (env) => {
    expect(readLauncherSettings(env, '/repo').webhookReach).toBe('loopback');
  });

  it('trust no proxy by default, or the configured ones', () => {
    expect(readLauncherSettings({}, '/repo').trustedProxies).toEqual([]);
    const named = readLauncherSettings({ TRUSTED_PROXIES: 'loopback, 203.0.113.5' }, '/repo');
    expect(named.trustedProxies).toEqual(['loopback', '203.0.113.5']);
  });

  it('name every fault in one message', () => {
    const env = {
      PORT: '70000',
      PUBLIC_ORIGIN: 'boards.example.org/x',
      DATABASE_URL: 'mysql://host/db',
      TRUSTED_PROXIES: 'everybody',
    };
    expect(() => readLauncherSettings(env, '/repo')).toThrow(
      /PORT=70000.*PUBLIC_ORIGIN.*DATABASE_URL.*TRUSTED_PROXIES must be/,
    );
  });
});
