-- How many watch a listing, so that nobody counts them under the lock of its deal. The database keeps it, whatever
-- writes. While the triggers are made nothing is written, so what's counted after them is right.
create table watch_counts (
  listing_id bigint primary key references listings on delete cascade,
  watchers integer not null check (watchers >= 0)
);
create function keep_watch_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into watch_counts as c (listing_id, watchers) values (new.listing_id, 1)
    on conflict (listing_id) do update set watchers = c.watchers + 1;
  else
    -- With a listing that's deleted its count may be gone already.
    update watch_counts set watchers = watchers - 1 where listing_id = old.listing_id;
  end if;
  return null;
end $$;
create trigger favourites_keep_count after insert or delete on favourites
  for each row execute function keep_watch_count();
insert into watch_counts (listing_id, watchers)
  select listing_id, count(*) from favourites group by listing_id;
