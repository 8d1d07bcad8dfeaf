-- What was chosen, as of each time it was published; the newest is what `settings` holds.
create table settings_versions (
  version integer primary key,
  chosen jsonb not null,
  -- Nobody and no time for what was in force when versions began to be kept, if it had never been changed.
  published_by bigint references accounts,
  published_at timestamptz,
  restored_version integer references settings_versions
);
insert into settings_versions (version, chosen, published_by, published_at)
  select version, chosen, changed_by, changed_at from settings;

create function refuse_settings_version_change() returns trigger language plpgsql as $$
begin
  raise exception 'published settings are not changed';
end $$;
create trigger settings_versions_are_append_only before update or delete or truncate on settings_versions
  for each statement execute function refuse_settings_version_change();

-- What an admin has typed and not published yet, one each. It may be incomplete or wrong: publishing checks it.
create table settings_drafts (
  owner_id bigint primary key references accounts,
  -- Only what differs from the published settings.
  changes jsonb not null,
  -- The version that its owner had seen.
  base_version integer not null references settings_versions,
  -- Counts the saves, so that only what was looked through is published.
  revision integer not null default 1,
  saved_at timestamptz not null
);
create index settings_drafts_base on settings_drafts (base_version);
