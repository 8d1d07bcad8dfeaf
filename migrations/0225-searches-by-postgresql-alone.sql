-- No index in memory follows the rows any more.
drop trigger search_rows_note_change on search_rows;
drop trigger search_rows_note_removals on search_rows;
drop function note_search_change();
drop function note_search_removals();
drop table search_removals;
alter table search_rows drop column changed_in;

-- Samples tell how many hits there are, and each statement reads these statistics while it is planned.
alter table search_rows alter column tokens set statistics 100;

-- Without the tokens of samples.
insert into search_rebuilds (started_at)
select clock_timestamp() where exists (select from search_rows) on conflict do nothing;
