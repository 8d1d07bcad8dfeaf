-- The people of a real estate agency, whom its listings name.
create table agents (
  id bigint generated always as identity primary key,
  seller_id bigint not null references accounts,
  name text not null,
  image_id bigint references images,
  phone_number text not null,
  email text not null,
  licence_number text not null,
  status text not null default 'active' check (status in ('active', 'left')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index agents_licence on agents (seller_id, licence_number) where status = 'active';
create index agents_seller on agents (seller_id, id);
create index agents_image on agents (image_id) where image_id is not null;

create table agent_status_changes (
  id bigint generated always as identity primary key,
  agent_id bigint not null references agents on delete cascade,
  status text not null check (status in ('active', 'left')),
  -- Who has the listings of one who left.
  moves_to bigint references agents on delete set null,
  changed_by bigint not null references accounts,
  at timestamptz not null
);
create index agent_status_changes_agent on agent_status_changes (agent_id, id);

-- Each look at an agent's phone number and email.
create table agent_looks (
  id bigint generated always as identity primary key,
  agent_id bigint not null references agents on delete cascade,
  viewer_id bigint not null references accounts,
  at timestamptz not null
);
create index agent_looks_viewer on agent_looks (viewer_id, at desc);

alter table property_details add column agent_ids bigint[] not null default '{}';
