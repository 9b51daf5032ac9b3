import { readFile } from 'node:fs/promises';
import { localImage, type ServiceImage } from './image-names.js';
import type { ImageStore } from './image-store.js';
import { imageProgram, type Launch } from './rehearsal/launch.js';

/** As the manifests run a container: no root, nothing to write but /tmp, no capability, no way to more rights. */
export const HARDENED = [
  'run',
  '--rm',
  '--no-healthcheck',
  '--read-only',
  '--cap-drop=ALL',
  '--security-opt=no-new-privileges',
  '--tmpfs=/tmp:mode=1777,size=64m',
];

/** Runs a service's programs from its image. */
export function fromImages(store: ImageStore): Launch {
  return (service, script, env) => {
    const { PATH, HOME, ...settings } = env;
    return {
      program: 'podman',
      args: [
        ...HARDENED,
        // PostgreSQL and NATS listen on this machine's own address only.
        '--network=host',
        ...Object.keys(settings).flatMap((name) => ['--env', name]),
        localImage(service as ServiceImage),
        `app/${imageProgram(script)}`,
      ],
      env: { PATH, HOME, ...settings, ...store.env },
    };
  };
}

/**
 * Looks at a running container from this machine, for an image in which nothing can be run.
 * @throws with what is not as it must be
 */
export async function probeRunning(store: ImageStore, container: string): Promise<void> {
  const [pid = '', readOnly] = (
    await store.podman([
      'inspect',
      '--format',
      '{{ .State.Pid }} {{ .HostConfig.ReadonlyRootfs }}',
      container,
    ])
  ).split(' ');
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const faults = [
    /^Uid:\t0\t/m.test(status) && 'it runs as root',
    !/^CapEff:\t0+$/m.test(status) && 'it has capabilities',
    !/^NoNewPrivs:\t1$/m.test(status) && 'it may gain privileges',
    readOnly !== 'true' && 'it can write its own files',
  ].filter((fault) => fault !== false);
  if (faults.length > 0) throw new Error(`${container}: ${faults.join('; ')}`);
}

const PROBE = `
const fs = require('node:fs');
const status = fs.readFileSync('/proc/self/status', 'utf8');
const written = (file) => { try { fs.writeFileSync(file, ''); return true; } catch { return false; } };
console.log(JSON.stringify({
  node: process.version, uid: process.getuid(), capabilities: /CapEff:\\t(\\w+)/.exec(status)[1],
  noNewPrivileges: /NoNewPrivs:\\t(\\d)/.exec(status)[1] === '1',
  writesItsRoot: written('/srv/kiban/x'), writesTmp: written('/tmp/x'), shell: fs.existsSync('/bin/sh'),
}));`;

interface Probed {
  node: string;
  uid: number;
  capabilities: string;
  noNewPrivileges: boolean;
  writesItsRoot: boolean;
  writesTmp: boolean;
  shell: boolean;
}

/** Looks at a service's container from within. @throws with what is not as it must be */
export async function probeHardening(store: ImageStore, name: ServiceImage): Promise<Probed> {
  const probed = JSON.parse(await store.podman([...HARDENED, localImage(name), '-e', PROBE])) as Probed;
  const faults = [
    probed.uid === 0 && 'it runs as root',
    !/^0+$/.test(probed.capabilities) && `it has capabilities ${probed.capabilities}`,
    !probed.noNewPrivileges && 'it may gain privileges',
    probed.writesItsRoot && 'it can write its own files',
    !probed.writesTmp && 'it cannot write /tmp',
    probed.shell && 'there is a shell in it',
  ].filter((fault) => fault !== false);
  if (faults.length > 0) throw new Error(`${name}: ${faults.join('; ')}`);
  return probed;
}
