// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const changed_name = ({ name }: { name: string | number }): string => `Changed ${name}`
export const changed_sellers_names = ({ sellers_names }: { sellers_names: string | number }): string => `Changed ${sellers_names}`
export const where_exactly_it_is = (): string => `where exactly it is`
export const how_often_it_is_listed_again_by_itself = (): string => `how often it is listed again by itself`
export const changed_the_title_which_was_text = ({ text }: { text: string | number }): string => `Changed the title, which was “${text}”`
export const changed_the_description = (): string => `Changed the description`
export const added_to_the_description_added = ({ added }: { added: string | number }): string => `Added to the description: “${added}”`
export const length_photos = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `a photo`, 'other': `${formatCount(count)} photos` })}`
export const added_choice = ({ choice }: { choice: string | number }): string => `Added ${choice}`
export const changed_the_photos = (): string => `Changed the photos`
export const changed_the_documents = (): string => `Changed the documents`
export const length_documents = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `a document`, 'other': `${formatCount(count)} documents` })}`
export const changed_the_shipping = (): string => `Changed the shipping`
export const added_shipping_text = ({ text }: { text: string | number }): string => `Added shipping: ${text}`
export const start_price = (): string => `start price`
export const buy_now_price = (): string => `buy-now price`
export const weekly_rent = (): string => `weekly rent`
export const set_a_reserve = (): string => `Set a reserve`
export const removed_the_reserve = (): string => `Removed the reserve`
export const lowered_the_reserve = (): string => `Lowered the reserve`
export const raised_the_reserve = (): string => `Raised the reserve`
export const changed_how_many_there_are_from_text = ({ text, text2 }: { text: string | number; text2: string | number }): string => `Changed how many there are, from ${text} to ${text2}`
export const takes_offers_now = (): string => `Takes offers now`
export const takes_no_more_offers = (): string => `Takes no more offers`
export const moved_the_closing_from_instant_to = ({ instant, instant2 }: { instant: string | number; instant2: string | number }): string => `Moved the closing from ${instant} to ${instant2}`
export const changed_the_condition_from_text_to = ({ text, text2 }: { text: string | number; text2: string | number }): string => `Changed the condition from ${text} to ${text2}`
export const corrected_the_odometer_from_before_to = ({ before, after }: { before: string | number; after: string | number }): string => `Corrected the odometer from ${before} to ${after}`
export const changed_the_odometer = (): string => `Changed the odometer`
export const the_category = (): string => `the category`
export const the_pickup = (): string => `the pickup`
export const the_ways_to_pay = (): string => `the ways to pay`
export const the_place = (): string => `the place`
export const the_vin = (): string => `the VIN`
export const the_wof_date = (): string => `the WoF date`
export const the_registration_date = (): string => `the registration date`
export const the_text = ({ text }: { text: string | number }): string => `the ${text}`
export const set_a_name_of_after = ({ name, after }: { name: string | number; after: string | number }): string => `Set a ${name} of ${after}`
export const removed_the_name_of_before = ({ name, before }: { name: string | number; before: string | number }): string => `Removed the ${name} of ${before}`
export const changed_the_name_from_before_to_after = ({ name, before, after }: { name: string | number; before: string | number; after: string | number }): string => `Changed the ${name} from ${before} to ${after}`
export const no_time = (): string => `no time`
export const text_km = ({ text }: { text: string | number }): string => `${text} km`
export const people_have_bid_so_you_cant_change = (): string => `People have bid, so you can’t change this.`
export const you_cant_change_how_it_sells_withdraw = (): string => `You can’t change how it sells. Withdraw it and relist it instead.`
export const you_cant_change_the_vehicle_type = (): string => `You can’t change the vehicle type. Withdraw it and list it again.`
export const you_cant_change_between_sale_and_rent = (): string => `You can’t change between sale and rent. Withdraw it and list it again.`
export const sold_count_are = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `One is`, 'other': `${formatCount(count)} are` })}`
export const choice_sold_already_say_how_many_there = ({ choice }: { choice: string | number }): string => `${choice} sold already. Say how many there were from the start, or withdraw it.`
export const people_have_bid_on_this_you_can_add_to = (): string => `People have bid on this. You can add to it on a new line, but not change it.`
export const people_have_bid_on_these_photos_you = (): string => `People have bid on these photos. You can add more, but not change them.`
export const people_have_bid_with_these_you_can_add = (): string => `People have bid with these. You can add shipping options, but not change them.`
export const people_have_bid_you_can_only_correct = (): string => `People have bid. You can only correct the odometer up. For anything else, contact support.`
export const this_listing_isnt_live_any_more_so_you = (): string => `This listing isn’t live any more, so you can’t change it.`
export const give_a_reason_in_a_few_words = (): string => `Give a reason, in a few words.`
export const the_auction_may_run_for_at_most_words = ({ words }: { words: string | number }): string => `The auction may run for at most ${words} from when it went live.`
export const enter_what_it_sold_for = (): string => `Enter what it sold for.`
export const choose_someone_who_bid_on_this_listing = (): string => `Choose someone who bid on this listing or asked about it.`
export const this_person_cant_buy_on_hoko_at_the = (): string => `This person can’t buy on Hoko at the moment.`
