-- The logins of Kiban, as a superuser makes them once, in the database that Kiban gets:
--
--   psql -v ON_ERROR_STOP=1 -v database=kiban -v owner=kiban -v owner_password=… -v boards=kiban_boards -v boards_password=…
--        -v auth=kiban_auth -v auth_password=… -v webhooks=kiban_webhooks -v webhooks_password=…
--        -v notifications=kiban_notifications -v notifications_password=… -d kiban -f roles.sql
--
-- The owner makes and changes tables, in migrations only. Each service signs in with a login of its own that may connect and
-- nothing else: its migration grants it the rows of its own schema (never DDL, never another schema).

CREATE ROLE :"owner" LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD :'owner_password';
CREATE ROLE :"boards" LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD :'boards_password';
CREATE ROLE :"auth" LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD :'auth_password';
CREATE ROLE :"webhooks" LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD :'webhooks_password';
CREATE ROLE :"notifications" LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD :'notifications_password';

ALTER DATABASE :"database" OWNER TO :"owner";
-- PUBLIC may neither connect to the database nor create objects in it.
REVOKE ALL ON DATABASE :"database" FROM PUBLIC;
REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT CONNECT ON DATABASE :"database" TO :"boards", :"auth", :"webhooks", :"notifications";

-- A query that never ends must not hold rows and connections for ever, whatever the service thinks.
ALTER ROLE :"boards" SET statement_timeout = '60s';
ALTER ROLE :"auth" SET statement_timeout = '60s';
ALTER ROLE :"webhooks" SET statement_timeout = '60s';
ALTER ROLE :"notifications" SET statement_timeout = '60s';
ALTER ROLE :"boards" SET idle_in_transaction_session_timeout = '60s';
ALTER ROLE :"auth" SET idle_in_transaction_session_timeout = '60s';
ALTER ROLE :"webhooks" SET idle_in_transaction_session_timeout = '60s';
ALTER ROLE :"notifications" SET idle_in_transaction_session_timeout = '60s';
