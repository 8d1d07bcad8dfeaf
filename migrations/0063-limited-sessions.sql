-- While an account is suspended its owner may read why, appeal and take their data along, and nothing else.
alter table sessions add column is_limited boolean not null default false;
