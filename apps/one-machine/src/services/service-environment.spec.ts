import { describe, expect, it } from '@jest/globals';
import { readLauncherSettings } from '../config/launcher-settings.js';
import { makeSecrets } from '../data-folder/secrets.js';
import type { Deployment } from './deployment.js';
import { migrationEnvironment, serviceEnvironment } from './service-environment.js';
import { SERVICE_NAMES, type ServiceName } from '@kiban/edge/service-name';

const address = (port: number): Deployment['addresses'][ServiceName] => ({
  port,
  managementPort: port + 1,
  url: `http://127.0.0.1:${port}`,
  managementUrl: `http://127.0.0.1:${port + 1}`,
});

const deployment: Deployment = {
  settings: readLauncherSettings(
    {
      PATH: '/bin',
      SMTP_URL: 'smtp://mail',
      DATABASE_URL: 'postgres://me@host/mine',
      PORT: '4000',
      HOST: '0.0.0.0',
      SIGN_UP: 'closed',
      QUOTA_BOARDS: '7',
      TRUSTED_PROXIES: '203.0.113.5',
    },
    '/repo',
  ),
  secrets: makeSecrets(),
  addresses: {
    auth: address(41000),
    'boards-api': address(41010),
    'webhook-dispatcher': address(41020),
    notifications: address(41040),
    'mcp-gateway': address(41030),
  },
  database: {
    ownerUrl: 'postgres://kiban@host/kiban',
    roles: {
      boards: 'kiban_boards',
      auth: 'kiban_auth',
      webhooks: 'kiban_webhooks',
      notifications: 'kiban_notifications',
    },
    urls: {
      boards: 'postgres://b',
      auth: 'postgres://a',
      webhooks: 'postgres://w',
      notifications: 'postgres://n',
    },
  },
  natsUrl: 'nats://127.0.0.1:4333',
};

describe('the environment of a service', () => {
  it.each(SERVICE_NAMES)('%s contains its own address and those of the other services', (name) => {
    expect(serviceEnvironment(name, deployment)).toMatchObject({
      HOST: '127.0.0.1',
      PORT: String(deployment.addresses[name].port),
      MANAGEMENT_PORT: String(deployment.addresses[name].managementPort),
      PUBLIC_ORIGIN: 'http://localhost:4000',
      NATS_URL: 'nats://127.0.0.1:4333',
      AUTH_INTERNAL_URL: 'http://127.0.0.1:41001',
      INTERNAL_API_SECRET: deployment.secrets.internalApiSecret,
      SMTP_URL: 'smtp://mail',
    });
  });

  it('contains the operator’s settings for all services, except the edge’s proxies', () => {
    const environment = serviceEnvironment('auth', deployment);
    expect(environment).toMatchObject({ SIGN_UP: 'closed', QUOTA_BOARDS: '7' });
    expect(environment).not.toHaveProperty('TRUSTED_PROXIES');
  });

  it('contains the service’s login, and never the developer’s or the owner’s', () => {
    const urls = SERVICE_NAMES.map((name) => serviceEnvironment(name, deployment)['DATABASE_URL']);
    expect(urls).toEqual(['postgres://a', 'postgres://b', 'postgres://w', 'postgres://n', undefined]);
  });

  it.each([
    ['INTERNAL_CREDENTIAL_PRIVATE_KEY', ['mcp-gateway']],
    ['SIGNING_JWKS', ['auth']],
    ['COOKIE_KEYS', ['auth']],
    ['ENCRYPTION_KEY', ['auth', 'webhook-dispatcher']],
    ['INTERNAL_CREDENTIAL_PUBLIC_KEY', ['auth', 'boards-api', 'webhook-dispatcher', 'notifications']],
    ['MIGRATION_DATABASE_URL', []],
  ])('contains %s only for its services', (name, owners) => {
    expect(
      SERVICE_NAMES.filter((service) => serviceEnvironment(service, deployment)[name] !== undefined),
    ).toEqual(owners);
  });

  it('contains different encryption keys for two services', () => {
    const keys = (['auth', 'webhook-dispatcher'] as const).map(
      (name) => serviceEnvironment(name, deployment)['ENCRYPTION_KEY'],
    );
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('contains a service’s own retired encryption keys, and none by default', () => {
    const retired = (encryptionKeysRetired: Deployment['secrets']['encryptionKeysRetired']): unknown[] =>
      (['auth', 'webhook-dispatcher'] as const).map(
        (name) =>
          serviceEnvironment(name, {
            ...deployment,
            secrets: { ...deployment.secrets, ...(encryptionKeysRetired && { encryptionKeysRetired }) },
          })['ENCRYPTION_KEYS_RETIRED'],
      );
    expect(retired(undefined)).toEqual(['', '']);
    expect(retired({ webhooks: 'old' })).toEqual(['', 'old']);
  });

  it('allows loopback for webhooks on one machine, but not when HOST is not loopback', () => {
    const local = { ...deployment, settings: readLauncherSettings({}, '/repo') };
    expect(serviceEnvironment('webhook-dispatcher', local)).toMatchObject({
      WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8,::1/128',
      WEBHOOK_ALLOW_HTTP: 'true',
    });
    expect(serviceEnvironment('webhook-dispatcher', deployment)['WEBHOOK_ALLOW_CIDRS']).toBe('');
  });

  it('denies webhooks the ports of services, management, PostgreSQL and NATS', () => {
    const settings = readLauncherSettings({ WEBHOOK_DENY_PORTS: '10.0.0.0/8:25' }, '/repo');
    const env = serviceEnvironment('webhook-dispatcher', { ...deployment, settings });
    const ports = [41000, 41001, 41010, 41011, 41020, 41021, 41030, 41031, 41040, 41041, 5432, 4333];
    const denied = ['127.0.0.0/8', '::1/128'].flatMap((range) => ports.map((port) => `${range}:${port}`));
    expect((env['WEBHOOK_DENY_PORTS'] ?? '').split(',').sort()).toEqual(['10.0.0.0/8:25', ...denied].sort());
  });

  it('contains the Node options for that service', () => {
    const env = { BOARDS_API_NODE_OPTIONS: '--max-old-space-size=336' };
    const given = { ...deployment, settings: readLauncherSettings(env, '/repo') };
    expect(serviceEnvironment('boards-api', given)['NODE_OPTIONS']).toBe('--max-old-space-size=336');
    expect(serviceEnvironment('auth', given)['NODE_OPTIONS']).toBeUndefined();
  });
});

describe('links without a mail server', () => {
  const linksInLog = (env: NodeJS.ProcessEnv, name: ServiceName = 'auth'): string | undefined =>
    serviceEnvironment(name, { ...deployment, settings: readLauncherSettings(env, '/repo') })[
      'MAIL_LINKS_IN_LOG'
    ];

  it('are logged only by auth by default', () => {
    expect(SERVICE_NAMES.filter((name) => linksInLog({}, name) !== undefined)).toEqual(['auth']);
    expect(linksInLog({})).toBe('true');
    expect(linksInLog({ SMTP_URL: '', MAIL_LINKS_IN_LOG: '' })).toBe('true');
  });

  it('are not logged with a mail server', () => {
    expect(linksInLog({ SMTP_URL: 'smtp://mail' })).toBeUndefined();
  });

  it.each(['true', 'false'])('follow MAIL_LINKS_IN_LOG=%s of the environment', (value) => {
    expect(linksInLog({ MAIL_LINKS_IN_LOG: value })).toBe(value);
    expect(linksInLog({ MAIL_LINKS_IN_LOG: value, SMTP_URL: 'smtp://mail' })).toBe(value);
  });
});

describe('links on the page', () => {
  const linksOnPage = (env: NodeJS.ProcessEnv, name: ServiceName = 'auth'): string | undefined =>
    serviceEnvironment(name, { ...deployment, settings: readLauncherSettings(env, '/repo') })[
      'MAIL_LINKS_ON_PAGE'
    ];

  it.each([
    {},
    { HOST: '127.0.0.1', PUBLIC_ORIGIN: 'http://boards.localhost:4000' },
    { HOST: '::1', PUBLIC_ORIGIN: 'http://[::1]:4000', SMTP_URL: '', TRUSTED_PROXIES: '' },
  ])('are shown where only this machine reaches the deployment: %j', (env) => {
    expect(linksOnPage(env)).toBe('true');
    expect(linksOnPage({ ...env, MAIL_LINKS_ON_PAGE: 'false' })).toBe('true');
    expect(linksOnPage(env, 'boards-api')).toBeUndefined();
  });

  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.5' },
    { HOST: '::' },
    { PUBLIC_ORIGIN: 'https://boards.example.org' },
    { PUBLIC_ORIGIN: 'http://192.168.1.5:4000' },
    { TRUSTED_PROXIES: 'loopback' },
    { TRUSTED_PROXIES: '1' },
    { SMTP_URL: 'smtp://mail' },
  ])('are not shown with %j, even where the environment demands it', (env) => {
    expect(linksOnPage(env)).toBe('false');
    expect(linksOnPage({ ...env, MAIL_LINKS_ON_PAGE: 'true' })).toBe('false');
  });
});

describe('the environment of a migration', () => {
  it('contains the owner’s login and the name of the service’s', () => {
    const env = migrationEnvironment('webhooks', deployment);
    expect(env).toMatchObject({
      MIGRATION_DATABASE_URL: 'postgres://kiban@host/kiban',
      SERVICE_DB_ROLE: 'kiban_webhooks',
    });
    expect(env).not.toHaveProperty('DATABASE_URL');
  });
});
