# The screen's static files, and the routes of the one public origin for deployments whose edge is this container.
# docker build -f docker/web.Dockerfile .
# The base is an argument, so that a release can pin it by digest and a machine without a registry can put its own in its place.
ARG NGINX_IMAGE=docker.io/nginxinc/nginx-unprivileged:1.29-bookworm

FROM ${NGINX_IMAGE}
USER 0
COPY docker/edge/nginx.conf /etc/nginx/nginx.conf
COPY docker/edge/mime.types docker/edge/proxy.conf docker/edge/routes.conf docker/edge/headers.conf docker/edge/errors.conf /etc/kiban/
COPY docker/edge/start.sh /etc/kiban/start.sh
# Empty here: the container serves the screen only. A deployment that has no other edge puts a file in (compose.yaml).
COPY docker/edge/none.conf /etc/kiban/edge/none.conf
COPY apps/web/public /srv/kiban/public
RUN chmod -R a+rX,go-w /etc/kiban /srv/kiban
EXPOSE 8080 9090
USER 10001:10001
STOPSIGNAL SIGQUIT
ENTRYPOINT ["/etc/kiban/start.sh"]
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
