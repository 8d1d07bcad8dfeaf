-- What an admin has chosen; what nobody has chosen is as settings.rules.ts says. What it was before stands in the audit log.
create table settings (
  id integer primary key default 1 check (id = 1),
  chosen jsonb not null default '{}',
  version integer not null default 1,
  changed_by bigint references accounts,
  changed_at timestamptz
);
insert into settings default values;

-- Every status a listing came to, with who brought it there, when and why. A draft that was never sent back has none.
create table listing_status_changes (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings on delete cascade,
  status text not null
    check (status in ('draft', 'pending', 'active', 'sold', 'unsold', 'withdrawn', 'suspended')),
  moved_by text not null check (moved_by in ('seller', 'admin', 'house')),
  -- Null for the house.
  mover_id bigint references accounts,
  reason text,
  at timestamptz not null,
  check ((moved_by = 'house') = (mover_id is null))
);
create index listing_status_changes_listing on listing_status_changes (listing_id, id desc);

insert into listing_status_changes (listing_id, status, moved_by, mover_id, at)
  select id, 'active', 'seller', seller_id, starts_at from listings where starts_at is not null order by id;
insert into listing_status_changes (listing_id, status, moved_by, at)
  select id, status, 'house', updated_at from listings where status not in ('draft', 'active') order by id;

-- A listing may stand still for its seller's account and for its own sake at once; it goes on when neither is left.
alter table listing_suspensions
  add column cause text not null default 'account' check (cause in ('account', 'admin')),
  add column reason text,
  add column suspended_by bigint references accounts,
  add column lifted_by bigint references accounts,
  add column lifted_reason text,
  add check (cause = 'account' or (reason is not null and suspended_by is not null));
alter table listing_suspensions alter column cause drop default;
drop index listing_suspensions_open;
create unique index listing_suspensions_open on listing_suspensions (listing_id, cause) where lifted_at is null;
create index listing_suspensions_listing on listing_suspensions (listing_id, id desc);

-- What a seller and the admins write to one another about a suspension.
create table appeal_messages (
  id bigint generated always as identity primary key,
  suspension_id bigint not null references listing_suspensions,
  listing_id bigint not null references listings,
  author_id bigint not null references accounts,
  is_sellers boolean not null,
  text text not null,
  at timestamptz not null
);
create index appeal_messages_suspension on appeal_messages (suspension_id, id);
create index appeal_messages_listing on appeal_messages (listing_id, id desc);
create index appeal_messages_author on appeal_messages (author_id);

create index listings_status on listings (status, id desc);

-- A draft that was sent back can be thrown away, and what told of it goes with it.
alter table notifications
  drop constraint notifications_listing_id_fkey,
  add foreign key (listing_id) references listings on delete cascade;
create index notifications_listing on notifications (listing_id) where listing_id is not null;
