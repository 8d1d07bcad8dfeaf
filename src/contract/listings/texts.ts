// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const choose_how_to_sell_it = (): string => `Choose how to sell it.`
export const choose_new_or_used = (): string => `Choose new or used.`
export const choose_whether_it_can_be_picked_up = (): string => `Choose whether it can be picked up.`
export const at_most_200_characters = (): string => `At most 200 characters.`
export const this_must_be_an_answer = (): string => `This must be an answer.`
export const the_shipping_option = (): string => `The shipping option`
export const this_must_be_an_amount_in_whole_cents = (): string => `This must be an amount in whole cents.`
export const shipping_cant_be_less_than_zero = (): string => `Shipping can’t be less than zero.`
export const shipping_may_cost_at_most_nz_10_000 = (): string => `Shipping may cost at most NZ$ 10,000.`
export const choose_for_sale_for_rent_or_a_room = (): string => `Choose for sale, for rent or a room.`
export const choose_a_kind_of_property = (): string => `Choose a kind of property.`
export const choose_a_price_method = (): string => `Choose a price method.`
export const the_number_of_bedrooms = (): string => `The number of bedrooms`
export const the_number_of_bathrooms = (): string => `The number of bathrooms`
export const the_number_of_ensuites = (): string => `The number of ensuites`
export const the_number_of_living_rooms = (): string => `The number of living rooms`
export const the_floor_area = (): string => `The floor area`
export const the_land_area = (): string => `The land area`
export const the_number_of_car_parks = (): string => `The number of car parks`
export const the_number_of_garages = (): string => `The number of garages`
export const the_year_it_was_built = (): string => `The year it was built`
export const this_must_be_a_list_of_open_homes = (): string => `This must be a list of open homes.`
export const at_most_20_open_homes = (): string => `At most 20 open homes.`
export const an_amenity = (): string => `An amenity`
export const this_must_be_a_list = (): string => `This must be a list.`
export const at_most_60_amenities = (): string => `At most 60 amenities.`
export const say_yes_or_no = (): string => `Say yes or no.`
export const what_is_said_of_insulation = (): string => `What is said of insulation`
export const the_healthy_homes_statement = (): string => `The healthy homes statement`
export const this_must_be_a_list_of_pictures = (): string => `This must be a list of pictures.`
export const at_most_20_floor_plans = (): string => `At most 20 floor plans.`
export const this_must_be_a_list_of_documents = (): string => `This must be a list of documents.`
export const the_number_of_tenants = (): string => `The number of tenants`
export const the_reference = (): string => `The reference`
export const choose_a_vehicle_type = (): string => `Choose a vehicle type.`
export const the_year = (): string => `The year`
export const the_plate = (): string => `The plate`
export const the_vin = (): string => `The VIN`
export const the_chassis_number = (): string => `The chassis number`
export const the_make = (): string => `The make`
export const the_model = (): string => `The model`
export const the_model_detail = (): string => `The model detail`
export const the_odometer = (): string => `The odometer`
export const the_engine_size = (): string => `The engine size`
export const the_power = (): string => `The power`
export const the_number_of_seats = (): string => `The number of seats`
export const the_number_of_doors = (): string => `The number of doors`
export const the_colour = (): string => `The colour`
export const the_number_of_owners = (): string => `The number of owners`
export const the_road_user_charges = (): string => `The road user charges`
export const the_stereo = (): string => `The stereo`
export const a_feature = (): string => `A feature`
export const at_most_60_features = (): string => `At most 60 features.`
export const the_safety_rating = (): string => `The safety rating`
export const the_fuel_economy_must_be_a_number = (): string => `The fuel economy must be a number.`
export const the_fuel_economy_must_be_a_number_above = (): string => `The fuel economy must be a number above 0.`
export const the_fuel_economy_may_be_at_most_100 = (): string => `The fuel economy may be at most 100.`
export const the_length_must_be_a_number = (): string => `The length must be a number.`
export const the_length_must_be_a_number_above_0 = (): string => `The length must be a number above 0.`
export const the_length_may_be_at_most_200_m = (): string => `The length may be at most 200 m.`
export const the_stock_number = (): string => `The stock number`
export const at_most_documents = ({ count }: { count: number }): string => `At most ${choosePlural(count, { 'one': `${formatCount(count)} document`, 'other': `${formatCount(count)} documents` })}.`
export const this_must_be_a_list_of_agents = (): string => `This must be a list of agents.`
export const at_most_agents = ({ count }: { count: string | number }): string => `Choose up to ${count} agents.`
