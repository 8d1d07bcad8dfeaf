-- How a vehicle is handed over where its WoF is not current: with a new one, or as is where is. Null is: not said.
alter table vehicle_details add column wof_at_sale text check (wof_at_sale in ('new', 'as_is'));
