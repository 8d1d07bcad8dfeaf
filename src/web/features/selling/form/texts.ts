// Written by `npm run texts` from texts.json, where the texts stand.
import type { Parts } from '#shared/texts/parts.ts'

export const people_have_bid_so_you_can_add_to_this = (): string => `People have bid, so you can add to this listing but not change what’s there.`
export const description = (): string => `Description`
export const add_to_the_description = (): string => `Add to the description`
export const for_example_something_a_buyer_asked = (): string => `For example, something a buyer asked. It’s added below the description.`
export const new_photos_are_added_after_the_others = (): string => `New photos are added after the others.`
export const odometer = (): string => `Odometer`
export const kilometres = (): string => `Kilometres`
export const you_can_correct_it_up_or_down_the = (): string => `You can correct it up or down. The seller can only correct it up.`
export const you_can_only_correct_it_up_for = (): string => `You can only correct it up. For anything else, contact support.`
export const shipping = (): string => `Shipping`
export const more_shipping_options = (): string => `More shipping options`
export const title = (): string => `Title`
export const start_price = (): string => `Start price`
export const buy_now = (): string => `Buy now`
export const closes = (): string => `Closes`
export const condition = (): string => `Condition`
export const new_word = (): string => `New`
export const used = (): string => `Used`
export const what_you_cant_change = (): string => `What you can’t change`
export const people_have_bid_on_these_so_they_cant = (): string => `People have bid on these, so they can’t change. To fix an important mistake, withdraw the listing and say why.`
export const current_photos = (): string => `Current photos`
export const photo_index = ({ index }: { index: string | number }): string => `Photo ${index}`
export const reserve = (): string => `Reserve`
export const lower_it_to = (): string => `Lower it to`
export const you_can_lower_it_once_to_at_least = ({ lowest_reserve }: { lowest_reserve: string | number }): string => `You can lower it once, to at least ${lowest_reserve}. The price doesn’t move until the next bid. Everyone can see that you lowered it, but not to what.`
export const name_required = ({ name }: { name: string | number }): string => `${name} (required)`
export const details = (): string => `Details`
export const people_filter_their_search_by_these = (): string => `People filter their search by these.`
export const try_again = (): string => `Try again`
export const this_categorys_details_didnt_load = (): string => `This category’s details didn’t load.`
export const loading_this_categorys_details = (): string => `Loading this category’s details`
export const no_bids_yet = (): string => `no bids yet`
export const asking_price = (): string => `asking price`
export const buy_now_quantity_left = ({ quantity }: { quantity: string | number }): string => `buy now · ${quantity} left`
export const buy_now_2 = (): string => `buy now`
export const pickup_available = (): string => `Pickup available`
export const the_buyer_can_collect_it = (): string => `The buyer can collect it.`
export const pickup_only = (): string => `Pickup only`
export const you_dont_send_it = (): string => `You don’t send it.`
export const no_pickup = (): string => `No pickup`
export const you_always_send_it = (): string => `You always send it.`
export const bank_transfer = (): string => `Bank transfer`
export const cash_on_pickup = (): string => `Cash on pickup`
export const another_way_agreed_with_the_buyer = (): string => `Another way, agreed with the buyer`
export const courier_north_island = (): string => `Courier, North Island`
export const courier_south_island = (): string => `Courier, South Island`
export const rural_delivery_surcharge = (): string => `Rural delivery surcharge`
export const vehicle_transport_north_island = (): string => `Vehicle transport, North Island`
export const vehicle_transport_south_island = (): string => `Vehicle transport, South Island`
export const pickup_shipping_and_payment = (): string => `Pickup, shipping and payment`
export const pickup = (): string => `Pickup`
export const if_you_dont_add_any_you_and_the_buyer = (): string => `If you don’t add any, you and the buyer can arrange it after the sale.`
export const how_you_take_payment = (): string => `How you take payment`
export const optional = (): string => `(optional)`
export const add_shipping_option = (): string => `Add shipping option`
export const shipping_position_name = ({ position }: { position: string | number }): string => `Shipping ${position}: name`
export const such_as_courier = (): string => `Such as: Courier`
export const shipping_position_price = ({ position }: { position: string | number }): string => `Shipping ${position}: price`
export const n_0_is_free = (): string => `0 is free`
export const remove_shipping_position = ({ position }: { position: string | number }): string => `Remove shipping ${position}`
export const yes = (): string => `Yes`
export const no = (): string => `No`
export const select = (): string => `Select…`
export const location = (): string => `Location`
export const shown_on_the_listing = (): string => `Shown on the listing.`
export const only_shown_to_people_you_trade_with = (): string => `Only shown to people you trade with.`
export const otherwise_only_the_suburb_is_shown = (): string => `Otherwise only the suburb is shown.`
export const wait_until_your_photos_are_uploaded = (): string => `Wait until your photos are uploaded.`
export const a_photo_didnt_upload_try_again_or = (): string => `A photo didn’t upload. Try again or remove it.`
export const sell_something = (): string => `Sell something`
export const sell_a_vehicle = (): string => `Sell a vehicle`
export const list_a_property = (): string => `List a property`
export const before_it_can_be_published = (): string => `Before it can be published`
export const preview_and_publish = (): string => `Preview and publish`
export const see_the_whole_page = (): string => `See the whole page`
export const how_people_will_see_it = (): string => `How people will see it`
export const your_last_changes_arent_saved_if_you = (): string => `Your last changes aren’t saved. If you leave now, they’ll only be in this tab.`
export const your_draft = (): string => `Your draft`
export const its_free_to_list_we_save_your_draft_as = (): string => `It’s free to list. We save your draft as you go – no one sees it until you publish.`
export const what_you_write_is_saved_as_you_go = ({ seller_name }: { seller_name: string | number }): string => `Your changes are saved as you go, among ${seller_name}’s drafts, so they can carry on with it. We’ll tell them when you publish it, and it sells in their name.`
export const loading_the_form = (): string => `Loading the form`
export const enter_a_shipping_price_like_6_or_6_50 = (): string => `Enter a shipping price like 6 or 6.50. Use 0 for free.`
export const enter_a_name_and_a_price_for_each = (): string => `Enter a name and a price for each shipping option. Use 0 for free.`
export const enter_a_day_a_start_and_an_end_for = (): string => `Enter a day, a start and an end for each open home.`
export const enter_a_number_like_54_or_27_5 = (): string => `Enter a number, like 54 or 27.5.`
export const enter_an_amount_like_45_or_45_50 = (): string => `Enter an amount, like 45 or 45.50.`
export const enter_a_day_and_time = (): string => `Enter a day and time.`
export const it_has_the_name_address_and_number = <Node>({ link, is_own }: { link: (parts: Parts<Node>) => Node; is_own: boolean }): Parts<Node> => [`It has the name, address and number from `, link([`${is_own ? `your settings` : `the member’s account`}`]), `.`]
export const general_item = (): string => `General item`
export const anything_from_a_bike_to_a_bag_of_seed = (): string => `Anything from a bike to a bag of seed potatoes, by auction or at a fixed price.`
export const cars_motorbikes_boats_caravans_trucks = (): string => `Cars, motorbikes, boats, caravans, trucks, machinery and parts. Start with the plate.`
export const a_home_or_section_for_sale_a_rental_or = (): string => `A home or section for sale, a rental, or a room for a flatmate.`
export const what_are_you_listing = (): string => `What are you listing?`
export const its_free_to_list_you_can_stop_any_time = (): string => `It’s free to list. You can stop any time – we keep your draft.`
export const its_been_owned_or_opened_describe_any = (): string => `It’s been owned or opened. Describe any wear.`
export const never_used_with_everything_that_came = (): string => `Never used, with everything that came with it.`
export const such_as_cinelli_tutto_commuter_54_cm = (): string => `Such as: Cinelli Tutto commuter, 54 cm, new tyres`
export const such_as_2016_toyota_aqua_one_owner = (): string => `Such as: 2016 Toyota Aqua, one owner, full history`
export const such_as_sunny_villa_near_the_beach = (): string => `Such as: Sunny villa near the beach`
export const include_what_people_search_for_make = (): string => `Include what people search for: make, model, size, colour.`
export const include_what_people_search_for_year = (): string => `Include what people search for: year, make, model and what’s special about it.`
export const what_makes_people_want_to_see_it_light = (): string => `What makes people want to see it: light, views, what’s nearby. Rooms, location and price are shown next to it.`
export const what_it_does_any_faults_whats_included = (): string => `What it does, any faults, what’s included, and why you’re selling.`
export const what_its_like_to_live_there_whats_been = (): string => `What it’s like to live there, what’s been done to it and what hasn’t, and what’s nearby.`
export const what_it_is = (): string => `What it is`
export const at_most_80_characters = (): string => `At most 80 characters.`
export const category = (): string => `Category`
export const vehicle = (): string => `Vehicle`
export const property = (): string => `Property`
export const enter_the_start_price_as_an_amount = (): string => `Enter the start price as an amount, like 45 or 45.50.`
export const enter_the_reserve_as_an_amount = (): string => `Enter the reserve as an amount, like 45 or 45.50.`
export const enter_the_price_as_an_amount = (): string => `Enter the price as an amount, like 45 or 45.50.`
export const list_a_property_for_name = ({ name }: { name: string | number }): string => `List a property for ${name}`
export const a_draft_for_name = ({ name }: { name: string | number }): string => `A draft for ${name}`
export const list_something_for_name = ({ name }: { name: string | number }): string => `List something for ${name}`
export const list_a_vehicle_for_name = ({ name }: { name: string | number }): string => `List a vehicle for ${name}`
export const you_sell_in_trade_so_we_show_a_notice = <Node>({ b }: { b: (parts: Parts<Node>) => Node }): Parts<Node> => [`You sell in trade, so we show a `, b([`Consumer Information Notice`]), ` with it, to read and to print.`]
export const they_sell_in_trade_so_we_show_a_notice = <Node>({ name, b }: { name: string | number; b: (parts: Parts<Node>) => Node }): Parts<Node> => [`${name}`, ` sells in trade, so we show a `, b([`Consumer Information Notice`]), ` with it, to read and to print.`]
export const it_needs_the_address_and_the_trader_number = <Node>({ link, is_own }: { link: (parts: Parts<Node>) => Node; is_own: boolean }): Parts<Node> => [`It needs the address and the trader number from `, link([`${is_own ? `your settings` : `the member’s account`}`]), `.`]
export const you_have_sold_so_many_vehicles = <Node>({ sold_in_a_year, link }: { sold_in_a_year: string | number; link: (parts: Parts<Node>) => Node }): Parts<Node> => [`You have sold `, `${sold_in_a_year}`, ` vehicles in twelve months. Anyone who sells more than six is a motor vehicle trader by law. Please declare it in `, link([`your settings`]), `.`]
export const used_of_limit_live = ({ used, limit }: { used: string | number; limit: string | number }): string => `${used} of ${limit} live`
export const used_of_limit_live_publish_needs_plan = ({ used, limit }: { used: string | number; limit: string | number }): string => `${used} of ${limit} live. You can publish another when one ends.`
export const more_with_a_plan = (): string => `More with a plan`
export const you_have_used_of_limit_live = ({ used, limit, type, has_plan }: { used: string | number; limit: string | number; type: 'general' | 'vehicle' | 'property' | 'other'; has_plan: boolean }): string => `You have ${used} of ${limit} ${{ 'general': `general`, 'vehicle': `vehicle`, 'property': `property`, 'other': `` }[type]} listings live. Write this one now and publish it when one ends${has_plan ? `, or choose a plan` : ``}.`
