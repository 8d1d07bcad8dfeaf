-- delivery --------------------------------------------------------------------------------------------------

-- An address that a member has things sent to. Trades copy it, so it may change or go.
create table delivery_addresses (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  -- The recipient: not always the member.
  name text not null check (length(name) between 1 and 80),
  line1 text not null check (length(line1) between 1 and 80),
  line2 text not null check (length(line2) <= 80),
  suburb text not null references suburbs,
  postcode text not null check (postcode ~ '^[0-9]{4}$'),
  -- As the member chose, whatever the lines and the postcode suggest.
  is_rural boolean not null,
  -- One of a member's addresses is the default, if there are any.
  is_default boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index delivery_addresses_account on delivery_addresses (account_id, id);
create unique index delivery_addresses_default on delivery_addresses (account_id) where is_default;
