import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceFor } from '@kiban/edge/route-table';
import { readManifests } from '../manifest.js';
import { edgeFaults } from './edge-faults.js';

const read = (path: string): Promise<string> => readFile(join(process.cwd(), path), 'utf8');
const nginx = await read('docker/edge/routes.conf');
const route = await read('k8s/components/gateway-api/httproute.yaml');
const ingress = await read('k8s/components/ingress/ingress.yaml');

const faults = (routes: string, yaml = `${route}\n---\n${ingress}`): string[] =>
  edgeFaults([{ name: 'components', objects: readManifests(yaml) }], routes, serviceFor).map(
    ({ where, message }) => `${where}: ${message}`,
  );

describe('the edges', () => {
  it('send every address to the same service', () => {
    expect(faults(nginx)).toEqual([]);
  });

  it('are caught when nginx forgets a path', () => {
    expect(faults(nginx.replace('|deliveries', ''))).toContain(
      'docker/edge/routes.conf: /api/v1/deliveries goes to boards-api instead of webhook-dispatcher',
    );
  });

  it('are caught when a pattern takes too much', () => {
    expect(faults(nginx.replace('^/mcp(/|$)', '^/mcp'))).toContain(
      'docker/edge/routes.conf: /mcpx goes to mcp-gateway instead of web',
    );
  });

  it('are caught when the Gateway sends a path elsewhere', () => {
    expect(faults(nginx, route.replace('value: /api/v1/hooks', 'value: /api/v1/hook'))).toContain(
      'components HTTPRoute/kiban: /api/v1/hooks goes to boards-api instead of webhook-dispatcher',
    );
  });

  it('are caught when the Ingress forgets a path', () => {
    expect(faults(nginx, ingress.replace('path: /mcp', 'path: /mcq'))).toContain(
      'components Ingress/kiban: /mcp goes to web instead of mcp-gateway',
    );
  });
});
