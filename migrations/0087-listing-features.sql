-- A seller puts a listing in front of others, as their plan allows. It shows while the listing is live and the plan
-- is active; see buildFeaturedSql.
create table listing_features (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings,
  account_id bigint not null references accounts,
  started_at timestamptz not null,
  started_by bigint not null references accounts,
  ended_at timestamptz,
  ended_by bigint references accounts,
  end_reason text check (end_reason in ('by_seller', 'by_admin')),
  check ((ended_at is null) = (end_reason is null))
);
create unique index listing_features_current on listing_features (listing_id) where ended_at is null;
create index listing_features_account on listing_features (account_id, id) where ended_at is null;
