import type { BuildSettings } from './config/build-settings.js';
import { localImage, SERVICE_IMAGES, type ServiceImage } from './image-names.js';
import type { ImageStore } from './image-store.js';

const BUILD = [
  'bud',
  '--isolation=chroot',
  '--network=host',
  '--pull=never',
  '--layers',
  // Docker's own format, so that what only it knows (HEALTHCHECK, SHELL) is not dropped with a warning.
  '--format=docker',
];

/** Builds images from the committed Dockerfiles, one after the other. @returns the names that they are kept under */
export async function buildImages(
  store: ImageStore,
  settings: BuildSettings,
  names: readonly (ServiceImage | 'web')[] = [...SERVICE_IMAGES, 'web'],
): Promise<string[]> {
  const images: string[] = [];
  for (const name of names) {
    const image = localImage(name);
    const file = name === 'web' ? 'docker/web.Dockerfile' : 'docker/service.Dockerfile';
    const args = name === 'web' ? [] : ['--build-arg', `APP=${name}`];
    process.stderr.write(`── ${image} from ${file}\n`);
    await store.buildah(
      [...BUILD, '--ignorefile', `${file}.dockerignore`, ...args, '-f', file, '-t', image, '.'],
      {
        cwd: settings.repositoryRoot,
        show: true,
      },
    );
    images.push(image);
  }
  return images;
}
