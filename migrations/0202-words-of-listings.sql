-- Words are told apart by Hoko instead of by PostgreSQL's parser, whose letters depend on the locale of a cluster: a worker
-- writes the rows of before anew, from the first of them where it was at it already.
update search_rebuilds set after_id = 0, row_count = 0 where finished_at is null;
insert into search_rebuilds (started_at)
select clock_timestamp() where exists (select from search_rows) on conflict do nothing;

-- What was saved as it was parsed before is parsed again.
alter table saved_searches add column is_outdated boolean not null default false;
update saved_searches set is_outdated = true where query ? 'q';
