import { join } from 'node:path';
import { BUILT_SCREEN } from '@kiban/one-machine/launcher/product';
import { EdgeServer } from '@kiban/edge/edge-server';
import { findFreePort } from '@kiban/one-machine/processes/free-port';
import type { ServiceName } from '@kiban/edge/service-name';

/** What answers at the one public origin of a rehearsed cluster. */
export interface PublicEdge {
  origin: string;
  close(): Promise<void>;
}

/** @param services where each service is reached */
export type OpenEdge = (services: Record<ServiceName, string>) => Promise<PublicEdge>;

/** The edge of `npm start`, with the screen. */
export function edgeOfOneMachine(repositoryRoot: string): OpenEdge {
  return async (services) => {
    const port = await findFreePort();
    const origin = `http://127.0.0.1:${port}`;
    const edge = await EdgeServer.listen({
      host: '127.0.0.1',
      port,
      publicOrigin: origin,
      services,
      screenFolder: join(repositoryRoot, 'apps', 'web', 'public'),
      builtScreenFolder: join(repositoryRoot, BUILT_SCREEN),
    });
    return { origin, close: () => edge.close() };
  };
}
