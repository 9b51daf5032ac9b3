import type { Finding } from '../finding.js';
import { instructionsOf } from './dockerfile-faults.js';

export interface BakeSurroundings {
  /** The Dockerfiles by their path from the root. */
  dockerfiles: ReadonlyMap<string, string>;
  /** Services that have an image. */
  services: readonly string[];
}

/**
 * Whether the release's images are those that the Dockerfiles build: the same bases, every service, both platforms,
 * with an SBOM and provenance. Read by shape, since nothing here evaluates HCL.
 */
export function bakeFaults(
  where: string,
  text: string,
  { dockerfiles, services }: BakeSurroundings,
): Finding[] {
  const findings: Finding[] = [];
  const report = (message: string): void => void findings.push({ where, rule: 'bake', message });
  if (balanceOf(text) !== 0) report('a bracket is not closed');
  const variables = new Map(
    [...text.matchAll(/variable\s+"(\w+)"\s*\{\s*default\s*=\s*"([^"]*)"\s*\}/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
  const named = [...text.matchAll(/dockerfile\s*=\s*"([^"]+)"/g)].map(([, path = '']) => path);
  for (const path of named) {
    const dockerfile = dockerfiles.get(path);
    if (dockerfile === undefined) {
      report(`there is no file ${path}`);
      continue;
    }
    for (const { name, rest } of instructionsOf(dockerfile)) {
      const [, argument = '', value = ''] = /^(\w+_IMAGE)=(.*)$/.exec(name === 'ARG' ? rest : '') ?? [];
      if (argument !== '' && variables.get(argument) !== value)
        report(`${argument} is “${variables.get(argument) ?? ''}” here and “${value}” in ${path}`);
      if (argument !== '' && !new RegExp(`\\b${argument}\\s*=\\s*${argument}\\b`).test(text))
        report(`${argument} is not handed to ${path}`);
    }
  }
  for (const path of dockerfiles.keys()) if (!named.includes(path)) report(`${path} is not built`);
  const matrix = /matrix\s*=\s*\{\s*app\s*=\s*(\[[^\]]*\])/.exec(text)?.[1] ?? '[]';
  const built = (JSON.parse(matrix) as string[]).sort();
  if (built.join() !== [...services].sort().join())
    report(`it builds ${built.join(', ')} and the services are ${[...services].sort().join(', ')}`);
  for (const wanted of ['linux/amd64', 'linux/arm64', 'type=sbom', 'type=provenance,mode=max'])
    if (!text.includes(`"${wanted}"`)) report(`${wanted} is missing`);
  for (const [, used = ''] of text.matchAll(/\$\{([A-Z_]+)\}/g))
    if (!variables.has(used)) report(`there is no variable ${used}`);
  return findings;
}

function balanceOf(text: string): number {
  const outside = text.replaceAll(/"[^"]*"|\/\/.*$/gm, '');
  return (outside.match(/[{[]/g)?.length ?? 0) - (outside.match(/[}\]]/g)?.length ?? 0);
}
