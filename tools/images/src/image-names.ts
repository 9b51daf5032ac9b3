/** The services that have an image of their own, each built from docker/service.Dockerfile. */
export const SERVICE_IMAGES = [
  'boards-api',
  'auth',
  'webhook-dispatcher',
  'notifications',
  'mcp-gateway',
] as const;

export type ServiceImage = (typeof SERVICE_IMAGES)[number];

/** The name under which a build here keeps an image. */
export function localImage(name: ServiceImage | 'web'): string {
  return `localhost/kiban/${name}:dev`;
}

/** The bases that the Dockerfiles name; where no registry can be reached, stand-ins take these names. */
export const BASE_IMAGES = {
  node: 'docker.io/library/node:24-bookworm-slim',
  distroless: 'gcr.io/distroless/nodejs24-debian13:nonroot',
  nginx: 'docker.io/nginxinc/nginx-unprivileged:1.29-bookworm',
} as const;
