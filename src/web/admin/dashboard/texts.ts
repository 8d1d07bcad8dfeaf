// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const not_met = (): string => `Not met`
export const met = (): string => `Met`
export const no_reserve = (): string => `None`
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
export const members = (): string => `Members`
export const live_listings = (): string => `Live listings`
export const trades = (): string => `Trades`
export const value_traded = (): string => `Value traded`
export const figures = (): string => `Figures`
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
export const to_do = (): string => `To do`
export const all_done = (): string => `All done`
export const the_to_do_list_didnt_load_message = ({ message }: { message: string | number }): string => `The to-do list didn’t load. ${message}`
export const oldest_oldest_at = ({ oldest_at }: { oldest_at: string | number }): string => `Oldest ${oldest_at}`
export const value_traded_by_day = (): string => `Value traded by day`
export const day = (): string => `Day`
export const was_before = ({ before }: { before: string | number }): string => `was ${before}`
export const size_from_before = ({ direction, size, before }: { direction: 'up' | 'down' | 'other'; size: string | number; before: string | number }): string => `${{ 'up': `+`, 'down': `−`, 'other': `` }[direction]}${size} from ${before}`
export const moved_size_from_before = ({ direction, size, before }: { direction: 'up' | 'down' | 'other'; size: string | number; before: string | number }): string => `${{ 'up': `up`, 'down': `down`, 'other': `` }[direction]} ${size} from ${before}`
export const moved_from_before = ({ direction, before }: { direction: 'up' | 'down' | 'other'; before: string | number }): string => `${{ 'up': `up`, 'down': `down`, 'other': `` }[direction]} from ${before}`
export const compare_with = (): string => `Compare with`
export const the_days_before = ({ count }: { count: number }): string => `Against the ${choosePlural(count, { 'one': `day`, 'other': `${formatCount(count)} days` })} before`
export const a_year_before = (): string => `Against a year before`
export const what_changed = (): string => `What changed most`
export const what_didnt_load = ({ message }: { message: string | number }): string => `What changed didn’t load. ${message}`
export const nothing_changed = (): string => `Nothing has changed by more than its usual ups and downs.`
export const looking_for_changes = (): string => `Looking for what changed`
export const kind_count_was_before = ({ count, before }: { count: string | number; before: string | number }): string => `${count}, was ${before}`
export const there_kind_moved = ({ direction, kind, count, before }: { direction: 'up' | 'other'; kind: string | number; count: string | number; before: string | number }): string => `Also ${{ 'up': `up`, 'other': `down` }[direction]}: ${kind}, ${count}, was ${before}`
export const none_of_that = (): string => `No sales in this period. Choose a longer one.`
export const before = (): string => `Before`
export const total_in_all = ({ total }: { total: string | number }): string => `${total} in total`
export const mostly_in = (): string => `Mostly in`
export const same_as_before = (): string => `the same as before`
export const reported_listings = (): string => `Reported listings`
export const count_reported_listings = <Node>({ num, number, count }: { num: (parts: Parts<Node>) => Node; number: string | number; count: number }): Parts<Node> => [num([`${number}`]), ` `, `${choosePlural(count, { 'one': `reported listing`, 'other': `reported listings` })}`]
export const reports_flags_flagged = (): string => `reports flags flagged`
export const reported_members_and_reviews = (): string => `Reported members and reviews`
export const count_member_reports = <Node>({ num, number, count }: { num: (parts: Parts<Node>) => Node; number: string | number; count: number }): Parts<Node> => [num([`${number}`]), ` `, `${choosePlural(count, { 'one': `reported member or review`, 'other': `reported members and reviews` })}`]
export const listings_to_approve = (): string => `Listings to approve`
export const count_listings_to_approve = <Node>({ num, number, count }: { num: (parts: Parts<Node>) => Node; number: string | number; count: number }): Parts<Node> => [num([`${number}`]), ` `, `${choosePlural(count, { 'one': `listing to approve`, 'other': `listings to approve` })}`]
export const approval_approvals_pending_waiting = (): string => `approval approvals pending waiting`
export const appeals = (): string => `Appeals`
export const count_appeals = <Node>({ num, number, count }: { num: (parts: Parts<Node>) => Node; number: string | number; count: number }): Parts<Node> => [num([`${number}`]), ` `, `${choosePlural(count, { 'one': `appeal`, 'other': `appeals` })}`]
export const suspended_listings = (): string => `suspended listings`
export const account_appeals = (): string => `Account appeals`
export const count_account_appeals = <Node>({ num, number, count }: { num: (parts: Parts<Node>) => Node; number: string | number; count: number }): Parts<Node> => [num([`${number}`]), ` `, `${choosePlural(count, { 'one': `account appeal`, 'other': `account appeals` })}`]
export const suspended_users_members = (): string => `suspended users members`
export const support_requests = (): string => `Support requests`
export const count_support_requests = <Node>({ num, number, count }: { num: (parts: Parts<Node>) => Node; number: string | number; count: number }): Parts<Node> => [num([`${number}`]), ` `, `${choosePlural(count, { 'one': `support request`, 'other': `support requests` })}`]
export const disputed_sales = (): string => `Disputed sales`
export const count_disputed_sales = <Node>({ num, number, count }: { num: (parts: Parts<Node>) => Node; number: string | number; count: number }): Parts<Node> => [num([`${number}`]), ` `, `${choosePlural(count, { 'one': `disputed sale`, 'other': `disputed sales` })}`]
export const disputes_trades = (): string => `disputes trades`
export const disputed_reviews = (): string => `Disputed reviews`
export const count_disputed_reviews = <Node>({ num, number, count }: { num: (parts: Parts<Node>) => Node; number: string | number; count: number }): Parts<Node> => [num([`${number}`]), ` `, `${choosePlural(count, { 'one': `disputed review`, 'other': `disputed reviews` })}`]
export const warning_appeals = (): string => `Warning appeals`
export const count_warning_appeals = <Node>({ num, number, count }: { num: (parts: Parts<Node>) => Node; number: string | number; count: number }): Parts<Node> => [num([`${number}`]), ` `, `${choosePlural(count, { 'one': `warning appeal`, 'other': `warning appeals` })}`]
export const linked_accounts = (): string => `Linked accounts`
export const count_linked_accounts = <Node>({ num, number, count }: { num: (parts: Parts<Node>) => Node; number: string | number; count: number }): Parts<Node> => [num([`${number}`]), ` `, `${choosePlural(count, { 'one': `linked account`, 'other': `linked accounts` })}`]
export const second_approvals = (): string => `Waiting for a second person`
export const count_second_approvals = <Node>({ num, number }: { num: (parts: Parts<Node>) => Node; number: string | number }): Parts<Node> => [num([`${number}`]), ` waiting for a second person`]
