// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural } from '#shared/texts/choose-plural.ts'
import { endSentence } from '#shared/texts/end-sentence.ts'

export const choose_from_the_list = (): string => `Choose from the list.`
export const say_yes_or_no = (): string => `Say yes or no.`
export const enter_a_few_words = (): string => `Enter a few words.`
export const enter_a_number_like_54_or_27_5 = (): string => `Enter a number, like 54 or 27.5.`
export const that_number_is_too_big = (): string => `That number is too big.`
export const add_this_name = ({ name }: { name: string | number }): string => `Add this: ${endSentence(name)}`
export const yes = (): string => `Yes`
export const no = (): string => `No`
export const another_price_is_mentioned = ({ field, price }: { field: 'title' | 'description' | 'other'; price: string | number }): string => `The ${{ 'title': `title`, 'description': `description`, 'other': `` }[field]} mentions ${price}, which isn’t its price. That could confuse buyers.`
export const contact_details_are_in_the_text = ({ detail, field }: { detail: 'email_address' | 'phone_number' | 'link' | 'other'; field: 'title' | 'description' | 'other' }): string => `There’s ${{ 'email_address': `an email address`, 'phone_number': `a phone number`, 'link': `a link`, 'other': `` }[detail]} in the ${{ 'title': `title`, 'description': `description`, 'other': `` }[field]}. Buyers get your details after the sale. Here, strangers can read them too.`
export const no_refunds_misleads_people = ({ claim }: { claim: string | number }): string => `You sell in trade, so “${claim}” misleads people about their rights, which the Fair Trading Act forbids. You may say how you deal with a change of mind.`
export const no_guarantees_misleads_people = ({ claim }: { claim: string | number }): string => `You sell in trade, so the Consumer Guarantees Act still applies whatever you write. “${claim}” can mislead buyers. For a vehicle without a WoF, choose “As is where is” under “WoF when sold” instead.`
export const this_invites_tenants_to_offer_more = ({ phrase }: { phrase: string | number }): string => `“${phrase}” invites tenants to offer more rent, which the Residential Tenancies Act doesn’t allow. Please remove it.`
export const you_can_choose_who_shares_your_home = ({ phrases }: { phrases: string | number }): string => `${phrases}: you can choose who shares your own home. If you don’t live there, this is discrimination under the Human Rights Act.`
export const this_is_discrimination = ({ phrases, count }: { phrases: string | number; count: number }): string => `${phrases} ${choosePlural(count, { 'one': `is`, 'other': `are` })} discrimination under the Human Rights Act. Please remove ${choosePlural(count, { 'one': `it`, 'other': `them` })}, and describe the place instead.`
export const this_may_be_discrimination = ({ phrases }: { phrases: string | number }): string => `${phrases} may be discrimination under the Human Rights Act. It’s safer to describe the place instead.`
export const the_condition_is_contradicted = ({ field, phrase, condition }: { field: 'title' | 'description' | 'other'; phrase: string | number; condition: 'new' | 'used' | 'other' }): string => `The ${{ 'title': `title`, 'description': `description`, 'other': `` }[field]} says “${phrase}”, and the condition is ${{ 'new': `new`, 'used': `used`, 'other': `` }[condition]}. Which is it?`
export const choose_for_sale_for_rent_or_a_room = (): string => `Choose for sale, for rent or a room.`
export const choose_a_property_type = (): string => `Choose a property type.`
export const choose_the_type_of_home_the_room_is_in = (): string => `Choose the type of home the room is in.`
export const choose_a_price_method = (): string => `Choose a price method.`
export const say_the_price = (): string => `Say the price.`
export const enter_a_search_price_no_one_sees_it = (): string => `Enter a search price. No one sees it.`
export const choose_a_day = (): string => `Choose a day.`
export const that_day_has_passed = (): string => `That day has passed.`
export const enter_the_weekly_rent_the_law_requires = (): string => `Enter the weekly rent. The law requires it.`
export const the_bond_may_be_at_most_four_weeks = (): string => `The bond may be at most four weeks’ rent.`
export const you_dont_allow_pets_so_remove_the_pet = (): string => `You don’t allow pets, so remove the pet bond.`
export const the_pet_bond_may_be_at_most_two_weeks = (): string => `The pet bond may be at most two weeks’ rent.`
export const it_must_end_after_it_starts = (): string => `It must end after it starts.`
export const an_open_home_lasts_at_most_8_hours = (): string => `An open home lasts at most 8 hours.`
export const thats_in_the_past_choose_a_later_day = (): string => `That’s in the past. Choose a later day, or remove it.`
export const it_overlaps_with_another_open_home = (): string => `It overlaps with another open home.`
export const open_home_index = ({ index }: { index: string | number }): string => `Open home ${index}`
export const add_the_number_of_bedrooms_most_people = (): string => `Add the number of bedrooms. Most people search by it.`
export const add_the_number_of_bathrooms = (): string => `Add the number of bathrooms.`
export const add_the_land_area = (): string => `Add the land area.`
export const add_the_floor_area = (): string => `Add the floor area.`
export const add_the_title_type = (): string => `Add the title type.`
export const the_available_from_date_has_passed = (): string => `The available from date has passed. Say when it’s available.`
export const say_when_its_available = (): string => `Say when it’s available.`
export const add_the_bond = (): string => `Add the bond.`
export const say_whether_pets_are_ok = (): string => `Say whether pets are OK.`
export const confirm_it_has_working_smoke_alarms = (): string => `Confirm it has working smoke alarms. Rentals must.`
export const describe_the_insulation_the_tenancy = (): string => `Describe the insulation. The tenancy agreement must include it.`
export const say_how_it_meets_the_healthy_homes = (): string => `Say how it meets the healthy homes standards. The tenancy agreement must include it.`
export const add_an_open_home_so_people_can_plan_a = (): string => `Add an open home, so people can plan a visit.`
export const enter_the_make = (): string => `Enter the make.`
export const enter_the_model = (): string => `Enter the model.`
export const enter_the_year = (): string => `Enter the year.`
export const enter_the_odometer_reading = (): string => `Enter the odometer reading.`
export const choose_the_fuel = (): string => `Choose the fuel.`
export const choose_the_transmission = (): string => `Choose the transmission.`
export const enter_the_engine_size_in_cc = (): string => `Enter the engine size in cc.`
export const enter_the_length = (): string => `Enter the length.`
export const choose_the_hull_material = (): string => `Choose the hull material.`
export const choose_a_vehicle_type = (): string => `Choose a vehicle type.`
export const an_engine_has_more_than_0_cc = (): string => `An engine has more than 0 cc.`
export const that_year_is_in_the_future = (): string => `That year is in the future.`
export const it_cant_be_registered_before_it_was = (): string => `It can’t be registered before it was made. Check both years.`
export const thats_too_far_for_a_vehicle_of_that = (): string => `That’s too far for a vehicle of that year. Check the reading.`
export const a_wof_or_cof_doesnt_last_that_long_at = (): string => `A WoF or CoF doesn’t last that long at its age. Check the date.`
export const rego_lasts_a_year_at_most_check_the = (): string => `Rego lasts a year at most. Check the date.`
export const enter_a_price_the_consumer_information = (): string => `Enter a price. The Consumer Information Notice must show it.`
export const the_register_shows_more_km = ({ read_km }: { read_km: string | number }): string => `The register shows ${read_km} km at its last inspection. If the odometer was replaced, enter at least that and explain it in the description.`
export const add_what_the_consumer_notice_must_show = ({ gap }: { gap: 'address' | 'trader_number' | 'other' }): string => `Add ${{ 'address': `your address`, 'trader_number': `your motor vehicle trader number`, 'other': `your address and your motor vehicle trader number` }[gap]} in your settings: the Consumer Information Notice must show them.`
export const enter_the_vin_or_chassis_number_the = (): string => `Enter the VIN or chassis number. The Consumer Information Notice must show it.`
export const enter_the_year_it_was_first_registered = (): string => `Enter the year it was first registered in New Zealand.`
export const check_the_personal_property_securities = (): string => `Check the Personal Property Securities Register and choose yes or no.`
export const a_traders_price_must_include_all_on = (): string => `A trader’s price must include all on-road costs. Include them and choose yes.`
export const its_wof_isnt_current_choose_whether = (): string => `Its WoF isn’t current. Choose whether you’ll sell it with a new WoF or as is where is.`
export const add_the_plate_so_buyers_can_look_it_up = (): string => `Add the plate so buyers can look it up.`
export const the_wof_has_expired_get_a_new_one_or = (): string => `The WoF has expired. Get a new one, or choose “As is where is” – the buyer must agree to that in writing.`
export const add_the_wof_expiry_date_its_the_first = (): string => `Add the WoF expiry date. It’s the first thing people ask.`
export const its_rego_has_expired_say_if_youll = (): string => `Its rego has expired. Say if you’ll renew it before pickup.`
export const the_register_says_year_buyers_will_see = ({ year }: { year: string | number }): string => `The register says ${year}. Buyers will see that this year is from you.`
export const add_the_road_user_charges_reading = (): string => `Add the road user charges reading.`
export const its_road_user_charges_are_behind_the = (): string => `Its road user charges are behind the odometer. The buyer would have to pay them.`
export const add_the_number_of_owners = (): string => `Add the number of owners.`
export const someone_has_a_claim_on_it_say_that = (): string => `Someone has a claim on it. Say that you’ll clear it before handover.`
export const the_wof_has_expired_choose_under_wof = (): string => `The WoF has expired. Choose under “WoF when sold” how you’ll sell it: with a new WoF, or as is where is, which the buyer must agree to in writing.`
export const going_by_its_expiry_date_this_wof_was = (): string => `Going by its expiry date, this WoF was issued more than a month ago. When you hand the vehicle over it must be less than a month old, unless the buyer agrees in writing to take it as is.`
export const enter_a_price = (): string => `Enter a price.`
export const enter_a_title = (): string => `Enter a title.`
export const enter_a_title_of_at_least_3_characters = (): string => `Enter a title of at least 3 characters.`
export const enter_a_title_of_at_most_80_characters = (): string => `Enter a title of at most 80 characters.`
export const choose_a_category = (): string => `Choose a category.`
export const choose_another_category_this_one = ({ type }: { type: 'general' | 'vehicle' | 'property' | 'other' }): string => `Choose another category. This one doesn’t take ${{ 'general': `general items`, 'vehicle': `vehicles`, 'property': `properties`, 'other': `` }[type]}.`
export const choose_new_or_used = (): string => `Choose new or used.`
export const add_a_description_in_a_sentence_or_two = (): string => `Add a description, in a sentence or two.`
export const say_where_it_is = (): string => `Say where it is.`
export const property_is_listed_by_enquiry = (): string => `Property is listed by enquiry.`
export const offers_on_property_are_made_on_paper = (): string => `Offers on property are made on paper, not here.`
export const add_a_shipping_option_or_allow_pickup = (): string => `Add a shipping option, or allow pickup.`
export const choose_at_least_one_way_to_pay = (): string => `Choose at least one way to pay.`
export const enter_an_amount_no_higher_than_your = (): string => `Enter an amount no higher than your price.`
export const this_would_decline_every_offer_enter_a = (): string => `This would decline every offer. Enter a lower amount.`
export const enter_an_amount_no_higher_than_the_one = (): string => `Enter an amount no higher than the one you accept automatically.`
export const enter_a_start_price = (): string => `Enter a start price.`
export const the_reserve_must_be_at_least_the_start = (): string => `The reserve must be at least the start price.`
export const the_buy_now_price_must_be_at_least = ({ is_reserve_higher }: { is_reserve_higher: boolean }): string => `The buy-now price must be at least ${is_reserve_higher ? `the reserve` : `the start price`}.`
export const an_auction_sells_one_item_choose_a = (): string => `An auction sells one item. Choose a fixed price to sell several.`
export const the_auction_must_run_for_at_least = ({ shortest }: { shortest: string | number }): string => `The auction must run for at least ${shortest} minutes.`
export const the_auction_may_run_for_at_most = ({ longest }: { longest: string | number }): string => `The auction may run for at most ${longest}.`
export const choose_how_long_the_auction_runs = (): string => `Choose how long the auction runs.`
export const choose_the_day_and_time_the_auction = (): string => `Choose the day and time the auction ends.`
export const thats_in_the_past_choose_a_later_time = (): string => `That’s in the past. Choose a later time.`
