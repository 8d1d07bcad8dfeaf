-- For the jump list: parts of titles, names, emails and phones, and what's on a vehicle.
create index concurrently if not exists listings_title_parts on listings
  using gin (translate(lower(title), 'āēīōū', 'aeiou') gin_trgm_ops);
create index concurrently if not exists accounts_name_parts on accounts
  using gin (translate(lower(first_name || ' ' || last_name || ' ' || display_name || ' ' || coalesce(trading_name, '')), 'āēīōū', 'aeiou') gin_trgm_ops);
create index concurrently if not exists accounts_email_parts on accounts using gin (email gin_trgm_ops);
create index concurrently if not exists accounts_phone_parts on accounts using gin (phone_number gin_trgm_ops);
create index concurrently if not exists vehicle_details_plate on vehicle_details (plate) where plate is not null;
create index concurrently if not exists vehicle_details_vin on vehicle_details (vin) where vin is not null;
create index concurrently if not exists vehicle_details_chassis on vehicle_details (chassis_number) where chassis_number is not null;
