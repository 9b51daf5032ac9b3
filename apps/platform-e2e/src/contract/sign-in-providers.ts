import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { queryDatabase } from '@kiban/testing';
import type { ContractWorld } from './contract-world.js';

const PATH = '/workspace/sign-in-providers';

let issuer: Promise<string> | undefined;

/** The metadata of an OpenID Connect provider, which a new connection reads. */
function startProvider(): Promise<string> {
  return new Promise((resolve) => {
    const server = createServer((_, response) => {
      const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const metadata = {
        issuer: own,
        authorization_endpoint: `${own}/authorize`,
        token_endpoint: `${own}/token`,
      };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(metadata));
    });
    server.listen(0, '127.0.0.1', () => {
      server.unref();
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}

async function newProvider(world: ContractWorld): Promise<object> {
  return {
    password: world.owner.account.password,
    name: 'Example Ltd',
    issuer: await (issuer ??= startProvider()),
    clientId: 'kiban',
    clientSecret: 'a secret of the provider',
    domains: [`${randomBytes(8).toString('hex')}.example`],
  };
}

/** The ids of a connection: its number, and one of its domains. A workspace has few, so an earlier one ends. */
async function provider(world: ContractWorld): Promise<[number, string]> {
  const { screen } = world.owner;
  for (const { id } of await screen.must<{ id: number }[]>('GET', PATH))
    await screen.must('DELETE', `${PATH}/${id}`);
  const made = await screen.must<{ id: number; domains: { domain: string }[] }>(
    'POST',
    PATH,
    await newProvider(world),
  );
  return [made.id, made.domains[0]?.domain ?? ''];
}

/** The objects of the paths. */
export const signInProviders: Record<string, (world: ContractWorld) => Promise<(string | number)[]>> = {
  [`${PATH}/{id}`]: async (world) => (await provider(world)).slice(0, 1),
  [`${PATH}/{id}/domains/{domain}`]: async (world) => {
    const [id, domain] = await provider(world);
    // The tests have no DNS of their own; a domain that is proven already needs no record.
    await queryDatabase(
      world.deployment.databaseUrl,
      `UPDATE auth.sign_in_domain SET proven_at = now() WHERE provider_id = ${id}`,
    );
    return [id, domain];
  },
};

/** Valid bodies. */
export const signInProviderBodies: Record<string, (world: ContractWorld) => Promise<object>> = {
  [`POST ${PATH}`]: newProvider,
  [`PATCH ${PATH}/{id}`]: async () => ({ name: 'Example Ltd', defaultRole: 'viewer' }),
};
