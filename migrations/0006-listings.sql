create table listings (
  id bigint generated always as identity (start with 100001) primary key,
  type text not null check (type in ('general', 'vehicle', 'property')),
  seller_id bigint not null references accounts,
  -- The one derived word that search and tables need; written only beside the row that is its reason.
  status text not null default 'draft'
    check (status in ('draft', 'pending', 'active', 'sold', 'unsold', 'withdrawn', 'suspended')),
  category_id bigint references categories,
  title text,
  description text not null default '',
  condition text check (condition in ('new', 'used')),
  attributes jsonb not null default '{}',
  sale_method text not null default 'auction' check (sale_method in ('auction', 'fixed_price', 'enquire')),
  start_price_cents bigint check (start_price_cents > 0),
  reserve_price_cents bigint check (reserve_price_cents > 0),
  buy_now_price_cents bigint check (buy_now_price_cents > 0),
  quantity integer not null default 1 check (quantity > 0),
  duration_minutes integer,
  closes_at timestamptz,
  starts_at timestamptz,
  pickup text not null default 'allowed' check (pickup in ('none', 'allowed', 'must')),
  shipping_options jsonb not null default '[]',
  payment_methods text[] not null default '{bank_transfer,cash}',
  suburb text references suburbs,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  version integer not null default 1
);
create index listings_seller on listings (seller_id, status, id desc);
create index listings_category on listings (category_id) where status = 'active';

create table listing_images (
  listing_id bigint not null references listings on delete cascade,
  image_id bigint not null references images on delete cascade,
  position integer not null,
  primary key (listing_id, image_id)
);
create index listing_images_image on listing_images (image_id);

create table listing_withdrawals (
  listing_id bigint primary key references listings,
  withdrawn_by bigint not null references accounts,
  reason text not null,
  at timestamptz not null
);

-- One row per viewer and day, so that no row is hot; a job counts those of past days into listing_view_counts.
create table listing_views (
  listing_id bigint not null references listings on delete cascade,
  viewer bytea not null,
  day date not null,
  primary key (listing_id, day, viewer)
);
create index listing_views_day on listing_views (day);

create table listing_view_counts (
  listing_id bigint primary key references listings on delete cascade,
  views bigint not null
);

-- Mixed into what stands for a viewer; thrown away after the day, so that it then stands for nobody.
create table listing_view_salts (
  day date primary key,
  salt uuid not null default gen_random_uuid()
);
