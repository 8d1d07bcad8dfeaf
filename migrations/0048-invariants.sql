-- What should never be, as the check of invariants found it. Looked at again until it is gone.
create table anomalies (
  id bigint generated always as identity primary key,
  name text not null,
  listing_id bigint not null references listings on delete cascade,
  detail text not null,
  found_at timestamptz not null,
  gone_at timestamptz
);
create unique index anomalies_open on anomalies (name, listing_id) where gone_at is null;
create index anomalies_listing on anomalies (listing_id);

-- How far the check has come: in the facts, for what has changed, and through all deals, one after the other.
create table invariant_passes (
  only_one boolean primary key default true check (only_one),
  event_id bigint not null default 0,
  listing_id bigint not null default 0
);
insert into invariant_passes default values;
