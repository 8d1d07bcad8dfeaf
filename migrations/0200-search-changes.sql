-- Since which transaction a row stands as it is: who keeps an index of the rows in memory reads what changed since, and
-- nothing else.
alter table search_rows add column changed_in xid8 not null default pg_current_xact_id();
create function note_search_change() returns trigger language plpgsql as $$
begin
  -- What was written as it stood before is no change.
  if (new.tokens, new.price_cents, new.floor_area_m2, new.land_area_m2, new.year, new.odometer_km,
      new.bid_count, new.watchers, new.published_at, new.closes_at)
     is distinct from (old.tokens, old.price_cents, old.floor_area_m2, old.land_area_m2, old.year, old.odometer_km,
      old.bid_count, old.watchers, old.published_at, old.closes_at)
  then new.changed_in := pg_current_xact_id();
  end if;
  return new;
end $$;
create trigger search_rows_note_change before update on search_rows
  for each row execute function note_search_change();

-- Listings whose row went, for as long as an index in memory may not have heard of it.
create table search_removals (
  listing_id bigint primary key,
  changed_in xid8 not null default pg_current_xact_id(),
  removed_at timestamptz(3) not null default clock_timestamp()
);
create index search_removals_changed_in on search_removals (changed_in);
create index search_removals_removed_at on search_removals (removed_at);
create function note_search_removals() returns trigger language plpgsql as $$
begin
  insert into search_removals (listing_id) select listing_id from gone
  on conflict (listing_id) do update set changed_in = pg_current_xact_id(), removed_at = clock_timestamp();
  return null;
end $$;
create trigger search_rows_note_removals after delete on search_rows
  referencing old table as gone for each statement execute function note_search_removals();
