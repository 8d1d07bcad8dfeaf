-- Members who follow a seller, and are notified of new listings.

create table seller_follows (
  follower_id bigint not null references accounts,
  seller_id bigint not null references accounts,
  followed_at timestamptz not null,
  primary key (follower_id, seller_id),
  check (follower_id <> seller_id)
);
create index seller_follows_seller on seller_follows (seller_id, follower_id);

-- A new listing of which its seller's followers are yet to be notified.
create table follow_news (
  listing_id bigint primary key references listings on delete cascade,
  seller_id bigint not null references accounts,
  listed_at timestamptz not null
);
create index follow_news_seller on follow_news (seller_id, listed_at);

-- When a seller's followers were last notified. Its row is the lock of their next notice.
create table follow_notices (
  seller_id bigint primary key references accounts,
  notified_at timestamptz
);
