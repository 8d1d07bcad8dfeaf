-- A viewing is agreed on in a conversation, as a pickup is in a trade. Place and note are emptied when the account is
-- deleted that wrote them.
create table viewing_moves (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations,
  revision integer not null check (revision > 0),
  actor_id bigint not null references accounts,
  action text not null check (action in ('asked', 'offered', 'picked', 'cancelled')),
  place text not null default '',
  note text not null default '',
  time_id bigint,
  at timestamptz not null,
  unique (conversation_id, revision),
  check ((action = 'picked') = (time_id is not null))
);
create index viewing_moves_actor on viewing_moves (actor_id);

create table viewing_times (
  id bigint generated always as identity primary key,
  move_id bigint not null references viewing_moves,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  unique (move_id, starts_at, ends_at)
);
alter table viewing_moves add foreign key (time_id) references viewing_times;

-- What a landlord may ask before a viewing, as the person wrote it when they began.
create table tenant_facts (
  conversation_id bigint primary key references conversations,
  people integer not null check (people between 1 and 20),
  pets text not null,
  move_in date not null,
  at timestamptz not null
);
