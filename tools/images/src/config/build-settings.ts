import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

export interface BuildSettings {
  repositoryRoot: string;
  /** Images, containers and what the stand-ins are made of; ignored by git. */
  folder: string;
  debianMirror: string;
  /** The certificates that this machine trusts, for networks that read TLS; undefined where there are none. */
  certificates: string | undefined;
}

export function readBuildSettings(env: NodeJS.ProcessEnv = process.env): BuildSettings {
  const repositoryRoot = fileURLToPath(new URL('../../../../../', import.meta.url));
  const certificates = env['NODE_EXTRA_CA_CERTS'] ?? '/etc/ssl/certs/ca-certificates.crt';
  return {
    repositoryRoot,
    folder: env['KIBAN_IMAGES_DIR'] || join(repositoryRoot, '.data', 'images'),
    debianMirror: env['DEBIAN_MIRROR'] || 'http://deb.debian.org/debian',
    certificates: existsSync(certificates) ? certificates : undefined,
  };
}
