// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const count_new_bids = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `1 new bid`, 'other': `${formatCount(count)} new bids` })}`
export const its_open_again = (): string => `It’s open again`
export const bids_took_the_price = ({ from, to }: { from: string | number; to: string | number }): string => `Bids took the price from ${from} to ${to}`
export const start_price_changed = ({ is_lower, from, to }: { is_lower: boolean; from: string | number; to: string | number }): string => `Start price ${is_lower ? `reduced` : `raised`} from ${from} to ${to}`
export const price_changed = ({ is_lower, from, to }: { is_lower: boolean; from: string | number; to: string | number }): string => `Price ${is_lower ? `reduced` : `raised`} from ${from} to ${to}`
export const buy_now_is_no_longer_available = (): string => `Buy now is no longer available`
export const now_has_buy_now_at_to = ({ to }: { to: string | number }): string => `Now has Buy now at ${to}`
export const buy_now_changed = ({ is_lower, from, to }: { is_lower: boolean; from: string | number; to: string | number }): string => `“Buy now” ${is_lower ? `reduced` : `raised`} from ${from} to ${to}`
export const reserve_met = (): string => `Reserve met`
export const reserve_not_met = (): string => `Reserve not met`
export const reserve_removed = (): string => `Reserve removed`
export const available_until_sold = (): string => `Available until sold`
export const closes_at = ({ at }: { at: string | number }): string => `Closes ${at}`
export const closes_at_not_before = ({ at, before }: { at: string | number; before: string | number }): string => `Closes ${at}, not ${before}`
export const it_was_sold = (): string => `It was sold`
export const it_closed_without_a_sale = (): string => `It closed without a sale`
export const the_seller_withdrew_it = (): string => `The seller withdrew it`
export const watch_title = ({ title }: { title: string | number }): string => `Watch ${title}`
export const when_to_remind_you = (): string => `When to remind you`
export const before_title_closes_if_the_closing = ({ title }: { title: string | number }): string => `Before “${title}” closes. If the closing time moves, so does the reminder.`
export const keep_it_so = (): string => `Keep it so`
export const before_it_closes = (): string => `Before it closes`
export const one_hours_before = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `1 hour before`, 'other': `${formatCount(count)} hours before` })}`
export const use_this_for_everything_i_watch = (): string => `Use this for everything I watch`
export const unless_youve_chosen_something_else_for = (): string => `Unless you’ve chosen something else for a listing.`
export const that_time_has_passed_it_only_counts_if = (): string => `That time has passed. It only counts if the closing moves.`
export const no_reminder = (): string => `No reminder`
export const reminder_hours_before = ({ hours }: { hours: string | number }): string => `Reminder ${hours} h before`
export const reminders_hours_before = ({ hours }: { hours: string | number }): string => `Reminders ${hours} h before`
export const couldnt_put_it_back = (): string => `Couldn’t put it back`
export const couldnt_remove_it = (): string => `Couldn’t remove it`
export const removed_from_iwatch = (): string => `Removed from iWatch`
export const undo = (): string => `Undo`
export const we_couldnt_add_it_to_your_watchlist = (): string => `We couldn’t add it to your watchlist`
export const its_still_on_your_watchlist = (): string => `It’s still on your watchlist`
export const watching = (): string => `Watching`
export const watch = (): string => `Watch`
export const remove_title = ({ title }: { title: string | number }): string => `Remove ${title}`
export const remove = (): string => `Remove`
export const edit_note_of_title = ({ title }: { title: string | number }): string => `Edit note: ${title}`
export const add_note_to_title = ({ title }: { title: string | number }): string => `Add note: ${title}`
export const edit_note = (): string => `Edit note`
export const add_note = (): string => `Add note`
export const note_note = ({ note }: { note: string | number }): string => `Note: ${note}`
export const you_lead = (): string => `you lead`
export const youve_been_outbid = (): string => `you’ve been outbid`
export const your_limit_is_limit = ({ leads, limit }: { leads: boolean; limit: string | number }): string => `Your limit ${leads ? `is` : `was`} ${limit}.`
export const sold = (): string => `sold`
export const not_sold = (): string => `not sold`
export const withdrawn = (): string => `withdrawn`
export const buy_now = (): string => `buy now`
export const reserve_met_2 = (): string => `reserve met`
export const reserve_not_met_2 = (): string => `reserve not met`
export const see_it = (): string => `See it`
export const buy_now_price = ({ price }: { price: string | number }): string => `Buy now ${price}`
export const order = (): string => `Order`
export const open = (): string => `Open`
export const closed = (): string => `Closed`
export const nothing_has_changed_since_you_last = (): string => `Nothing has changed since you last looked.`
export const count_have_changed_since_you_last = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `One has changed since you last looked.`, 'other': `${formatCount(count)} have changed since you last looked.` })}`
export const nothing_closed_yet = (): string => `Nothing closed yet`
export const see_open_listings = (): string => `See open listings`
export const closed_listings_you_watch_are_shown = (): string => `Closed listings you watch are shown here, with what they sold for.`
export const no_open_listings = (): string => `No open listings`
export const see_closed_listings = (): string => `See closed listings`
export const tap_the_heart_on_anything_you_like_to = (): string => `Tap the heart on anything you like to keep it here.`
export const your_watchlist_is_empty = (): string => `Your watchlist is empty`
export const see_all_listings = (): string => `See all listings`
export const tap_the_heart_on_anything_you_like = (): string => `Tap the heart on anything you like. We’ll keep it here, with its closing time and room for a note.`
export const loading_your_watchlist = (): string => `Loading your watchlist`
export const new_since_since = <Node>({ strong, span, since }: { strong: (parts: Parts<Node>) => Node; span: (parts: Parts<Node>) => Node; since: string | number }): Parts<Node> => [strong([`New`]), ` since `, span([`${since}`, `:`])]
export const my_note_on_title = ({ title }: { title: string | number }): string => `My note on ${title}`
export const my_note = (): string => `My note`
export const watchlist = (): string => `Watchlist`
export const saved_searches = (): string => `Saved searches`
export const my_bids = (): string => `My bids`
export const closing_soonest = (): string => `Closing soonest`
export const watched_last = (): string => `Watched last`
export const lowest_price = (): string => `Lowest price`
export const highest_price = (): string => `Highest price`
export const closed_last = (): string => `Closed last`
export const count_bids = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} bid`, 'other': `${formatCount(count)} bids` })}`
