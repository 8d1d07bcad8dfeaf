// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const rule_sandbox = (): string => `Rule sandbox`
export const about_the_sandbox = (): string => `See what the last 30 days would have looked like under other rules. Nothing is changed or saved, except that the audit log says you tried it.`
export const bid_increments = (): string => `Bid increments`
export const increments_help = (): string => `How much more the next bid must be, for prices up to and including each amount.`
export const up_to = (): string => `Up to`
export const above_that = (): string => `Above that`
export const increment = (): string => `Increment`
export const up_to_in_step = ({ number }: { number: string | number }): string => `Step ${number}: up to`
export const increment_in_step = ({ number }: { number: string | number }): string => `Step ${number}: increment`
export const add_a_step = (): string => `Add a step`
export const remove_step = ({ number }: { number: string | number }): string => `Remove step ${number}`
export const back_to_todays_increments = (): string => `Back to today’s increments`
export const fill_in_each_amount = (): string => `Enter an amount above 0 in each box.`
export const extension = (): string => `Extension, in minutes`
export const blank_as_each_auction_had = (): string => `Leave blank to keep what each auction had. 0 is no extension.`
export const limits = (): string => `Limits`
export const longest_auction = (): string => `Longest auction, in days`
export const shortest_auction = (): string => `Shortest auction, in minutes`
export const leave_blank_for_no_limit = (): string => `Leave blank for no limit.`
export const general_listings = (): string => `General listings at a time, without a plan`
export const vehicle_listings = (): string => `Vehicle listings at a time, without a plan`
export const property_listings = (): string => `Property listings at a time, without a plan`
export const try_these_rules = (): string => `Try these rules`
export const replaying = (): string => `Replaying the last 30 days`
export const check_these_rules = (): string => `Check these rules`
export const the_last_30_days = ({ from, to }: { from: string | number; to: string | number }): string => `${from} to ${to}`
export const as_it_was = (): string => `Was`
export const by_these_rules = (): string => `Would be`
export const nothing_closed = (): string => `No auction closed in the last 30 days, so there’s nothing to replay.`
export const replayed_count_of_total = ({ replayed, total }: { replayed: string | number; total: number }): string => `${replayed} of ${choosePlural(total, { 'one': `${formatCount(total)} auction that closed`, 'other': `${formatCount(total)} auctions that closed` })} replayed`
export const newest_only = ({ count }: { count: string | number }): string => `These are the newest ${count}.`
export const cut_short = (): string => `It would have taken too long to look at all of them, so only the newest are in.`
export const left_out = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} auction is`, 'other': `${formatCount(count)} auctions are` })} left out, because replaying ${choosePlural(count, { 'one': `it`, 'other': `them` })} by ${choosePlural(count, { 'one': `its`, 'other': `their` })} own rules doesn’t give exactly the stored result.`
export const other_ends = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} more auction`, 'other': `${formatCount(count)} more auctions` })} ended by Buy Now, an offer or a withdrawal. The rules tried here don’t change those.`
export const auctions_sold = (): string => `Auctions sold`
export const total_of_prices = (): string => `Total of their prices`
export const late_extensions = (): string => `Extensions by late bids`
export const accepted_bids = (): string => `Bids accepted`
export const figures = (): string => `Figures`
export const what_would_differ = (): string => `What would differ`
export const higher_prices = (): string => `Higher price`
export const lower_prices = (): string => `Lower price`
export const count_by_amount = ({ count, amount }: { count: number; amount: string | number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} auction`, 'other': `${formatCount(count)} auctions` })}, by ${amount} in total`
export const count_auctions = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} auction`, 'other': `${formatCount(count)} auctions` })}`
export const no_longer_sold = (): string => `No longer sold`
export const newly_sold = (): string => `Sold after all`
export const other_winner = (): string => `Another winner`
export const bids_too_low = (): string => `Bids refused as too low`
export const bids_too_late = (): string => `Bids refused as too late`
export const count_of_total_bids = ({ count, total }: { count: string | number; total: string | number }): string => `${count} of ${total}`
export const closing_later = (): string => `Closing later`
export const closing_earlier = (): string => `Closing earlier`
export const count_by_time = ({ count, time }: { count: number; time: string | number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} auction, by ${time}`, 'other': `${formatCount(count)} auctions, by ${time} on average` })}`
export const sales_too_long = (): string => `Sales in auctions longer than allowed`
export const sales_too_short = (): string => `Sales in auctions shorter than allowed`
export const sales_over_limit = (): string => `Sales over the limit without a plan`
export const count_sales_worth = ({ count, amount }: { count: number; amount: string | number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} sale`, 'other': `${formatCount(count)} sales` })}, ${amount}`
export const looked_at_count_of_total = ({ looked_at, total }: { looked_at: string | number; total: number }): string => `${looked_at} of ${choosePlural(total, { 'one': `${formatCount(total)} sale`, 'other': `${formatCount(total)} sales` })} looked at`
export const largest_differences = (): string => `Largest differences`
export const unsold = (): string => `Not sold`
export const nothing_would_differ = (): string => `Every price would have been the same.`
export const listing = (): string => `Listing`
export const what_this_assumes = (): string => `What this assumes`
export const people_would_have_bid_the_same = (): string => `People would have bid the same maximums at the same moments. In practice, a refused bidder often bids again, and a later closing brings more bids.`
export const each_auction_alone = (): string => `Each auction is separate: someone who loses one doesn’t bid on another.`
export const stopped_listings_arent_missed = (): string => `A listing over a limit counts as not sold here. In practice, its seller might have waited, or taken a plan. How many were live is counted as it was, so one stopped listing doesn’t make room for the next.`
export const reserves_stay = (): string => `Start prices, reserves and Buy Now stay as their sellers set them. Voids, lowered reserves, pauses and outages happen as they did.`
