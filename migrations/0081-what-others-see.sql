alter table accounts
  add column shows_phone boolean not null default false,
  add column shows_presence boolean not null default false;

-- Each look at a seller's phone number.
create table phone_looks (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings,
  viewer_id bigint not null references accounts,
  at timestamptz not null
);
create index phone_looks_viewer on phone_looks (viewer_id, at desc);
