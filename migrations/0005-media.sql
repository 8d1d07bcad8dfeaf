create table images (
  id bigint generated always as identity primary key,
  owner_id bigint not null references accounts,
  -- Unguessable stem of the stored files; a turned picture gets a new one.
  key text not null unique,
  name text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  thumbhash text not null,
  uploaded_at timestamptz not null default clock_timestamp(),
  -- Null until a listing holds it; what stays unattached for a day is removed.
  attached_at timestamptz
);
create index images_owner on images (owner_id);
create index images_unattached on images (uploaded_at) where attached_at is null;
