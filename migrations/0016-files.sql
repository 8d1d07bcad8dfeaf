-- Files that only those see to whom they belong. Their ids come from the pictures' sequence: DELETE /docs/{id} takes
-- away a picture or a file by its number alone, so one number must never name one of each.
create table files (
  id bigint primary key default nextval('images_id_seq'),
  owner_id bigint not null references accounts,
  -- Unguessable stem of the stored file.
  key text not null unique,
  folder text not null check (folder in ('documents', 'avatars', 'branding', 'advertisements', 'chat', 'records')),
  name text not null,
  content_type text not null,
  bytes integer not null check (bytes > 0),
  uploaded_at timestamptz not null default clock_timestamp()
);
create index files_owner on files (owner_id);

-- What all nodes of an installation sign with; made by the first that needs it.
create table server_secrets (
  name text primary key,
  secret bytea not null,
  made_at timestamptz not null default clock_timestamp()
);
