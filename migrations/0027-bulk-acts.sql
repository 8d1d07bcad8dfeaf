-- Acts of sellers on many listings: a plan first, then its run by a worker.
create table bulk_acts (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  kind text not null
    check (kind in ('price', 'quantity', 'delivery', 'duration', 'relist', 'withdraw', 'delete_drafts')),
  -- Bidders see it; '' unless listings are withdrawn.
  reason text not null default '',
  -- The act that this one takes back.
  undoes bigint references bulk_acts on delete cascade,
  -- Listings that were found, more than one act takes included.
  matching integer not null,
  created_at timestamptz not null default clock_timestamp(),
  started_at timestamptz,
  stopped_at timestamptz,
  finished_at timestamptz
);
create index bulk_acts_account on bulk_acts (account_id, id desc);
create index bulk_acts_undoes on bulk_acts (undoes) where undoes is not null;
create index bulk_acts_running on bulk_acts (id) where started_at is not null and finished_at is null;
create index bulk_acts_created on bulk_acts (created_at);

create table bulk_act_items (
  id bigint generated always as identity primary key,
  bulk_act_id bigint not null references bulk_acts on delete cascade,
  -- Null once its draft is deleted.
  listing_id bigint references listings on delete set null,
  type text not null check (type in ('general', 'vehicle', 'property')),
  title text,
  -- Fields and their values.
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  bid_count integer not null default 0,
  -- The listing is changed only while these are its own.
  status text not null
    check (status in ('draft', 'pending', 'active', 'sold', 'unsold', 'withdrawn', 'suspended')),
  version integer not null,
  deal_version integer,
  -- Its version once changed, so that it's not taken back after a later change.
  version_after integer,
  relisted_as bigint references listings on delete set null,
  outcome text check (outcome in ('done', 'refused', 'changed')),
  -- Why it stays as it is.
  refusal text,
  settled_at timestamptz,
  check (outcome is distinct from 'refused' or refusal is not null)
);
create unique index bulk_act_items_once on bulk_act_items (bulk_act_id, listing_id);
create index bulk_act_items_listing on bulk_act_items (listing_id);
create index bulk_act_items_relisted_as on bulk_act_items (relisted_as) where relisted_as is not null;
