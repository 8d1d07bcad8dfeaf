create table regions (
  slug text primary key,
  name text not null,
  position integer not null
);

create table districts (
  slug text primary key,
  name text not null,
  region text not null references regions
);
create index districts_region on districts (region);

-- Towns and suburbs.
create table suburbs (
  slug text primary key,
  name text not null,
  district text not null references districts,
  latitude double precision not null,
  longitude double precision not null
);
create index suburbs_district on suburbs (district);
