-- Of the back office's tables: what an admin named and kept. Only its owner changes it; a shared one is seen by all.
create table table_views (
  id bigint generated always as identity primary key,
  owner_id bigint not null references accounts,
  table_name text not null,
  name text not null,
  -- Filters and sorting, as in the page's address.
  query text not null,
  -- Null: the usual columns.
  columns text[],
  is_shared boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  -- Kept for a day, so that deleting can be undone.
  deleted_at timestamptz
);
create index table_views_table on table_views (table_name, id) where deleted_at is null;
create index table_views_owner on table_views (owner_id, table_name);

create table table_choices (
  account_id bigint not null references accounts,
  table_name text not null,
  columns text[],
  rows_per_page integer,
  default_view_id bigint references table_views on delete set null,
  primary key (account_id, table_name)
);
create index table_choices_view on table_choices (default_view_id) where default_view_id is not null;
