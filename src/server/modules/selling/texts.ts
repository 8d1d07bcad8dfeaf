// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const changed_the_details = (): string => `Changed the details`
export const changed_where_exactly_it_is = (): string => `Changed where exactly it is`
export const changed_how_often_it_is_listed_again = (): string => `Changed how many times it relists automatically`
export const changed_the_title_which_was = ({ title }: { title: string | number }): string => `Changed the title, which was “${title}”`
export const changed_the_description = (): string => `Changed the description`
export const added_to_the_description_added = ({ added }: { added: string | number }): string => `Added to the description: “${added}”`
export const added_photos = ({ count }: { count: number }): string => `Added ${choosePlural(count, { 'one': `a photo`, 'other': `${formatCount(count)} photos` })}`
export const changed_the_photos = (): string => `Changed the photos`
export const changed_the_documents = (): string => `Changed the documents`
export const added_documents = ({ count }: { count: number }): string => `Added ${choosePlural(count, { 'one': `a document`, 'other': `${formatCount(count)} documents` })}`
export const changed_the_shipping = (): string => `Changed the shipping`
export const added_shipping = ({ options }: { options: string | number }): string => `Added shipping: ${options}`
export const set_a_reserve = (): string => `Set a reserve`
export const removed_the_reserve = (): string => `Removed the reserve`
export const lowered_the_reserve = (): string => `Lowered the reserve`
export const raised_the_reserve = (): string => `Raised the reserve`
export const changed_how_many_there_are = ({ before, after }: { before: string | number; after: string | number }): string => `Changed how many there are, from ${before} to ${after}`
export const takes_offers_now = (): string => `Takes offers now`
export const takes_no_more_offers = (): string => `Takes no more offers`
export const moved_the_closing = ({ before, after }: { before: string | number; after: string | number }): string => `Moved the closing from ${before} to ${after}`
export const changed_the_condition = ({ before, after }: { before: string | number; after: string | number }): string => `Changed the condition from ${before} to ${after}`
export const corrected_the_odometer = ({ before, after }: { before: string | number; after: string | number }): string => `Corrected the odometer from ${before} km to ${after} km`
export const changed_the_odometer = (): string => `Changed the odometer`
export const set_a_price = ({ price, after }: { price: 'start' | 'buy_now' | 'rent' | 'other'; after: string | number }): string => `Set a ${{ 'start': `start price`, 'buy_now': `buy-now price`, 'rent': `weekly rent`, 'other': `price` }[price]} of ${after}`
export const removed_the_price = ({ price, before }: { price: 'start' | 'buy_now' | 'rent' | 'other'; before: string | number }): string => `Removed the ${{ 'start': `start price`, 'buy_now': `buy-now price`, 'rent': `weekly rent`, 'other': `price` }[price]} of ${before}`
export const changed_the_price = ({ price, before, after }: { price: 'start' | 'buy_now' | 'rent' | 'other'; before: string | number; after: string | number }): string => `Changed the ${{ 'start': `start price`, 'buy_now': `buy-now price`, 'rent': `weekly rent`, 'other': `price` }[price]} from ${before} to ${after}`
export const no_time = (): string => `no time`
export const people_have_bid_so_you_cant_change = (): string => `People have bid, so you can’t change this.`
export const you_cant_change_how_it_sells_withdraw = (): string => `You can’t change how it sells. Withdraw it and relist it instead.`
export const you_cant_change_the_type_of_listing = (): string => `You can’t change the type of listing. Withdraw it and relist it instead.`
export const you_cant_change_the_vehicle_type = (): string => `You can’t change the vehicle type. Withdraw it and relist it instead.`
export const you_cant_change_between_sale_and_rent = (): string => `You can’t change between sale and rent. Withdraw it and relist it instead.`
export const count_sold_already = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `One is`, 'other': `${formatCount(count)} are` })} sold already. Say how many there were from the start, or withdraw it.`
export const people_have_bid_on_this_you_can_add_to = (): string => `People have bid on this. You can add to it on a new line, but not change it.`
export const people_have_bid_on_these_photos_you = (): string => `People have bid on these photos. You can add more, but not change them.`
export const people_have_bid_with_these_you_can_add = (): string => `People have bid with these. You can add shipping options, but not change them.`
export const people_have_bid_you_can_only_correct = (): string => `People have bid. You can only correct the odometer up. For anything else, contact support.`
export const this_listing_isnt_live_any_more_so_you = (): string => `This listing isn’t live any more, so you can’t change it.`
export const give_a_reason_in_a_few_words = (): string => `Give a reason, in a few words.`
export const the_auction_may_run_for_at_most = ({ duration }: { duration: string | number }): string => `The auction may run for at most ${duration} from when it went live.`
export const only_count_are_left = ({ count }: { count: number }): string => `Only ${choosePlural(count, { 'one': `${formatCount(count)} is`, 'other': `${formatCount(count)} are` })} left.`
export const enter_what_it_sold_for = (): string => `Enter what it sold for.`
export const choose_someone_who_bid_on_this_listing = (): string => `Choose someone who bid on this listing or asked about it.`
export const this_person_cant_buy_on_hoko_at_the = (): string => `This person can’t buy on Hoko at the moment.`
export const changed_the_category = (): string => `Changed the category`
export const changed_the_pickup = (): string => `Changed the pickup`
export const changed_the_ways_to_pay = (): string => `Changed the ways to pay`
export const changed_the_place = (): string => `Changed the place`
export const changed_the_auto_accept = (): string => `Changed the price you accept straight away`
export const changed_the_auto_decline = (): string => `Changed the price you decline straight away`
export const changed_the_plate = (): string => `Changed the plate`
export const changed_the_vin = (): string => `Changed the VIN`
export const changed_the_chassis_number = (): string => `Changed the chassis number`
export const changed_the_make = (): string => `Changed the make`
export const changed_the_model = (): string => `Changed the model`
export const changed_the_model_detail = (): string => `Changed the model details`
export const changed_the_year = (): string => `Changed the year`
export const changed_the_fuel_type = (): string => `Changed the fuel type`
export const changed_the_transmission = (): string => `Changed the transmission`
export const changed_the_drive = (): string => `Changed the drive`
export const changed_the_body_style = (): string => `Changed the body style`
export const changed_the_engine = (): string => `Changed the engine size`
export const changed_the_power = (): string => `Changed the power`
export const changed_the_seats = (): string => `Changed the number of seats`
export const changed_the_doors = (): string => `Changed the number of doors`
export const changed_the_exterior_colour = (): string => `Changed the exterior colour`
export const changed_the_number_of_owners = (): string => `Changed the number of owners`
export const changed_the_import_history = (): string => `Changed the import history`
export const changed_the_first_registered_year = (): string => `Changed the year it was first registered`
export const changed_the_wof_date = (): string => `Changed the WoF date`
export const changed_the_registration_date = (): string => `Changed the rego date`
export const changed_the_ruc_paid_to = (): string => `Changed the distance road user charges are paid to`
export const changed_the_wof_at_sale = (): string => `Changed whether it’s sold with a new WoF`
export const changed_the_on_road_costs_included = (): string => `Changed whether on-road costs are included`
export const changed_the_has_security_interest = (): string => `Changed whether money is owing on it`
export const changed_the_stereo = (): string => `Changed the stereo`
export const changed_the_features = (): string => `Changed the features`
export const changed_the_safety_rating = (): string => `Changed the safety rating`
export const changed_the_fuel_economy = (): string => `Changed the fuel economy`
export const changed_the_length = (): string => `Changed the length`
export const changed_the_hull = (): string => `Changed the hull`
export const changed_the_stock_number = (): string => `Changed the stock number`
export const changed_the_property_type = (): string => `Changed the property type`
export const changed_the_price_method = (): string => `Changed the price method`
export const changed_the_price_method_date = (): string => `Changed the auction, tender or deadline date`
export const changed_the_bond = (): string => `Changed the bond`
export const changed_the_pet_bond = (): string => `Changed the pet bond`
export const changed_the_bedrooms = (): string => `Changed the number of bedrooms`
export const changed_the_bathrooms = (): string => `Changed the number of bathrooms`
export const changed_the_ensuites = (): string => `Changed the number of ensuites`
export const changed_the_living_rooms = (): string => `Changed the number of living rooms`
export const changed_the_floor_area = (): string => `Changed the floor area`
export const changed_the_land_area = (): string => `Changed the land area`
export const changed_the_rateable_value = (): string => `Changed the rateable value`
export const changed_the_search_price = (): string => `Changed the search price`
export const changed_the_parking = (): string => `Changed the number of car parks`
export const changed_the_garaging = (): string => `Changed the number of garages`
export const changed_the_title_type = (): string => `Changed the title type`
export const changed_the_year_built = (): string => `Changed the year it was built`
export const changed_the_open_homes = (): string => `Changed the open homes`
export const changed_the_amenities = (): string => `Changed the amenities`
export const changed_the_has_smoke_alarms = (): string => `Changed the smoke alarm statement`
export const changed_the_insulation = (): string => `Changed the insulation statement`
export const changed_the_healthy_homes = (): string => `Changed the healthy homes statement`
export const changed_the_floor_plan = (): string => `Changed the floor plan`
export const changed_the_available_from = (): string => `Changed the date it’s available from`
export const changed_the_furnishings = (): string => `Changed the furnishings`
export const changed_the_pets = (): string => `Changed whether pets are allowed`
export const changed_the_smokers = (): string => `Changed whether smoking is allowed`
export const changed_the_maximum_tenants = (): string => `Changed the maximum number of tenants`
export const changed_the_listing_reference = (): string => `Changed the listing reference`
export const changed_the_shows_address = (): string => `Changed whether the address is shown`
export const added_agents = ({ count }: { count: number }): string => `Added ${choosePlural(count, { 'one': `an agent`, 'other': `${formatCount(count)} agents` })}`
export const changed_the_agents = (): string => `Changed the agents`
