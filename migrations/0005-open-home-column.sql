-- The start of the next open home. Without one a time far in the future, earlier for newer listings, so that
-- one index sorts all.
alter table search_rows add column open_home_at timestamptz not null default '9999-12-31T00:00:00Z';

-- A worker fills it in.
insert into search_rebuilds (after_id) select 0 where exists (select from search_rows)
on conflict ((true)) where finished_at is null do update set after_id = 0;
