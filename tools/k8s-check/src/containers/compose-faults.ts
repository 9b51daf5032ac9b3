import { parse } from 'yaml';
import type { Finding } from '../finding.js';

/** Members that the Compose Specification gives a service, of those that a house may want; another one is a slip. */
const SERVICE_MEMBERS = new Set([
  ...['image', 'build', 'command', 'entrypoint', 'environment', 'env_file', 'depends_on', 'healthcheck'],
  ...['networks', 'ports', 'expose', 'volumes', 'tmpfs', 'read_only', 'cap_add', 'cap_drop', 'security_opt'],
  ...['restart', 'init', 'stop_grace_period', 'stop_signal', 'shm_size', 'user', 'profiles', 'labels'],
  ...['ulimits', 'mem_limit', 'configs', 'secrets', 'logging', 'extra_hosts', 'hostname', 'scale', 'deploy'],
]);
const TOP_MEMBERS = new Set(['name', 'services', 'networks', 'volumes', 'configs', 'secrets', 'include']);
const HEALTHCHECK_MEMBERS = new Set([
  ...['test', 'interval', 'timeout', 'retries', 'start_period', 'start_interval', 'disable'],
]);
const CONDITIONS = new Set(['service_started', 'service_healthy', 'service_completed_successfully']);

interface ComposeService {
  image?: string;
  build?: { context?: string; dockerfile?: string };
  environment?: Record<string, unknown>;
  depends_on?: Record<string, { condition?: string }> | string[];
  healthcheck?: Record<string, unknown>;
  networks?: string[] | Record<string, unknown>;
  volumes?: (string | { type?: string; source?: string })[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  ports?: string[];
}

export interface ComposeSurroundings {
  /** Whether a path, seen from the file's folder, is there. */
  exists(path: string): boolean;
  /** Names that make-secrets.mjs writes, or that need a default or a question where they are used. */
  secrets: ReadonlySet<string>;
  /** What the file that this one is laid over has: its services are amended, not made. */
  amends?: { services: ReadonlySet<string>; networks: ReadonlySet<string> };
  /** Whether services must be hardened, as those of a deployment are. */
  isDeployment: boolean;
}

/** Faults in a Compose file: unknown properties, unresolved names, undefined variables. */
export function composeFaults(where: string, text: string, surroundings: ComposeSurroundings): Finding[] {
  const findings: Finding[] = [];
  const report = (service: string, message: string): void =>
    void findings.push({ where: `${where} ${service}`.trim(), rule: 'compose', message });
  const file = parse(text, { merge: true }) as Record<string, unknown> & {
    services?: Record<string, ComposeService>;
    networks?: Record<string, unknown>;
    volumes?: Record<string, unknown>;
  };
  for (const member of Object.keys(file))
    if (!TOP_MEMBERS.has(member) && !member.startsWith('x-')) report('', `${member} is no member of Compose`);
  const services = file.services ?? {};
  for (const [name, service] of Object.entries(services)) {
    for (const member of Object.keys(service))
      if (!SERVICE_MEMBERS.has(member)) report(name, `${member} is no member of a service`);
    for (const member of Object.keys(service.healthcheck ?? {}))
      if (!HEALTHCHECK_MEMBERS.has(member)) report(name, `${member} is no member of a healthcheck`);
    for (const [other, condition] of dependenciesOf(service)) {
      if (!(other in services) && !surroundings.amends?.services.has(other))
        report(name, `it waits for ${other}, which is not there`);
      if (!CONDITIONS.has(condition)) report(name, `${condition} is no condition to wait for`);
      if (condition === 'service_healthy' && !services[other]?.healthcheck)
        report(name, `${other} has no healthcheck, so it never becomes healthy`);
    }
    for (const network of namesOf(service.networks))
      if (!(network in (file.networks ?? {})) && !surroundings.amends?.networks.has(network))
        report(name, `there is no network ${network}`);
    for (const volume of service.volumes ?? []) {
      const source = typeof volume === 'string' ? (volume.split(':')[0] ?? '') : (volume.source ?? '');
      if (source.startsWith('.') && !surroundings.exists(source)) report(name, `there is no file ${source}`);
      if (!/^[./]/.test(source) && !(source in (file.volumes ?? {})))
        report(name, `there is no volume ${source}`);
    }
    if (surroundings.amends?.services.has(name)) continue;
    const { build, image } = service;
    if (!image) report(name, 'it names no image');
    else if (!build && !/:[\w.$][^/]*$/.test(image)) report(name, `${image} has no fixed version`);
    if (build?.dockerfile && !surroundings.exists(`${build.context ?? '.'}/${build.dockerfile}`))
      report(name, `there is no file ${build.dockerfile}`);
    if (surroundings.isDeployment) for (const fault of hardeningFaults(service)) report(name, fault);
  }
  // Variables with a default or a question (:- or :?) speak for themselves.
  for (const [, variable = ''] of text.matchAll(/\$\{(\w+)\}/g))
    if (!surroundings.secrets.has(variable))
      report('', `${variable} is not set: add it to make-secrets.mjs or define a default`);
  return findings;
}

function dependenciesOf({ depends_on }: ComposeService): [string, string][] {
  if (Array.isArray(depends_on)) return depends_on.map((name) => [name, 'service_started']);
  return Object.entries(depends_on ?? {}).map(([name, { condition = '' }]) => [name, condition]);
}

function namesOf(list: string[] | Record<string, unknown> | undefined): string[] {
  return Array.isArray(list) ? list : Object.keys(list ?? {});
}

function hardeningFaults(service: ComposeService): string[] {
  return [
    service.read_only !== true && 'its root can be written: read_only: true',
    !service.cap_drop?.includes('ALL') && 'it keeps capabilities: cap_drop: [ALL]',
    !service.security_opt?.includes('no-new-privileges:true') &&
      'it may gain privileges: no-new-privileges:true',
  ].filter((fault) => fault !== false);
}
