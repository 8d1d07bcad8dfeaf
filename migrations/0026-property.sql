-- Which of its pictures are drawings of the rooms.
alter table property_details add column floor_plan_ids bigint[] not null default '{}';

-- Of a real estate agency: its licence under the Real Estate Agents Act 2008.
alter table accounts add column agency_licence text;

-- Of a property, for a search by size; everything else that it is found by is a token.
alter table search_rows add column floor_area_m2 integer, add column land_area_m2 integer;
