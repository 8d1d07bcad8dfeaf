// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const overview = (): string => `Overview`
export const listings = (): string => `Listings`
export const trades = (): string => `Trades`
export const bids = (): string => `Bids`
export const offers = (): string => `Offers`
export const questions = (): string => `Questions`
export const reviews = (): string => `Reviews`
export const reports = (): string => `Reports`
export const blocks = (): string => `Blocks`
export const disputes = (): string => `Disputes`
export const chats = (): string => `Chats`
export const support = (): string => `Support`
export const payments = (): string => `Payments`
export const sessions = (): string => `Sessions`
export const changes = (): string => `Contact history`
export const notes = (): string => `Notes`
export const about_this_member = (): string => `About this member`
export const records_didnt_load = (): string => `This list didn’t load`
export const loading = (): string => `Loading`
export const nothing_here_yet = (): string => `Nothing here yet`
export const what = (): string => `What`
export const side = (): string => `Side`
export const with_whom = (): string => `With`
export const status = (): string => `Status`
export const amount = (): string => `Amount`
export const when = (): string => `When`
export const listing_id = ({ id }: { id: string | number }): string => `Listing ${id}`
export const auction_bids = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} bid`, 'other': `${formatCount(count)} bids` })}`
export const messages = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} message`, 'other': `${formatCount(count)} messages` })}`
export const stars = ({ count }: { count: string | number }): string => `${count} stars`
export const from_to = ({ from, to }: { from: string | number; to: string | number }): string => `${from} to ${to}`
export const conversation = (): string => `Conversation`
export const support_request = (): string => `Support request`
export const unknown_device = (): string => `Unknown device`
export const removed = (): string => `Removed`
export const write_a_note = (): string => `Write a note`
export const note = (): string => `Note`
export const note_help = (): string => `Only staff see notes. A note stays as it’s written.`
export const add_note = (): string => `Add note`
export const write_a_few_words = (): string => `Write a few words.`
export const note_added = (): string => `Note added`
export const pin = (): string => `Pin`
export const unpin = (): string => `Unpin`
export const pinned_note = (): string => `Pinned note`
export const sign_out = (): string => `Sign out`
export const sign_out_everywhere = (): string => `Sign out everywhere`
export const sign_out_this_device = (): string => `Sign out this device?`
export const sign_out_all_devices = (): string => `Sign out all their devices?`
export const they_can_sign_in_again = (): string => `They can sign in again with their password.`
export const its_kept_on_file = (): string => `It’s kept on file.`
export const signed_out = (): string => `Signed out`
export const risk_marks = (): string => `Worth a second look`
export const linked_to_suspended = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Linked to ${formatCount(count)} suspended account`, 'other': `Linked to ${formatCount(count)} suspended accounts` })}`
export const new_with_high_value = ({ count, amount }: { count: number; amount: string | number }): string => `Joined ${choosePlural(count, { '=0': `today`, 'one': `yesterday`, 'other': `${formatCount(count)} days ago` })} and lists ${amount}`
export const contact_just_changed = (): string => `Changed their email or phone in the last 24 hours`
export const reports_upheld = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} report upheld`, 'other': `${formatCount(count)} reports upheld` })}`
export const sales_cancelled = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} sale cancelled`, 'other': `${formatCount(count)} sales cancelled` })}`
export const did_not_pay = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Didn’t pay for ${formatCount(count)} purchase`, 'other': `Didn’t pay for ${formatCount(count)} purchases` })}`
export const suspended_before = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Suspended once before`, 'other': `Suspended ${formatCount(count)} times before` })}`
export const sold = (): string => `Sold`
export const bought = (): string => `Bought`
export const made = (): string => `Made`
export const got = (): string => `Received`
export const given = (): string => `Given`
export const by_them = (): string => `By them`
export const about_them = (): string => `About them`
export const of_them = (): string => `Blocks them`
export const dispute = (): string => `Dispute`
export const default_word = (): string => `Not paid`
export const seller = (): string => `Seller`
export const buyer = (): string => `Buyer`
export const email = (): string => `Email`
export const phone = (): string => `Phone`
export const payment_details = (): string => `Bank account`
export const device = (): string => `New device`
export const start = (): string => `First payment`
export const upgrade = (): string => `Upgrade`
export const renewal = (): string => `Renewal`
export const general = (): string => `General`
export const vehicle = (): string => `Vehicle`
export const property = (): string => `Property`
export const draft = (): string => `Draft`
export const pending = (): string => `Pending`
export const active = (): string => `Live`
export const unsold = (): string => `Unsold`
export const withdrawn = (): string => `Withdrawn`
export const suspended = (): string => `Suspended`
export const unconfirmed = (): string => `Not confirmed`
export const agreed = (): string => `Agreed`
export const paid = (): string => `Paid`
export const sent = (): string => `Sent`
export const completed = (): string => `Completed`
export const disputed = (): string => `Disputed`
export const cancelled = (): string => `Cancelled`
export const leading = (): string => `Leading`
export const won = (): string => `Won`
export const outbid = (): string => `Outbid`
export const lost = (): string => `Lost`
export const void_word = (): string => `Cancelled by Hoko`
export const countered = (): string => `Countered`
export const accepted = (): string => `Accepted`
export const declined = (): string => `Declined`
export const expired = (): string => `Expired`
export const answered = (): string => `Answered`
export const unanswered = (): string => `Not answered`
export const open = (): string => `Open`
export const upheld = (): string => `Upheld`
export const dismissed = (): string => `Not upheld`
export const contested = (): string => `Contested`
export const stood = (): string => `Stands`
export const resolved = (): string => `Resolved`
export const archived = (): string => `Archived`
export const blocked = (): string => `Blocked`
export const succeeded = (): string => `Paid`
export const failed = (): string => `Failed`
export const requires_action = (): string => `Waiting for the member`
export const pinned = (): string => `Pinned`
export const what_comes_is_listed_here = (): string => `Anything new shows up here.`
export const refunded = (): string => `Refunded`
export const part_refunded = (): string => `Partly refunded`
