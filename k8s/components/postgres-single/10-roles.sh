#!/bin/sh
# Run by the PostgreSQL image on its first start, as its superuser, after the database POSTGRES_DB was made.
set -eu
exec psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --no-psqlrc --quiet \
  -v database="$POSTGRES_DB" \
  -v owner=kiban -v owner_password="$KIBAN_DB_OWNER_PASSWORD" \
  -v boards=kiban_boards -v boards_password="$KIBAN_DB_BOARDS_PASSWORD" \
  -v auth=kiban_auth -v auth_password="$KIBAN_DB_AUTH_PASSWORD" \
  -v webhooks=kiban_webhooks -v webhooks_password="$KIBAN_DB_WEBHOOKS_PASSWORD" \
  -v notifications=kiban_notifications -v notifications_password="$KIBAN_DB_NOTIFICATIONS_PASSWORD" \
  -f /etc/kiban/roles.sql
