create table favourites (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  listing_id bigint not null references listings,
  note text not null default '',
  watched_at timestamptz not null default clock_timestamp(),
  unique (account_id, listing_id)
);
create index favourites_listing on favourites (listing_id);

create table notifications (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  kind text not null,
  title text not null,
  body text not null,
  link text not null,
  listing_id bigint references listings,
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz
);
create index notifications_account on notifications (account_id, id desc);
create index notifications_unread on notifications (account_id) where read_at is null;
