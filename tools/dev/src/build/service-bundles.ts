import { join } from 'node:path';
import { SERVICE_NAMES, type ServiceName } from '@kiban/edge/service-name';
import { programFile, type ServiceProgram } from '@kiban/one-machine/services/service-programs';
import { makeBundles, type Bundle, type BundleOptions } from './bundles.js';
import { buildScreen } from './screen-build.js';

const PROGRAMS: Readonly<Record<ServiceName, readonly ServiceProgram[]>> = {
  auth: ['admin', 'migrate', 'seed'],
  'boards-api': ['migrate'],
  'webhook-dispatcher': ['migrate', 'prepare-broker'],
  notifications: ['migrate'],
  'mcp-gateway': [],
};

function bundleOf(service: ServiceName, program: 'main' | ServiceProgram): Bundle {
  return {
    entry: join('apps', service, 'src', `${program}.ts`),
    output: join('apps', service, programFile(program)),
    packages: program === 'main' ? 'inside' : 'outside',
  };
}

/** The services themselves. */
export function serviceBundles(services: readonly ServiceName[] = SERVICE_NAMES): Bundle[] {
  return services.map((service) => bundleOf(service, 'main'));
}

/** Their programs of these names. */
export function programBundles(...programs: readonly ServiceProgram[]): Bundle[] {
  return SERVICE_NAMES.flatMap((service) =>
    PROGRAMS[service]
      .filter((program) => programs.includes(program))
      .map((program) => bundleOf(service, program)),
  );
}

/** The local MCP process, which an AI client starts. */
export const LOCAL_MCP_BUNDLE: Bundle = {
  entry: join('apps', 'mcp-local', 'src', 'main.ts'),
  output: join('apps', 'mcp-local', 'dist', 'bin', 'kiban-mcp.mjs'),
  packages: 'inside',
};

/** `kiban`: the whole published package is this file. */
export const CLI_BUNDLE: Bundle = {
  entry: join('apps', 'cli', 'src', 'main.ts'),
  output: join('apps', 'cli', 'dist', 'bin', 'kiban.mjs'),
  packages: 'inside',
};

/** Every program of the product. */
export const PRODUCT_BUNDLES: readonly Bundle[] = [
  ...serviceBundles(),
  ...programBundles('admin', 'migrate', 'prepare-broker', 'seed'),
  LOCAL_MCP_BUNDLE,
  CLI_BUNDLE,
];

/** Makes what is missing or older than a source: the programs and the screen. */
export async function bundleProduct(repositoryRoot: string, options: BundleOptions = {}): Promise<void> {
  await Promise.all([
    makeBundles(repositoryRoot, PRODUCT_BUNDLES, options),
    buildScreen(repositoryRoot, options.signal),
  ]);
}
