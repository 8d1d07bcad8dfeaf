-- A run that nobody has applied changes nothing of the stock: what it says of a vehicle waits beside the record.
alter table stock_records
  -- {said, pictures, title, problems, state}, or {is_gone} of what is neither in the feed nor live.
  add column waiting jsonb,
  -- The run has brought it, and with the run it goes.
  add column is_waiting boolean not null default false;
alter table stock_feed_runs
  -- The whole stock, so that what isn't in it is withdrawn; else additions and changes alone.
  add column is_whole boolean not null default true,
  -- Archives of pictures, until the run is applied.
  add column picture_keys text[] not null default '{}';
