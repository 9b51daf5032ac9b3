# The screen's static files, and the routes of the one public origin for deployments whose edge is this container.
# docker build -f docker/web.Dockerfile .
# Bases are arguments, so that a release can pin them by digest and a machine without a registry can put its own in their place.
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim
ARG NGINX_IMAGE=docker.io/nginxinc/nginx-unprivileged:1.29-bookworm

# Only the manifests: the packages are installed again when a dependency changes, not when a guide does.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /all
COPY . .
RUN mkdir /manifests && find . -name package.json -not -path '*/node_modules/*' -exec cp --parents '{}' /manifests ';' \
 && cp package-lock.json /manifests/

# The pages under /docs, rendered from their Markdown.
FROM ${NODE_IMAGE} AS guides
WORKDIR /src
COPY --from=manifests /manifests ./
RUN --mount=type=cache,target=/root/.npm,id=kiban-npm \
    npm ci --ignore-scripts --no-audit --no-fund -w tools/guides
COPY . .
RUN npx tsc -b tools/guides && node tools/guides/bin/guides.mjs /rendered

# The screen: its views, built.
FROM ${NODE_IMAGE} AS screen
WORKDIR /src
COPY --from=manifests /manifests ./
RUN --mount=type=cache,target=/root/.npm,id=kiban-npm \
    npm ci --ignore-scripts --no-audit --no-fund -w apps/web -w libs/client
COPY . .
RUN npm exec -w apps/web -- vite build

# What integrators install, packed from its sources, and the product in one package, which contains every service.
FROM ${NODE_IMAGE} AS packages
WORKDIR /src
COPY --from=manifests /manifests ./
RUN --mount=type=cache,target=/root/.npm,id=kiban-npm \
    npm ci --ignore-scripts --no-audit --no-fund --omit=dev
COPY . .
RUN node tools/dev/bin/packages.mjs /packed

FROM ${NGINX_IMAGE}
USER 0
COPY docker/edge/nginx.conf /etc/nginx/nginx.conf
COPY docker/edge/mime.types docker/edge/proxy.conf docker/edge/routes.conf docker/edge/headers.conf docker/edge/errors.conf /etc/kiban/
COPY docker/edge/start.sh /etc/kiban/start.sh
# Empty here: the container serves the screen only. A deployment that has no other edge puts a file in (compose.yaml).
COPY docker/edge/none.conf /etc/kiban/edge/none.conf
COPY apps/web/public /srv/kiban/public
COPY --from=screen /src/apps/web/dist /srv/kiban/public
COPY --from=guides /rendered /srv/kiban/public
COPY --from=packages /packed /srv/kiban/public/packages
RUN chmod -R a+rX,go-w /etc/kiban /srv/kiban
EXPOSE 8080 9090
USER 10001:10001
STOPSIGNAL SIGQUIT
ENTRYPOINT ["/etc/kiban/start.sh"]
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
