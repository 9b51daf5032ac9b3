import { BASE_IMAGES, localImage, SERVICE_IMAGES } from './image-names.js';
import type { ImageStore } from './image-store.js';

const MEBIBYTE = 1024 * 1024;

/** A line an image: its size with and without its base, in MiB. */
export async function describeSizes(store: ImageStore): Promise<string[]> {
  const lines: string[] = [];
  for (const name of [...SERVICE_IMAGES, 'web'] as const) {
    const image = localImage(name);
    if (!(await store.has(image))) continue;
    const size = await store.size(image);
    const base = await store.size(name === 'web' ? BASE_IMAGES.nginx : BASE_IMAGES.distroless);
    lines.push(
      `${image.padEnd(42)} ${mebibytes(size)} MiB, of which the base ${mebibytes(base)} and Kiban's own ${mebibytes(size - base)}`,
    );
  }
  return lines;
}

function mebibytes(bytes: number): string {
  return (bytes / MEBIBYTE).toFixed(0).padStart(4);
}
