// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const the_plans_didnt_load = (): string => `The plans didn’t load`
export const loading_the_plans = (): string => `Loading the plans`
export const no_plans_yet = (): string => `No plans yet`
export const add_plan = (): string => `Add plan`
export const add_what_members_can_pay_for = (): string => `Add the plans members can pay for.`
export const plans = (): string => `Plans`
export const plan = (): string => `Plan`
export const price = (): string => `Price`
export const limits = (): string => `Limits`
export const subscribers = (): string => `Subscribers`
export const enabled = (): string => `Enabled`
export const yes = (): string => `Yes`
export const no = (): string => `No`
export const enable_name = ({ name }: { name: string | number }): string => `Enable ${name}`
export const order = (): string => `Order`
export const count_subscribers = ({ count }: { count: number }): string => `${choosePlural(count, { '=0': `no subscribers`, 'one': `${formatCount(count)} subscriber`, 'other': `${formatCount(count)} subscribers` })}`
export const move_up_name = ({ name }: { name: string | number }): string => `Move up: ${name}`
export const move_down_name = ({ name }: { name: string | number }): string => `Move down: ${name}`
export const unlimited = (): string => `Unlimited`
export const name_is_now_number_position = ({ name, position }: { name: string | number; position: string | number }): string => `${name} is now number ${position}.`
export const couldnt_move_that = (): string => `Couldn’t move that`
export const couldnt_change_that = (): string => `Couldn’t change that`
export const name_is_enabled = ({ name }: { name: string | number }): string => `${name} is enabled`
export const name_is_disabled = ({ name, count }: { name: string | number; count: number }): string => `${name} is disabled. ${choosePlural(count, { '=0': `Nobody has it.`, 'one': `Its ${formatCount(count)} subscriber keeps it.`, 'other': `Its ${formatCount(count)} subscribers keep it.` })}`
export const the_plan_didnt_load = (): string => `The plan didn’t load`
export const loading_the_plan = (): string => `Loading the plan`
export const plan_not_found = (): string => `Plan not found`
export const see_all_plans = (): string => `See all plans`
export const it_may_have_been_deleted = (): string => `It may have been deleted.`
export const no_admin_has_changed_this_plan = (): string => `No admin has changed this plan.`
export const plan_deleted = (): string => `Plan deleted`
export const someone_has_or_had_this_plan = (): string => `Someone has or had this plan, so you can’t delete it. To stop new subscriptions, disable it.`
export const delete_plan = (): string => `Delete plan`
export const delete_this_plan = (): string => `Delete this plan?`
export const keep_plan = (): string => `Keep plan`
export const name_will_be_gone_for_good = ({ name }: { name: string | number }): string => `${name} will be gone for good. Nobody has ever had it.`
export const plan_saved = (): string => `Plan saved`
export const plan_added = (): string => `Plan added`
export const enter_an_amount = (): string => `Enter an amount, like 29 or 29.50.`
export const field_and_message = ({ field, message }: { field: string | number; message: string | number }): string => `${field}: ${message}`
export const go_back = (): string => `Go back`
export const save_plan = (): string => `Save plan`
export const preview = (): string => `Preview`
export const you_have_unsaved_changes = (): string => `You have unsaved changes. If you leave, they’ll be lost.`
export const name = (): string => `Name`
export const description = (): string => `Description`
export const count_of_max_characters = ({ count, max }: { count: string | number; max: string | number }): string => `${count} of ${max} characters.`
export const say_who_its_for = (): string => `Say who it’s for, in a sentence or two.`
export const members_can_choose_it_on_the_plans_page = (): string => `Members can choose it on the plans page.`
export const the_card_shows_here_once_the_price = (): string => `The card shows here once the price and limits are filled in.`
export const a_new_price_is_for_new_subscriptions = ({ count }: { count: number }): string => `A new price is for new subscriptions and changes of plan. ${choosePlural(count, { '=0': `People keep the price they agreed to.`, 'one': `${formatCount(count)} subscriber keeps the price they agreed to.`, 'other': `${formatCount(count)} subscribers keep the price they agreed to.` })}`
export const limits_are_for_everyone_at_once = ({ count }: { count: number }): string => `Limits change at once for everyone on this plan${choosePlural(count, { '=0': `.`, 'one': `: ${formatCount(count)} subscriber now.`, 'other': `: ${formatCount(count)} subscribers now.` })} Live listings above a limit stay until they close.`
export const amount = (): string => `Amount`
export const gst_included = (): string => `In New Zealand dollars, GST included.`
export const paid = (): string => `Paid`
export const every_month = (): string => `Every month`
export const every_year = (): string => `Every year`
export const payment_providers_price = (): string => `Price at the payment provider`
export const type_an_amount = (): string => `Type an amount`
export const the_price_it_has_now = (): string => `The price it has now`
export const name_at_price = ({ name, price }: { name: string | number; price: string | number }): string => `${name}: ${price}`
export const general_listings_live = (): string => `General listings`
export const vehicle_listings_live = (): string => `Vehicle listings`
export const property_listings_live = (): string => `Property listings`
export const photos_a_listing = (): string => `Photos a listing`
export const from_1_to_20 = (): string => `From 1 to 20.`
export const featured_listings = (): string => `Featured listings`
export const shown_in_turn_at_the_top = (): string => `Shown in turn above other results.`
export const agents = (): string => `Agents`
export const for_real_estate_agencies = (): string => `For real estate agencies.`
export const stock_feed = (): string => `Stock feed`
export const their_dealer_system_lists_vehicles = (): string => `Their dealership system lists vehicles by itself.`
export const branding = (): string => `Branding`
export const logo_banner_and_colours = (): string => `Logo, banner and colours on their listings.`
export const general = (): string => `General`
export const vehicles = (): string => `Vehicles`
export const property = (): string => `Property`
export const photos = (): string => `Photos`
export const featured = (): string => `Featured`
export const payments_arent_set_up = (): string => `Payments aren’t set up, so members don’t see these plans. Set STRIPE_SECRET_KEY on the server.`
