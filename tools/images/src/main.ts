import { buildImages } from './build-images.js';
import { readBuildSettings } from './config/build-settings.js';
import { describeSizes } from './image-sizes.js';
import { SERVICE_IMAGES, type ServiceImage } from './image-names.js';
import { ImageStore } from './image-store.js';
import { smokeImages } from './smoke.js';
import { makeStandIns } from './stand-ins/stand-ins.js';

const USAGE = `node tools/images/dist/src/main.js <command>

  stand-ins        make the base images from Debian's and npm's packages (needs buildah, debootstrap, root)
  build [name …]   build ${[...SERVICE_IMAGES, 'web'].join(', ')} with buildah from the committed Dockerfiles
  sizes            print the size of each image
  smoke            look at each container from within, then run all four together (needs KIBAN_TEST_DATABASE_URL, as
                   node tools/dev/bin/backing.mjs prints it)

Images and containers are kept in .data/images (KIBAN_IMAGES_DIR).
`;

async function main([command, ...names]: readonly string[]): Promise<void> {
  const settings = readBuildSettings();
  const store = await ImageStore.open(settings.folder);
  switch (command) {
    case 'stand-ins':
      await makeStandIns(store, settings);
      return;
    case 'build':
      await buildImages(store, settings, names.length > 0 ? names.map(imageName) : undefined);
      break;
    case 'smoke':
      await smokeImages(store, settings);
      return;
    case 'sizes':
      break;
    default:
      process.stderr.write(USAGE);
      process.exitCode = 2;
      return;
  }
  for (const line of await describeSizes(store)) process.stdout.write(`${line}\n`);
}

function imageName(name: string): ServiceImage | 'web' {
  const known = [...SERVICE_IMAGES, 'web'] as const;
  const found = known.find((candidate) => candidate === name);
  if (found === undefined) throw new Error(`${name} is no image: name ${known.join(', ')}.`);
  return found;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
