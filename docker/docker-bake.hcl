// All images of a release, for both platforms, with an SBOM and provenance:
//
//   REGISTRY=ghcr.io/kiban VERSION=0.1.0 REVISION=$(git rev-parse HEAD) docker buildx bake -f docker/docker-bake.hcl --push --metadata-file digests.json
//
// digests.json then says what belongs into k8s/overlays/production.

variable "REGISTRY" { default = "kiban" }
variable "VERSION" { default = "dev" }
variable "REVISION" { default = "unknown" }

// Pin these by digest for a release: docker buildx imagetools inspect <image> prints it.
variable "NODE_IMAGE" { default = "docker.io/library/node:24-bookworm-slim" }
variable "RUNTIME_IMAGE" { default = "gcr.io/distroless/nodejs24-debian13:nonroot" }
variable "NGINX_IMAGE" { default = "docker.io/nginxinc/nginx-unprivileged:1.29-bookworm" }

group "default" {
  targets = ["service", "web"]
}

target "release" {
  context    = "."
  platforms  = ["linux/amd64", "linux/arm64"]
  attest     = ["type=provenance,mode=max", "type=sbom"]
  pull       = true
  annotations = [
    "index,manifest:org.opencontainers.image.version=${VERSION}",
    "index,manifest:org.opencontainers.image.revision=${REVISION}",
    "index,manifest:org.opencontainers.image.licenses=Apache-2.0",
  ]
}

target "service" {
  inherits   = ["release"]
  name       = app
  matrix     = { app = ["boards-api", "auth", "webhook-dispatcher", "notifications", "mcp-gateway"] }
  dockerfile = "docker/service.Dockerfile"
  args       = { APP = app, NODE_IMAGE = NODE_IMAGE, RUNTIME_IMAGE = RUNTIME_IMAGE }
  tags       = ["${REGISTRY}/${app}:${VERSION}"]
  labels = {
    "org.opencontainers.image.title"    = "Kiban ${app}"
    "org.opencontainers.image.version"  = VERSION
    "org.opencontainers.image.revision" = REVISION
  }
}

target "web" {
  inherits   = ["release"]
  dockerfile = "docker/web.Dockerfile"
  args       = { NODE_IMAGE = NODE_IMAGE, NGINX_IMAGE = NGINX_IMAGE }
  tags       = ["${REGISTRY}/web:${VERSION}"]
  labels = {
    "org.opencontainers.image.title"    = "Kiban web"
    "org.opencontainers.image.version"  = VERSION
    "org.opencontainers.image.revision" = REVISION
  }
}
