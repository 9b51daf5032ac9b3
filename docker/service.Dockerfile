# One service of Kiban: docker build -f docker/service.Dockerfile --build-arg APP=boards-api .
# APP is boards-api, auth, webhook-dispatcher, notifications or mcp-gateway. Base images are arguments, so that a release can pin them by
# digest (docker-bake.hcl) and a machine without a registry can put its own in their place (tools/images).
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim
ARG RUNTIME_IMAGE=gcr.io/distroless/nodejs24-debian13:nonroot

# Only the manifests: what follows is done again when a dependency changes, not at every change of a source.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /all
COPY . .
RUN mkdir /manifests && find . -name package.json -not -path '*/node_modules/*' -exec cp --parents '{}' /manifests ';' \
 && cp package-lock.json /manifests/

# The compiler and every service's packages: the five builds share this layer.
FROM ${NODE_IMAGE} AS compiler
WORKDIR /src
COPY --from=manifests /manifests ./
RUN --mount=type=cache,target=/root/.npm,id=kiban-npm \
    npm ci --ignore-scripts --no-audit --no-fund --include-workspace-root \
      -w apps/boards-api -w apps/auth -w apps/webhook-dispatcher -w apps/notifications -w apps/mcp-gateway

# The service and the libraries that it reaches.
FROM compiler AS build
ARG APP
COPY . .
RUN test -n "${APP}" || { echo 'Name the service: --build-arg APP=boards-api'; exit 1; } \
 && npx tsc -b "apps/${APP}"

# What this one service needs at run time, for the platform of the image, and nothing else.
FROM ${NODE_IMAGE} AS service
ARG APP
WORKDIR /run
COPY --from=manifests /manifests ./
RUN --mount=type=cache,target=/root/.npm,id=kiban-npm \
    npm ci --ignore-scripts --no-audit --no-fund --omit=dev -w "apps/${APP}"
COPY docker/assemble-service.mjs /assemble/
COPY --from=build /src/apps /src/apps
COPY --from=build /src/libs /src/libs
RUN node /assemble/assemble-service.mjs "${APP}" /run /src /srv/kiban

# The service in one file beside what was put together: a process loads that alone, and from the packages only what
# cannot be in it (docs/decisions/0010-one-file-a-service.md).
FROM compiler AS bundled
COPY tools/dev/bin/bundle.mjs tools/dev/bin/bundle-record.mjs tools/dev/bin/swc-options.mjs tools/dev/bin/
COPY --from=service /srv/kiban /srv/kiban
WORKDIR /srv/kiban
RUN node /src/tools/dev/bin/bundle.mjs --source-maps app/dist/src/main.js=app/dist/service.mjs \
 && rm app/dist/service.mjs.inputs.json

FROM ${RUNTIME_IMAGE}
# Files belong to root and are not writable: the process runs as another user and writes to /tmp only.
COPY --from=bundled /srv/kiban /srv/kiban
WORKDIR /srv/kiban
ENV NODE_ENV=production \
    NODE_OPTIONS=--max-semi-space-size=32 \
    HOST=0.0.0.0 \
    PORT=3000 \
    MANAGEMENT_PORT=9090
EXPOSE 3000 9090
USER 10001:10001
ENTRYPOINT ["/nodejs/bin/node"]
CMD ["app/dist/service.mjs"]
