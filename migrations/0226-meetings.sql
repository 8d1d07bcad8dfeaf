-- Viewings and pickups are one thing: what the two did, in order, to agree on when and where they meet.
create table meeting_moves (
  id bigint generated always as identity primary key,
  -- Of a viewing.
  conversation_id bigint references conversations,
  -- Of a pickup.
  trade_id bigint references trades,
  -- 1, 2, 3 … within the meeting.
  revision integer not null check (revision > 0),
  actor_id bigint not null references accounts,
  -- Who of the actor's team did it.
  by_member bigint references accounts,
  action text not null check (action in ('asked', 'offered', 'picked', 'cancelled')),
  -- With `offered`: where. Emptied, as the note, when the account is deleted that wrote it.
  place text not null default '',
  note text not null default '',
  -- With `picked`.
  time_id bigint,
  at timestamptz not null,
  unique (conversation_id, revision),
  unique (trade_id, revision),
  check (num_nonnulls(conversation_id, trade_id) = 1),
  check (action <> 'cancelled' or conversation_id is not null),
  check ((action = 'picked') = (time_id is not null))
);
create index meeting_moves_actor on meeting_moves (actor_id);

-- When the seller can be met: of one offer.
create table meeting_times (
  id bigint generated always as identity primary key,
  move_id bigint not null references meeting_moves,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  unique (move_id, starts_at, ends_at)
);

-- Waits for those who write, and keeps others out until the copy is committed: each writes a move before its times.
alter table pickup_moves rename to copied_pickup_moves;
alter table viewing_moves rename to copied_viewing_moves;

insert into meeting_moves (id, trade_id, revision, actor_id, action, place, note, time_id, at)
overriding system value
select id, trade_id, revision, actor_id, action, place, note, time_id, at from copied_pickup_moves;
insert into meeting_times (id, move_id, starts_at, ends_at)
overriding system value
select id, move_id, starts_at, ends_at from pickup_times;

-- Numbered on from the last pickup.
with last as (
  select (select coalesce(max(id), 0) from copied_pickup_moves) as move_id,
         (select coalesce(max(id), 0) from pickup_times) as time_id
), moved as (
  insert into meeting_moves
    (id, conversation_id, revision, actor_id, by_member, action, place, note, time_id, at)
  overriding system value
  select last.move_id + m.id, m.conversation_id, m.revision, m.actor_id, m.by_member, m.action, m.place, m.note,
         last.time_id + m.time_id, m.at
    from copied_viewing_moves m, last
)
insert into meeting_times (id, move_id, starts_at, ends_at)
overriding system value
select last.time_id + v.id, last.move_id + v.move_id, v.starts_at, v.ends_at from viewing_times v, last;

alter table meeting_moves add foreign key (time_id) references meeting_times;
select setval(pg_get_serial_sequence('meeting_moves', 'id'), coalesce(max(id), 0) + 1, false) from meeting_moves;
select setval(pg_get_serial_sequence('meeting_times', 'id'), coalesce(max(id), 0) + 1, false) from meeting_times;

drop table copied_pickup_moves, pickup_times, copied_viewing_moves, viewing_times;

-- Facts that nobody has reacted to yet are handed on again, to the reactions of now.
update outbox_events e
   set name = 'meeting.moved', dispatched_at = null, payload = e.payload || jsonb_build_object('trade_id', null)
 where e.name = 'chat.viewing-moved'
   and not exists (select from reactions_done d where d.event_id = e.id);
update outbox_events e
   set name = 'meeting.moved', dispatched_at = null, payload = jsonb_build_object(
         'conversation_id', null, 'trade_id', e.payload->'trade_id', 'listing_id', e.payload->'listing_id',
         'actor_id', case e.payload->>'side' when 'buyer' then e.payload->'buyer_id' else e.payload->'seller_id' end,
         'receiver_id', case e.payload->>'side' when 'buyer' then e.payload->'seller_id' else e.payload->'buyer_id' end,
         'revision', (select max(m.revision) from meeting_moves m
                       where m.trade_id = (e.payload->>'trade_id')::bigint and m.action = e.payload->>'action'),
         'action', e.payload->'action', 'picked', e.payload->'picked', 'dropped', e.payload->'dropped')
 where e.name = 'pickup.moved'
   and not exists (select from reactions_done d where d.event_id = e.id);
update outbox_events e set dispatched_at = null
 where e.name = 'account.deleted'
   and 2 > (select count(*) from reactions_done d
             where d.event_id = e.id
               and d.reaction in ('forget-pickups.account-deleted', 'forget-viewings.account-deleted'));
