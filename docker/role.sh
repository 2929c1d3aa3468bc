# Sourced by the postgres image when it makes the database, as its superuser, whose password the product never gets: what
# embedded/role.ts does for the database of DATA_DIR.
psql --no-psqlrc -v ON_ERROR_STOP=1 -v password="${DATABASE_PASSWORD:?}" --username "${POSTGRES_USER:-postgres}" <<'SQL'
create role holmesnyangz login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';
create database holmesnyangz owner holmesnyangz;
\connect holmesnyangz
create extension vector;
SQL
