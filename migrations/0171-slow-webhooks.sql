-- How its last try went; what is slow or failing has a lane of its own.
alter table webhooks add column is_slow boolean not null default false;
