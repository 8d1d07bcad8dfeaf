-- The rules an admin may change, as they stood when the sale began: a later change touches no sale that is live.
alter table deals
  add column extension_s integer not null default 120 check (extension_s > 0),
  add column reserve_floor_percent smallint not null default 50 check (reserve_floor_percent between 1 and 100),
  add column shortest_minutes integer not null default 10,
  add column longest_minutes integer not null default 20160;

-- Views of past days, by day; the job that adds them up writes it, so no row is hot. Those of today are counted where
-- they are noted.
create table listing_view_days (
  listing_id bigint not null references listings on delete cascade,
  day date not null,
  views integer not null,
  primary key (listing_id, day)
);

-- From when to when somebody watched who no longer does; who it was is forgotten.
create table favourite_ends (
  listing_id bigint not null references listings on delete cascade,
  watched_at timestamptz not null,
  ended_at timestamptz not null default clock_timestamp()
);
create index favourite_ends_listing on favourite_ends (listing_id);

-- PDFs that stand on a property: files of its seller's, in their order. Whether a file belongs to a listing is asked
-- whenever somebody opens it.
alter table property_details add column document_ids bigint[] not null default '{}';
create index property_details_documents on property_details using gin (document_ids) where document_ids <> '{}';

-- What a message is about, whatever words an admin has chosen for it; null for what was sent before.
alter table sent_messages add column kind text;
