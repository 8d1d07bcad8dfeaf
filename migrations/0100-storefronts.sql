-- How a business looks where it is shown. Pictures and colours stay while its plan doesn't allow them.
create table brandings (
  seller_id bigint primary key references accounts,
  logo_id bigint references images,
  banner_id bigint references images,
  color text check (color ~ '^#[0-9a-f]{6}$'),
  text_color text check (text_color ~ '^#[0-9a-f]{6}$'),
  strapline text not null,
  updated_at timestamptz not null,
  updated_by bigint not null references accounts,
  check ((color is null) = (text_color is null))
);
create index brandings_logo on brandings (logo_id) where logo_id is not null;
create index brandings_banner on brandings (banner_id) where banner_id is not null;

create table storefronts (
  seller_id bigint primary key references accounts,
  -- [{weekday: 1 to 7 from Monday, opens: '09:00', closes: '17:30'}]
  hours jsonb not null,
  -- [{day: '2026-12-24', opens: null, closes: null, note: ''}]; closed without times
  special_days jsonb not null,
  closed_on_public_holidays boolean not null,
  -- Where customers come to; the address of the account is shown only to people it trades with.
  street_address text not null default '',
  updated_at timestamptz not null,
  updated_by bigint not null references accounts
);

-- Addresses of storefronts. A replaced one still leads to its seller and is nobody else's.
create table storefront_slugs (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 40),
  seller_id bigint not null references accounts,
  claimed_at timestamptz not null,
  claimed_by bigint not null references accounts,
  replaced_at timestamptz
);
create unique index storefront_slugs_current on storefront_slugs (seller_id) where replaced_at is null;
create index storefront_slugs_seller on storefront_slugs (seller_id, claimed_at);
