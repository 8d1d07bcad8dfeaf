-- Imports of general items from a seller's own table.

-- The seller's own name of an item, so that no import lists it twice. It follows the item when it is listed again.
create table listing_references (
  id bigint generated always as identity primary key,
  seller_id bigint not null references accounts,
  reference text not null check (reference <> '' and length(reference) <= 60),
  -- Null until the run that took the reference has listed it, and after an undo.
  listing_id bigint references listings on delete cascade,
  -- 8, 12, 13 or 14 digits, the last one checked.
  gtin text check (gtin ~ '^(\d{8}|\d{12,14})$'),
  brand text not null default '' check (length(brand) <= 80),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- A reference is the same in capital and small letters.
create unique index listing_references_reference on listing_references (seller_id, lower(reference));
create unique index listing_references_listing on listing_references (listing_id) where listing_id is not null;

-- A table that a seller sent: its comparison, its application and its undoing. One at a time.
create table listing_import_runs (
  id bigint generated always as identity primary key,
  seller_id bigint not null references accounts,
  started_by bigint not null references accounts,
  status text not null
    check (status in ('queued', 'reading', 'ready', 'applying', 'done', 'failed', 'cancelled', 'undoing', 'undone')),
  file_name text not null default '',
  -- The table, or the ZIP with its pictures; null once nothing needs it.
  file_key text,
  -- What the table doesn't have is withdrawn; the seller says so.
  withdraws_missing boolean not null default false,
  unknown_columns text[] not null default '{}',
  guards text[] not null default '{}',
  confirmed_by bigint references accounts,
  confirmed_at timestamptz,
  is_cancelling boolean not null default false,
  failure text,
  total_count integer not null default 0,
  done_count integer not null default 0,
  picture_count integer not null default 0,
  attempts integer not null default 0,
  -- A worker that was killed loses it.
  claimed_until timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((status in ('done', 'failed', 'cancelled', 'undoing', 'undone')) = (finished_at is not null)),
  check ((status = 'failed') = (failure is not null))
);
create unique index listing_import_runs_current on listing_import_runs (seller_id)
  where status in ('queued', 'reading', 'ready', 'applying', 'undoing');
create index listing_import_runs_seller on listing_import_runs (seller_id, id desc);
create index listing_import_runs_finished on listing_import_runs (finished_at) where finished_at is not null;

-- A row of the table, what it would do, and what it did.
create table listing_import_items (
  id bigint generated always as identity primary key,
  run_id bigint not null references listing_import_runs on delete cascade,
  -- As a spreadsheet counts, with the names in row 1; 0 for what the table doesn't have.
  row_number integer not null,
  reference text not null,
  title text not null,
  outcome text not null check (outcome in ('new', 'changed', 'same', 'gone', 'refused')),
  -- The values for the listing; null where nothing is written.
  wanted jsonb,
  -- [{column, before, after}]
  changes jsonb not null default '[]',
  -- [{column, says}]
  problems jsonb not null default '[]',
  listing_id bigint references listings on delete set null,
  result text check (result in ('made', 'updated', 'withdrawn', 'same', 'refused', 'left')),
  message text not null default '',
  -- The fields as they were before the run, and the listing's version after it.
  before jsonb,
  version_after integer,
  settled_at timestamptz,
  undo_result text check (undo_result in ('undone', 'left')),
  undo_message text not null default '',
  check ((result is null) = (settled_at is null))
);
create index listing_import_items_run on listing_import_items (run_id, row_number, id);
create index listing_import_items_open on listing_import_items (run_id, id) where result is null;
create index listing_import_items_listing on listing_import_items (listing_id) where listing_id is not null;

-- Each undoing of a run: who, and when.
create table listing_import_undos (
  id bigint generated always as identity primary key,
  run_id bigint not null references listing_import_runs on delete cascade,
  undone_by bigint not null references accounts,
  at timestamptz not null
);
create index listing_import_undos_run on listing_import_undos (run_id);

-- The image made of a picture's address, or of a file in a ZIP by its checksum: none is fetched twice.
create table listing_import_pictures (
  seller_id bigint not null references accounts,
  source text not null check (length(source) <= 2000),
  image_id bigint not null references images on delete cascade,
  primary key (seller_id, source)
);
create index listing_import_pictures_image on listing_import_pictures (image_id);
