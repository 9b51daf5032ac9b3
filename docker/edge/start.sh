#!/bin/sh
# Writes the part of nginx's configuration that follows from PUBLIC_ORIGIN and TRUSTED_PROXIES, and becomes the program
# that the arguments name.
set -euf
folder=${SETTINGS_FOLDER:-/tmp/kiban}
mkdir -p "$folder"

stop() {
  echo "TRUSTED_PROXIES: $1 Name addresses or ranges with commas, such as 10.0.0.0/8, or loopback, linklocal, uniquelocal." >&2
  exit 1
}

ranges() {
  case $1 in
    loopback) echo 127.0.0.0/8 ::1/128 ;;
    linklocal) echo 169.254.0.0/16 fe80::/10 ;;
    uniquelocal) echo 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 fc00::/7 ;;
    *[!0-9a-fA-F.:/]*) stop "$1 is no address." ;;
    *.*|*:*) echo "$1" ;;
    *) stop "nginx takes no number of proxies." ;;
  esac
}

case ${PUBLIC_ORIGIN:-} in
  https://*) scheme=https transport=max-age=31536000 ;;
  *) scheme=http transport= ;;
esac
{
  echo "map '' \$public_scheme { default $scheme; }"
  echo "map '' \$strict_transport { default '$transport'; }"
  echo 'real_ip_header X-Forwarded-For;'
  echo 'real_ip_recursive on;'
  for name in $(echo "${TRUSTED_PROXIES:-}" | tr ',' ' '); do
    found=$(ranges "$name")
    for range in $found; do echo "set_real_ip_from $range;"; done
  done
} > "$folder/settings.conf"

exec "$@"
