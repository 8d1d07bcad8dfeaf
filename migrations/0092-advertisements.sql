-- What others pay to show between listings. Days are of Auckland, both inclusive; a limit that is null is none.
create table advertisements (
  id bigint generated always as identity primary key,
  name text not null,
  link text not null check (link like 'https://%'),
  alt text not null default '',
  image_id bigint not null references images,
  placement text not null check (placement in ('everywhere', 'results', 'home')),
  status text not null default 'disabled' check (status in ('enabled', 'disabled')),
  starts_on date,
  ends_on date,
  max_impressions integer check (max_impressions > 0),
  max_clicks integer check (max_clicks > 0),
  max_impressions_per_day integer check (max_impressions_per_day > 0),
  max_clicks_per_day integer check (max_clicks_per_day > 0),
  -- Since when it may have been shown, so that a new one is compared with others by the time it had.
  enabled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (starts_on is null or ends_on is null or starts_on <= ends_on),
  check ((status = 'enabled') = (enabled_at is not null))
);
create index advertisements_image on advertisements (image_id);

-- After each `period` cards there is room for `amount` advertisements; none with 0.
create table advertisement_counters (
  singleton boolean primary key default true check (singleton),
  period integer not null check (period between 1 and 100),
  amount integer not null check (amount between 0 and 4)
);
insert into advertisement_counters (period, amount) values (8, 1);

-- Of the last hours: once for each viewer and page. A job adds them up by day and deletes them.
create table advertisement_events (
  advertisement_id bigint not null references advertisements on delete cascade,
  kind text not null check (kind in ('impression', 'click')),
  viewer bytea not null,
  page_view bigint not null,
  placement text not null check (placement in ('results', 'home')),
  day date not null,
  at timestamptz not null,
  primary key (advertisement_id, kind, viewer, page_view)
);
create index advertisement_events_at on advertisement_events (at);

create table advertisement_days (
  advertisement_id bigint not null references advertisements on delete cascade,
  day date not null,
  placement text not null check (placement in ('results', 'home')),
  impressions integer not null default 0 check (impressions >= 0),
  clicks integer not null default 0 check (clicks >= 0),
  primary key (advertisement_id, day, placement)
);
