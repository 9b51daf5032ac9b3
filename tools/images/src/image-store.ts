import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandFailedError, run } from './command.js';

/**
 * Images and containers in a folder of their own, so that nothing of the machine's own storage is
 * touched and everything is gone with the folder.
 */
export class ImageStore {
  private constructor(
    readonly folder: string,
    /** Tells buildah and podman where. */
    readonly env: NodeJS.ProcessEnv,
  ) {}

  static async open(folder: string): Promise<ImageStore> {
    await mkdir(folder, { recursive: true });
    const storage = join(folder, 'storage.conf');
    await writeFile(
      storage,
      [
        '[storage]',
        'driver = "overlay"',
        `graphroot = ${JSON.stringify(join(folder, 'graph'))}`,
        `runroot = ${JSON.stringify(join(folder, 'run'))}`,
        '',
      ].join('\n'),
    );
    const containers = join(folder, 'containers.conf');
    await writeFile(
      containers,
      [
        '[containers]',
        'default_ulimits = ["nofile=20000:20000", "nproc=4096:4096"]',
        '[engine]',
        'cgroup_manager = "cgroupfs"',
        'runtime = "runc"',
        'events_logger = "file"',
        '',
      ].join('\n'),
    );
    return new ImageStore(folder, { CONTAINERS_STORAGE_CONF: storage, CONTAINERS_CONF: containers });
  }

  buildah(args: readonly string[], options: { show?: boolean; cwd?: string } = {}): Promise<string> {
    return run('buildah', args, { ...options, env: this.env });
  }

  podman(args: readonly string[]): Promise<string> {
    return run('podman', args, { env: this.env });
  }

  async has(image: string): Promise<boolean> {
    try {
      await this.buildah(['inspect', '--type', 'image', image]);
      return true;
    } catch (error) {
      if (error instanceof CommandFailedError) return false;
      throw error;
    }
  }

  /** What an image was labelled with; empty where it has no such label. */
  async label(image: string, name: string): Promise<string> {
    const format = `{{ index .OCIv1.Config.Labels ${JSON.stringify(name)} }}`;
    return this.buildah(['inspect', '--type', 'image', '--format', format, image]);
  }

  /** The address at which a container on the default network reaches this machine. */
  hostAddress(): Promise<string> {
    return this.podman(['network', 'inspect', 'podman', '--format', '{{ (index .Subnets 0).Gateway }}']);
  }

  /** Size of an image in bytes, its base included. */
  async size(image: string): Promise<number> {
    const [row] = JSON.parse(await this.podman(['image', 'inspect', image])) as { Size: number }[];
    return row?.Size ?? 0;
  }
}
