-- The success fee of a listing, as the settings were when it was published; none if there were no fees.
create table listing_fee_terms (
  listing_id bigint primary key references listings,
  -- In hundredths of a per cent.
  rate_bp integer not null check (rate_bp between 0 and 10000),
  floor_cents bigint not null check (floor_cents >= 0),
  cap_cents bigint check (cap_cents >= 0),
  at timestamptz not null
);

-- The fee for withdrawing a listing with bids, as it was when the listing was published.
create table withdrawal_fees (
  listing_id bigint primary key references listings,
  account_id bigint not null references accounts,
  amount_cents bigint not null check (amount_cents > 0),
  at timestamptz not null,
  -- When the listing was withdrawn with bids.
  charged_at timestamptz
);
create index withdrawal_fees_charged on withdrawal_fees (account_id, charged_at) where charged_at is not null;

-- A seller's document of a closed month. Its lines are the entries of the journal in that month.
create table fee_documents (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  -- The month's first day in Auckland.
  month date not null check (extract(day from month) = 1),
  number bigint not null unique,
  -- The operator's as they were when the number was given.
  supplier_name text not null,
  supplier_address text not null,
  supplier_gst_number text not null,
  -- The seller's as they were then.
  recipient_name text not null,
  recipient_identifier text not null,
  issued_at timestamptz not null,
  unique (account_id, month)
);
