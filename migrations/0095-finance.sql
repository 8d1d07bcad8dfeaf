-- Who lends for vehicles, in the order that is shown. Rates are hundredths of a percent a year.
create table lenders (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  annual_rate_bp integer not null check (annual_rate_bp between 0 and 4999),
  establishment_fee_cents bigint not null check (establishment_fee_cents >= 0),
  monthly_fee_cents bigint not null check (monthly_fee_cents >= 0),
  min_deposit_percent integer not null check (min_deposit_percent between 0 and 90),
  terms_months bigint[] not null check (cardinality(terms_months) > 0),
  min_amount_cents bigint not null check (min_amount_cents > 0),
  max_amount_cents bigint not null,
  disclosure text not null,
  logo_image_id bigint references images,
  is_enabled boolean not null,
  position integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (max_amount_cents >= min_amount_cents)
);
create index lenders_logo on lenders (logo_image_id) where logo_image_id is not null;

-- Raised with each change of the list, which is written as a whole.
create table lender_lists (
  singleton boolean primary key default true check (singleton),
  version integer not null default 1,
  changed_at timestamptz,
  changed_by bigint references accounts
);
insert into lender_lists default values;

-- Sent to a lender, or to the dealer where lender_name is the dealer's own; with the words that were agreed to.
create table finance_enquiries (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  listing_id bigint not null references listings,
  recipient_kind text not null check (recipient_kind in ('lender', 'dealer')),
  lender_id bigint references lenders on delete set null,
  recipient_name text not null,
  recipient_email text not null,
  name text not null,
  email text not null,
  phone_number text not null,
  price_cents bigint not null check (price_cents > 0),
  deposit_cents bigint not null check (deposit_cents >= 0),
  term_months integer not null check (term_months > 0),
  frequency text not null check (frequency in ('weekly', 'fortnightly', 'monthly')),
  annual_rate_bp integer not null,
  repayment_cents bigint not null,
  total_cents bigint not null,
  sent_text text not null,
  consent_words text not null,
  consented_at timestamptz not null,
  withdrawn_at timestamptz
);
create unique index finance_enquiries_open
  on finance_enquiries (account_id, listing_id, recipient_name) where withdrawn_at is null;
create index finance_enquiries_account on finance_enquiries (account_id, id);
create index finance_enquiries_lender on finance_enquiries (lender_id);
create index finance_enquiries_listing on finance_enquiries (listing_id);

-- A dealer's own offer.
alter table accounts
  add column finance_is_offered boolean not null default false,
  add column finance_rate_bp integer,
  add column finance_establishment_fee_cents bigint not null default 0,
  add column finance_monthly_fee_cents bigint not null default 0;
alter table accounts
  add constraint accounts_finance check (
    (not finance_is_offered or finance_rate_bp is not null)
    and finance_rate_bp between 0 and 4999
    and finance_establishment_fee_cents >= 0 and finance_monthly_fee_cents >= 0
  ) not valid;
