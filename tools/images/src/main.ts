import { runProgram } from '@kiban/one-machine/programs/run-program';
import { buildImages } from './build-images.js';
import { readBuildSettings } from './config/build-settings.js';
import { describeSizes } from './image-sizes.js';
import { SERVICE_IMAGES, type ServiceImage } from './image-names.js';
import { ImageStore } from './image-store.js';
import { smokeImages } from './smoke.js';
import { checkPrograms } from './needed-programs.js';
import { makeStandIns } from './stand-ins/stand-ins.js';

const USAGE = `npm run images [-- <command>]

  (no command)     stand-ins, build and smoke, one after the other
  stand-ins        make the base images from Debian's and npm's packages
  build [name …]   build ${[...SERVICE_IMAGES, 'web'].join(', ')} with buildah from the committed Dockerfiles
  sizes            print the size of each image
  smoke            look at each container from within, then run all five together on a PostgreSQL and a NATS of its own

Needs root, and buildah, podman, runc and debootstrap. Images are kept in .data/images (KIBAN_IMAGES_DIR).
`;

const COMMANDS = new Set(['stand-ins', 'build', 'sizes', 'smoke']);
const NEEDED = ['buildah', 'podman', 'runc', 'debootstrap'];

async function main([command, ...names]: readonly string[]): Promise<number> {
  if (command !== undefined && !COMMANDS.has(command)) {
    process.stderr.write(USAGE);
    return 2;
  }
  await checkPrograms(NEEDED);
  const settings = readBuildSettings();
  const store = await ImageStore.open(settings.folder);
  if (command === undefined || command === 'stand-ins') await makeStandIns(store, settings);
  if (command === undefined || command === 'build')
    await buildImages(store, settings, names.length > 0 ? names.map(imageName) : undefined);
  if (command !== 'stand-ins' && command !== 'smoke')
    for (const line of await describeSizes(store)) process.stdout.write(`${line}\n`);
  if (command === undefined || command === 'smoke') await smokeImages(store, settings);
  return 0;
}

function imageName(name: string): ServiceImage | 'web' {
  const known = [...SERVICE_IMAGES, 'web'] as const;
  const found = known.find((candidate) => candidate === name);
  if (found === undefined) throw new Error(`${name} is no image: name ${known.join(', ')}.`);
  return found;
}

await runProgram(() => main(process.argv.slice(2)));
