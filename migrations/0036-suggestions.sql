-- What a search box suggests beside categories, counted by a job so that nobody's typing waits for it: the makes and
-- models that are for sale (of a make by itself, the model is empty), and how much there is in each town or suburb.
create table suggested_vehicles (
  make text not null,
  model text not null,
  listing_count integer not null check (listing_count > 0),
  primary key (make, model)
);

create table suggested_places (
  suburb text primary key references suburbs on delete cascade,
  listing_count integer not null check (listing_count > 0)
);
