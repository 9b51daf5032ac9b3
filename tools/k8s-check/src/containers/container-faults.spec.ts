import { describe, expect, it } from '@jest/globals';
import { bakeFaults } from './bake-faults.js';
import { composeFaults, type ComposeSurroundings } from './compose-faults.js';
import { containerFaults } from './container-faults.js';
import { dockerfileFaults } from './dockerfile-faults.js';

const SOUND_DOCKERFILE = `# A service.
ARG RUNTIME_IMAGE=gcr.io/distroless/nodejs24-debian13:nonroot
FROM \${RUNTIME_IMAGE} AS build
WORKDIR /src
RUN one \\
 && two
FROM \${RUNTIME_IMAGE}
COPY --from=build /src /srv
USER 10001:10001
ENTRYPOINT ["/nodejs/bin/node"]
`;

const SOUND_COMPOSE = `
services:
  api:
    image: kiban/api:\${VERSION:-dev}
    read_only: true
    cap_drop: [ALL]
    security_opt: ['no-new-privileges:true']
    environment: { PASSWORD: '\${DB_PASSWORD}' }
    volumes: ['./there.conf:/etc/there.conf']
    networks: [inside]
    healthcheck: { test: ['CMD', 'true'], interval: 5s }
  web:
    image: docker.io/library/nginx:1.29
    read_only: true
    cap_drop: [ALL]
    security_opt: ['no-new-privileges:true']
    depends_on:
      api: { condition: service_healthy }
networks:
  inside: { internal: true }
`;
const surroundings: ComposeSurroundings = {
  exists: (path) => path === './there.conf',
  secrets: new Set(['DB_PASSWORD']),
  isDeployment: true,
};

const SOUND_BAKE = `variable "RUNTIME_IMAGE" { default = "gcr.io/distroless/nodejs24-debian13:nonroot" }
target "service" {
  platforms  = ["linux/amd64", "linux/arm64"]
  attest     = ["type=provenance,mode=max", "type=sbom"]
  matrix     = { app = ["boards-api", "auth"] }
  dockerfile = "docker/service.Dockerfile"
  args       = { RUNTIME_IMAGE = RUNTIME_IMAGE }
}
`;
const images = {
  dockerfiles: new Map([['docker/service.Dockerfile', SOUND_DOCKERFILE]]),
  services: ['auth', 'boards-api'],
};

function plant(text: string, from: string, to: string): string {
  expect(text).toContain(from);
  return text.replace(from, to);
}

describe('what builds and runs the images', () => {
  it('is sound in this repository', async () => {
    const { findings, files } = await containerFaults(process.cwd());
    expect(findings).toEqual([]);
    expect(files).toBeGreaterThanOrEqual(5);
  });

  it('is judged sound where it is', () => {
    expect(dockerfileFaults('x', SOUND_DOCKERFILE)).toEqual([]);
    expect(composeFaults('x', SOUND_COMPOSE, surroundings)).toEqual([]);
    expect(bakeFaults('x', SOUND_BAKE, images)).toEqual([]);
  });

  it.each([
    ['a fetched parser', '# A service.', '# syntax=docker/dockerfile:1', /syntax/],
    ['a base of no fixed version', 'debian13:nonroot', 'debian13:latest', /fixed version/],
    ['a base of no registry', 'gcr.io/distroless/nodejs24-debian13:nonroot', 'node:24', /registry/],
    ['a base that cannot be pinned', 'FROM ${RUNTIME_IMAGE}\n', 'FROM gcr.io/x/y:1\n', /argument/],
    ['an unknown instruction', 'WORKDIR /src', 'WORKDRI /src', /WORKDRI is no instruction/],
    ['a relative folder', 'WORKDIR /src', 'WORKDIR src', /from the root/],
    ['what only BuildKit knows', 'COPY --from=build', 'COPY --link --from=build', /buildah/],
    ['a stage that is not there', '--from=build', '--from=compiler', /no stage compiler/],
    ['a user by name', 'USER 10001:10001', 'USER nonroot', /number/],
    ['root', 'USER 10001:10001', 'USER 0', /other than 0/],
    ['no user', 'USER 10001:10001\n', '', /base’s user/],
    ['a start through a shell', '["/nodejs/bin/node"]', 'node main.js', /JSON list/],
    ['a secret', 'WORKDIR /src', 'ENV API_TOKEN=abc', /secret/],
  ])('is not when a Dockerfile has %s', (_, from, to, message) => {
    const findings = dockerfileFaults('x', plant(SOUND_DOCKERFILE, from, to));
    expect(findings.map((finding) => finding.message)).toContainEqual(expect.stringMatching(message));
  });

  it.each([
    ['a misspelt member', 'read_only: true', 'readonly: true', /readonly is no member/],
    ['a misspelt healthcheck', 'interval:', 'intervall:', /intervall is no member/],
    ['a wait for nothing', 'api: { condition', 'app: { condition', /waits for app/],
    ['a wait for what never happens', 'service_healthy', 'healthy', /no condition/],
    ['an unknown network', 'networks: [inside]', 'networks: [outside]', /no network outside/],
    ['a missing file', './there.conf:', './gone.conf:', /no file .\/gone.conf/],
    ['an image of any version', 'nginx:1.29', 'nginx', /fixed version/],
    ['an undefined variable', '${DB_PASSWORD}', '${DB_PASWORD}', /DB_PASWORD is not set/],
    ['a container that keeps capabilities', 'cap_drop: [ALL]', 'cap_drop: [CHOWN]', /capabilities/],
    ['a container that may gain privileges', 'no-new-privileges:true', 'label:x', /gain privileges/],
  ])('is not when Compose has %s', (_, from, to, message) => {
    const findings = composeFaults('x', plant(SOUND_COMPOSE, from, to), surroundings);
    expect(findings.map((finding) => finding.message)).toContainEqual(expect.stringMatching(message));
  });

  it.each([
    ['another base than the Dockerfile', 'debian13:nonroot', 'debian12:nonroot', /debian12/],
    ['a base that is not handed on', 'args       = { RUNTIME_IMAGE = RUNTIME_IMAGE }', '', /not handed/],
    ['a service left out', '["boards-api", "auth"]', '["boards-api"]', /services are/],
    ['one platform', ', "linux/arm64"', '', /arm64/],
    ['no bill of materials', ', "type=sbom"', '', /sbom/],
    ['a file that is not there', 'service.Dockerfile', 'services.Dockerfile', /no file/],
    ['an open bracket', 'target "service" {', 'target "service" ', /bracket/],
  ])('is not when the release has %s', (_, from, to, message) => {
    const findings = bakeFaults('x', plant(SOUND_BAKE, from, to), images);
    expect(findings.map((finding) => finding.message)).toContainEqual(expect.stringMatching(message));
  });
});
