-- Prices at which members are notified of a listing they watch.

-- A watched listing's member is notified once its price is at most this much.
create table watch_thresholds (
  favourite_id bigint primary key references favourites on delete cascade,
  threshold_cents bigint not null check (threshold_cents > 0),
  -- False while the price is at most the threshold and the member knows: they are notified of the next crossing.
  is_armed boolean not null,
  set_at timestamptz not null,
  notified_at timestamptz
);
