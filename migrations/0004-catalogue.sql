create table categories (
  id bigint generated always as identity (start with 101) primary key,
  type text not null check (type in ('general', 'vehicle', 'property')),
  parent_id bigint references categories,
  name text not null,
  slug text not null unique,
  image text,
  position integer not null,
  is_famous boolean not null default false,
  status text not null default 'active' check (status in ('active', 'hidden')),
  -- Ids from the root down to and with this one.
  path bigint[] not null
);
create index categories_parent on categories (parent_id, position);
