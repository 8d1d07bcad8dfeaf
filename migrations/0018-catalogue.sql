-- The picture an admin chose; `image` stays its address, also for those that came with the demo.
alter table categories add column image_id bigint references images;
create index categories_image on categories (image_id) where image_id is not null;
create index categories_path on categories using gin (path);
-- Whatever their status: what stands in a category keeps it from being removed.
create index listings_any_category on listings (category_id);

create table faqs (
  id bigint generated always as identity primary key,
  question text not null,
  -- Text with a few marks (contract/rich-text.ts); never HTML.
  answer text not null,
  "group" text not null,
  position integer not null,
  status text not null default 'active' check (status in ('active', 'hidden')),
  updated_at timestamptz not null default clock_timestamp()
);

create table filters (
  id bigint generated always as identity primary key,
  name text not null,
  -- Under which its value stands in a listing's attributes.
  key text not null unique,
  kind text not null check (kind in ('select', 'multi_select', 'number_range', 'boolean', 'text')),
  unit text,
  options jsonb not null default '[]',
  is_required boolean not null default false,
  is_facet boolean not null default true,
  position integer not null,
  status text not null default 'active' check (status in ('active', 'hidden'))
);

-- A filter applies to each of its categories and everything below them.
create table filter_categories (
  filter_id bigint not null references filters on delete cascade,
  category_id bigint not null references categories on delete cascade,
  primary key (filter_id, category_id)
);
create index filter_categories_category on filter_categories (category_id);
