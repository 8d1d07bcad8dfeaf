-- Credentials and sessions are changed by who gave the password lately. A session starts with it; one that was begun
-- before this is asked again.
alter table sessions add column password_given_at timestamptz;
alter table sessions alter column password_given_at set default clock_timestamp();

-- Where notifications reach an account, for the kinds it decided about.
create table notification_choices (
  account_id bigint not null references accounts on delete cascade,
  kind text not null,
  in_app boolean not null,
  push boolean not null,
  email boolean not null,
  primary key (account_id, kind)
);
