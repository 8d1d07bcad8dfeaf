-- While a seller's account is suspended, sales that are not finished are held: their buyers are told not to pay.
create table trade_holds (
  id bigint generated always as identity primary key,
  trade_id bigint not null references trades,
  at timestamptz not null,
  lifted_at timestamptz
);
create unique index trade_holds_open on trade_holds (trade_id) where lifted_at is null;

-- What the owner of a suspended account and the house write to one another. Append-only.
create table account_appeals (
  id bigint generated always as identity primary key,
  suspension_id bigint not null references account_suspensions,
  account_id bigint not null references accounts,
  author_id bigint not null references accounts,
  -- By the owner, otherwise by the house.
  is_owners boolean not null,
  text text not null,
  at timestamptz not null
);
create index account_appeals_account on account_appeals (account_id, id);
