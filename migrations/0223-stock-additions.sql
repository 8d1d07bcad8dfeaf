-- The dealer's system may never hear of what a file of additions brought: its nightly feed does not withdraw it.
alter table stock_records add column is_addition boolean not null default false;
