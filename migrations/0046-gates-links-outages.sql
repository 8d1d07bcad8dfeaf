-- The browsers an account was signed in with lately, each by a hash of the random mark in its cookie.
create table account_devices (
  id bigint generated always as identity unique,
  account_id bigint not null references accounts on delete cascade,
  mark_hash bytea not null,
  first_seen_at timestamptz not null default clock_timestamp(),
  last_seen_at timestamptz not null default clock_timestamp(),
  primary key (account_id, mark_hash)
);
create index account_devices_seen on account_devices (last_seen_at);
create index account_devices_mark on account_devices (mark_hash);

-- What every batch of bids asks is in PL/pgSQL: a connection plans it once.
create function accounts_on_devices_of(seller bigint) returns bigint[] language plpgsql stable as $$
begin
  return coalesce((
    select array_agg(mine.account_id)
      from account_devices theirs
      join account_devices mine using (mark_hash)
     where theirs.account_id = seller and mine.account_id <> seller
       and least(mine.last_seen_at, theirs.last_seen_at) > clock_timestamp() - interval '30 days'), '{}');
end $$;

-- Flags that the house makes by itself name whom they are about, and have no reporter.
alter table flags alter column reporter_id drop not null;
alter table flags add column about_id bigint references accounts;
alter table flags drop constraint flags_reason_check;
alter table flags add constraint flags_reason_check
  check (reason in ('prohibited', 'counterfeit', 'scam', 'wrong_category', 'offensive', 'other', 'shared_phone',
    'shared_device'));
alter table flags add constraint flags_by_house
  check ((reporter_id is null) = (about_id is not null)
     and (reporter_id is null) = (reason in ('shared_phone', 'shared_device')));
-- Once for a listing and whom it is about, however often they try and whatever was decided.
create unique index flags_of_the_house on flags (listing_id, about_id) where reporter_id is null;

-- What a category, and everything below it, asks of buyers.
alter table categories add column is_adult boolean not null default false;
alter table categories add column licence_words text;

-- What buyers declared, in the words they read. The category may be gone since.
create table gate_confirmations (
  id bigint generated always as identity unique,
  account_id bigint not null references accounts,
  category_id bigint not null,
  kind text not null check (kind in ('adult', 'licence')),
  words text not null,
  confirmed_at timestamptz not null,
  primary key (account_id, category_id, kind, words)
);

create function gates_of(listing bigint)
returns table (category_id bigint, category_name text, kind text, words text) language sql stable as $$
  select c.id, c.name, gate.kind, gate.words
    from listings l
    join categories leaf on leaf.id = l.category_id
    join categories c on c.id = any (leaf.path)
   cross join lateral (values
     ('adult', case when c.is_adult then 'I am 18 or older.' end),
     ('licence', c.licence_words)) as gate (kind, words)
   where l.id = listing and gate.words is not null
   order by array_position(leaf.path, c.id), gate.kind
$$;

create function open_gates_of(listing bigint, account bigint)
returns table (category_id bigint, category_name text, kind text, words text) language sql stable as $$
  select g.category_id, g.category_name, g.kind, g.words from gates_of(listing) g
   where not exists (select from gate_confirmations k
     where k.account_id = account and k.category_id = g.category_id and k.kind = g.kind and k.words = g.words)
$$;

create function has_gate(listing bigint) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from categories c
     where (c.is_adult or c.licence_words is not null)
       and c.id = any ((select leaf.path from categories leaf
         where leaf.id = (select l.category_id from listings l where l.id = listing))::bigint[]));
end $$;

create function has_open_gate(listing bigint, account bigint) returns boolean language plpgsql stable as $$
begin
  return exists (select from open_gates_of(listing, account));
end $$;

-- When any node last said that it runs.
create table pulse (
  is_only boolean primary key default true check (is_only),
  beat_at timestamptz
);
insert into pulse default values;

-- When no node did. In milliseconds, as the instants of auctions are compared.
create table silences (
  id bigint generated always as identity primary key,
  from_at timestamptz not null,
  to_at timestamptz not null check (to_at > from_at)
);
create index silences_end on silences (to_at);

-- An auction keeps the figures it went live with. An outage before its clock began to run says nothing to it.
alter table deals add column outage_s integer not null default 60;
alter table deals add column outage_extension_s integer not null default 600;
alter table deals add column clock_since timestamptz not null default clock_timestamp();

-- Whether an outage in the last minutes of an auction still has to move its closing. It moves it to those minutes after
-- the outage, so that it no longer lies within them.
create function owes_outage(closes_at timestamptz, clock_since timestamptz, outage_s integer, extension_s integer)
returns boolean language plpgsql stable as $$
begin
  return exists (
    select from silences s
     where s.to_at > clock_since
       and s.to_at > closes_at - extension_s * interval '1 second'
       and s.from_at < closes_at
       and s.to_at - s.from_at >= outage_s * interval '1 second');
end $$;
