// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const not_met = (): string => `not met`
export const met = (): string => `met`
export const no_reserve = (): string => `none`
export const listing = (): string => `Listing`
export const seller = (): string => `Seller`
export const bids = (): string => `Bids`
export const price = (): string => `Price`
export const reserve = (): string => `Reserve`
export const closes = (): string => `Closes`
export const next_shown_of_count_auctions = ({ shown, count }: { shown: string | number; count: number }): string => `Next ${shown} of ${choosePlural(count, { 'one': `${formatCount(count)} auction`, 'other': `${formatCount(count)} auctions` })}`
export const count_auctions = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} auction`, 'other': `${formatCount(count)} auctions` })}`
export const closing_in_the_next_hour = (): string => `Closing in the next hour`
export const auctions_closing_in_the_next_hour = (): string => `Auctions closing in the next hour`
export const no_auctions_close_within_the_hour = (): string => `No auctions close within the hour.`
export const loading_the_figures = (): string => `Loading the figures`
export const these_figures_are_from_as_of = ({ as_of }: { as_of: string | number }): string => `These figures are from ${as_of}.`
export const the_figures_didnt_load = (): string => `The figures didn’t load`
export const from_before = ({ before }: { before: string | number }): string => `from ${before}`
export const up_from_before = ({ before }: { before: string | number }): string => `up from ${before}`
export const no_change = (): string => `no change`
export const up_size = ({ size }: { size: string | number }): string => `up ${size}`
export const down_size = ({ size }: { size: string | number }): string => `down ${size}`
export const members = (): string => `Members`
export const live_listings = (): string => `Live listings`
export const trades = (): string => `Trades`
export const value_traded = (): string => `Value traded`
export const figures = (): string => `Figures`
export const label_by_day = ({ label }: { label: string | number }): string => `${label} by day`
export const label_from_lowest_to_highest_today = ({ label, lowest, highest, today }: { label: string | number; lowest: string | number; highest: string | number; today: string | number }): string => `${label}: from ${lowest} to ${highest}, today ${today}`
export const member = (): string => `Member`
export const in_trade = (): string => `in trade`
export const joined = (): string => `Joined`
export const no_price = (): string => `No price`
export const trade = (): string => `Trade`
export const seller_to_buyer = ({ seller, buyer }: { seller: string | number; buyer: string | number }): string => `${seller} to ${buyer}`
export const value = (): string => `Value`
export const latest_members = (): string => `Latest members`
export const no_members_yet = (): string => `No members yet.`
export const latest_listings = (): string => `Latest listings`
export const no_listings_yet = (): string => `No listings yet.`
export const latest_trades = (): string => `Latest trades`
export const no_sales_yet = (): string => `No sales yet.`
export const general = (): string => `General`
export const vehicles = (): string => `Vehicles`
export const property = (): string => `Property`
export const live = (): string => `Live`
export const drafts = (): string => `Drafts`
export const to_approve = (): string => `To approve`
export const sold = (): string => `Sold`
export const unsold = (): string => `Unsold`
export const withdrawn = (): string => `Withdrawn`
export const suspended = (): string => `Suspended`
export const listings_by_status = (): string => `Listings by status`
export const status = (): string => `Status`
export const period = (): string => `Period`
export const last_choice_days = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Today`, 'other': `Last ${formatCount(count)} days` })}`
export const against_the_days_before = ({ count }: { count: number }): string => `against the ${choosePlural(count, { 'one': `day`, 'other': `${formatCount(count)} days` })} before`
export const to_do = (): string => `To do`
export const all_done = (): string => `All done`
export const the_to_do_list_didnt_load_message = ({ message }: { message: string | number }): string => `The to-do list didn’t load. ${message}`
export const oldest_oldest_at = ({ oldest_at }: { oldest_at: string | number }): string => `Oldest ${oldest_at}`
export const total_in_all_best_day_day_traded = ({ total, day, traded }: { total: string | number; day: string | number; traded: string | number }): string => `${total} in all · best day ${day}, ${traded}`
export const value_traded_by_day = (): string => `Value traded by day`
export const no_sales_in_this_period_choose_a = (): string => `No sales in this period. Choose a longer one.`
export const value_traded_by_day_summary = ({ summary }: { summary: string | number }): string => `Value traded by day: ${summary}`
export const day_traded_in_trades = ({ day, traded, trades }: { day: string | number; traded: string | number; trades: number }): string => `${day}: ${traded} in ${choosePlural(trades, { 'one': `${formatCount(trades)} trade`, 'other': `${formatCount(trades)} trades` })}`
export const sales_by_day = (): string => `Sales by day`
export const day = (): string => `Day`
