// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const reports = (): string => `Reports`
export const period = (): string => `Period`
export const last_days = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Last ${formatCount(count)} day`, 'other': `Last ${formatCount(count)} days` })}`
export const save_days_as_csv = (): string => `Save days as CSV`
export const save_as_csv = (): string => `Save as CSV`
export const csv_saved = (): string => `CSV saved`
export const the_csv_wasnt_saved = (): string => `We couldn’t save the CSV`
export const your_own_selling_and_buying = ({ count }: { count: number }): string => `Your selling and buying over the last ${choosePlural(count, { 'one': `${formatCount(count)} day`, 'other': `${formatCount(count)} days` })}, compared with the ${choosePlural(count, { 'one': `day`, 'other': `${formatCount(count)} days` })} before`
export const your_reports_didnt_load = (): string => `Your reports didn’t load`
export const loading_your_reports = (): string => `Loading your reports`
export const up_to_as_of = ({ as_of }: { as_of: string | number }): string => `Figures up to ${as_of}`
export const no_figures_yet = (): string => `No figures yet`
export const list_bid_or_buy_to_see_figures = (): string => `List something, bid or buy, and your figures will show here.`
export const sell_something = (): string => `Sell something`
export const browse_listings = (): string => `Browse listings`
export const selling = (): string => `Selling`
export const buying = (): string => `Buying`
export const views = (): string => `Views`
export const new_watchers = (): string => `New watchers`
export const bids_received = (): string => `Bids received`
export const finance_enquiries = (): string => `Finance enquiries`
export const listings_ended = (): string => `Listings ended`
export const sell_through = (): string => `Sell-through`
export const sold_of_ended = ({ sold, ended }: { sold: string | number; ended: string | number }): string => `${sold} of ${ended} sold`
export const none_ended = (): string => `None`
export const sales = (): string => `Sales`
export const earnings = (): string => `Earnings`
export const bids_placed = (): string => `Bids placed`
export const purchases = (): string => `Purchases`
export const spend = (): string => `Spend`
export const figure_before = ({ before, count }: { before: string | number; count: number }): string => `${before} in the ${choosePlural(count, { 'one': `day`, 'other': `${formatCount(count)} days` })} before`
export const views_by_day = (): string => `Views by day`
export const earnings_by_day = (): string => `Earnings by day`
export const spend_by_day = (): string => `Spend by day`
export const best_day = ({ value, day }: { value: string | number; day: string | number }): string => `Best: ${value} on ${day}`
export const none_in_this_period = (): string => `None in this period`
export const day = (): string => `Day`
export const what_of_days = ({ what, count }: { what: string | number; count: number }): string => `${what}: ${choosePlural(count, { 'one': `last ${formatCount(count)} day`, 'other': `last ${formatCount(count)} days` })}`
export const what_on_day = ({ what, day }: { what: string | number; day: string | number }): string => `${what} on ${day}`
export const all_days = ({ count }: { count: number }): string => `All ${choosePlural(count, { 'one': `${formatCount(count)} day`, 'other': `${formatCount(count)} days` })}`
export const none_on_this_day = (): string => `None on this day`
export const the_rows_didnt_load = (): string => `We couldn’t load the list`
export const loading_the_rows = (): string => `Loading the list`
export const listing = (): string => `Listing`
export const date = (): string => `Date`
export const latest = (): string => `Latest`
export const amount = (): string => `Amount`
export const unsold = (): string => `Unsold`
export const reports_of = ({ business }: { business: string | number }): string => `Reports for ${business}`
export const their_selling = ({ count }: { count: number }): string => `Their selling over the last ${choosePlural(count, { 'one': `${formatCount(count)} day`, 'other': `${formatCount(count)} days` })}, compared with the ${choosePlural(count, { 'one': `day`, 'other': `${formatCount(count)} days` })} before`
export const figures_show_once_their_listings_are_seen = (): string => `Once people see their listings, the figures show here.`
