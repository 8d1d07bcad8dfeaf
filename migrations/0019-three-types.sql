-- What is said of a vehicle beyond what every listing says; null is: not said.
create table vehicle_details (
  listing_id bigint primary key references listings on delete cascade,
  subtype text check (subtype in ('car', 'motorbike', 'boat', 'caravan', 'truck', 'machinery', 'parts')),
  plate text,
  vin text,
  chassis_number text,
  make text,
  model text,
  model_detail text,
  year integer,
  odometer_km integer check (odometer_km >= 0),
  fuel_type text
    check (fuel_type in ('petrol', 'diesel', 'hybrid', 'plug_in_hybrid', 'electric', 'lpg', 'other')),
  transmission text check (transmission in ('automatic', 'manual', 'semi_automatic', 'cvt')),
  drive text check (drive in ('front', 'rear', 'all_wheel', 'four_wheel')),
  body_style text check (
    body_style in (
      'hatchback', 'sedan', 'station_wagon', 'suv', 'ute', 'van', 'coupe', 'convertible', 'other'
    )
  ),
  engine_cc integer,
  power_kw integer,
  seats integer,
  doors integer,
  exterior_colour text,
  number_of_owners integer,
  import_history text check (import_history in ('nz_new', 'imported')),
  first_registered_year integer,
  wof_expires date,
  rego_expires date,
  ruc_paid_to_km integer,
  on_road_costs_included boolean,
  has_security_interest boolean,
  stereo text,
  features text[] not null default '{}',
  safety_rating integer,
  fuel_economy real,
  length_m real,
  hull text check (hull in ('aluminium', 'fibreglass', 'inflatable', 'plastic', 'steel', 'wood', 'other')),
  stock_number text
);

-- The same of a property.
create table property_details (
  listing_id bigint primary key references listings on delete cascade,
  purpose text check (purpose in ('sale', 'rent', 'flatmate')),
  property_type text check (
    property_type in (
      'house', 'apartment', 'townhouse', 'unit', 'section', 'lifestyle', 'rural', 'commercial'
    )
  ),
  price_method text check (
    price_method in (
      'asking_price', 'enquiries_over', 'negotiation', 'auction', 'tender', 'deadline_sale', 'to_be_advised'
    )
  ),
  price_method_date timestamptz,
  price_cents bigint check (price_cents > 0),
  -- Never shown: by it a property is found and sorted whose price nobody names.
  search_price_cents bigint check (search_price_cents > 0),
  weekly_rent_cents bigint check (weekly_rent_cents > 0),
  bond_cents bigint check (bond_cents > 0),
  pet_bond_cents bigint check (pet_bond_cents > 0),
  bedrooms integer,
  bathrooms integer,
  ensuites integer,
  living_rooms integer,
  floor_area_m2 integer,
  land_area_m2 integer,
  rateable_value_cents bigint,
  parking integer,
  garaging integer,
  title_type text check (title_type in ('freehold', 'leasehold', 'cross_lease', 'unit_title')),
  year_built integer,
  open_homes jsonb not null default '[]',
  amenities text[] not null default '{}',
  has_smoke_alarms boolean,
  insulation text,
  healthy_homes text,
  available_from date,
  furnishings text check (furnishings in ('furnished', 'part_furnished', 'unfurnished')),
  pets text check (pets in ('allowed', 'by_agreement', 'not_allowed')),
  smokers text check (smokers in ('allowed', 'outside_only', 'not_allowed')),
  maximum_tenants integer,
  listing_reference text,
  shows_address boolean not null default false
);

-- Where exactly it is: for its seller and whoever trades with them. Everyone else reads the suburb and a rounded point.
alter table listings
  add column address text not null default '',
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180);
