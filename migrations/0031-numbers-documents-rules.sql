-- The rules an admin may change, as they stood when the sale began: a later change touches no sale that is live.
alter table deals
  add column extension_s integer not null default 120 check (extension_s > 0),
  add column reserve_floor_percent smallint not null default 50 check (reserve_floor_percent between 1 and 100),
  add column shortest_minutes integer not null default 10,
  add column longest_minutes integer not null default 20160;
