-- What a search narrows by within a range, beside the price: answers to filters that are numbers, by their keys, and
-- what is said of a vehicle. Null and left out are: not said.
alter table search_rows
  add column numbers jsonb not null default '{}',
  add column year integer,
  add column odometer_km integer;
