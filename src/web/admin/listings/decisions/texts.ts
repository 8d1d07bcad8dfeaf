// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const its_still_paused_with_its_sellers = (): string => `It’s still paused with its seller’s account.`
export const that_had_a_different_result = (): string => `That had a different result`
export const listing_approved = (): string => `Listing approved`
export const approve_title = ({ title }: { title: string | number }): string => `Approve “${title}”?`
export const approve_listing = (): string => `Approve listing`
export const it_goes_live_now_and_its_time_starts = (): string => `It goes live now, and an auction’s time starts. If an auction’s chosen closing time has passed, we’ll send it back to the seller.`
export const approve = (): string => `Approve`
export const they_go_live_now_and_their_time_starts = (): string => `They go live now, and auctions’ time starts. Any auction whose chosen closing time has passed goes back to its seller.`
export const suspend = (): string => `Suspend`
export const suspended = (): string => `Suspended`
export const each_seller_will_get_this_as_a = (): string => `Each seller will get this as a notification and an email, and can appeal. It’s kept on file.`
export const reinstate = (): string => `Reinstate`
export const reinstated = (): string => `Reinstated`
export const theyre_shown_again_with_the_time_they = (): string => `They’re shown again, with the time they had left. Listings paused with their seller’s account stay paused.`
export const each_seller_will_get_this_as_a_2 = (): string => `Each seller will get this as a notification and an email. It’s kept on file.`
export const selected_listings = (): string => `Selected listings`
export const none_selected = (): string => `None selected`
export const clear = (): string => `Clear`
export const some_werent_changed = (): string => `Some weren’t changed`
export const sent_back = (): string => `Sent back`
export const edit = (): string => `Edit`
export const send_back = (): string => `Send back`
export const send_this_listing_back = (): string => `Send this listing back?`
export const it_goes_back_to_draft_so_the_seller = (): string => `It goes back to draft so the seller can fix and resubmit it.`
export const suspend_listing = (): string => `Suspend listing?`
export const suspend_listing_2 = (): string => `Suspend listing`
export const well_hide_it_and_pause_its_time = (): string => `We’ll hide it and pause its time. Existing bids are kept. Bidders and watchers are told that it’s hidden, without the reason. You can reinstate it at any time.`
export const reinstate_this_listing = (): string => `Reinstate this listing?`
export const reinstate_listing = (): string => `Reinstate listing`
export const its_shown_again_when_the_sellers = (): string => `It’s shown again when the seller’s account is reinstated, with the time it had left.`
export const its_shown_again_with_the_time_it_had = (): string => `It’s shown again, with the time it had left.`
export const well_hide_them_and_pause_their_time = (): string => `We’ll hide them and pause their time. Existing bids are kept. Bidders and watchers are told that they’re hidden, without the reason.`
export const choose_a_row_approve_it = <Node>({ j, k, a }: { j: (parts: Parts<Node>) => Node; k: (parts: Parts<Node>) => Node; a: (parts: Parts<Node>) => Node }): Parts<Node> => [j([]), ` `, k([]), ` choose a row, `, a([]), ` approve it`]
export const approve_count_of_total = ({ count, is_all, total }: { count: string | number; is_all: boolean; total: string | number }): string => `Approve ${count}${is_all ? `` : ` of ${total}`}`
export const approve_count_listings_question = ({ count }: { count: number }): string => `Approve ${choosePlural(count, { 'one': `1 listing`, 'other': `${formatCount(count)} listings` })}?`
export const approve_count_listings = ({ count }: { count: number }): string => `Approve ${choosePlural(count, { 'one': `1 listing`, 'other': `${formatCount(count)} listings` })}`
export const approved_count_listings = ({ count }: { count: number }): string => `Approved: ${choosePlural(count, { 'one': `1 listing`, 'other': `${formatCount(count)} listings` })}`
export const suspend_count_of_total = ({ count, is_all, total }: { count: string | number; is_all: boolean; total: string | number }): string => `Suspend ${count}${is_all ? `` : ` of ${total}`}`
export const suspend_count_listings_question = ({ count }: { count: number }): string => `Suspend ${choosePlural(count, { 'one': `1 listing`, 'other': `${formatCount(count)} listings` })}?`
export const suspend_count_listings = ({ count }: { count: number }): string => `Suspend ${choosePlural(count, { 'one': `1 listing`, 'other': `${formatCount(count)} listings` })}`
export const suspended_count_listings = ({ count }: { count: number }): string => `Suspended: ${choosePlural(count, { 'one': `1 listing`, 'other': `${formatCount(count)} listings` })}`
export const reinstate_count_of_total = ({ count, is_all, total }: { count: string | number; is_all: boolean; total: string | number }): string => `Reinstate ${count}${is_all ? `` : ` of ${total}`}`
export const reinstate_count_listings_question = ({ count }: { count: number }): string => `Reinstate ${choosePlural(count, { 'one': `1 listing`, 'other': `${formatCount(count)} listings` })}?`
export const reinstate_count_listings = ({ count }: { count: number }): string => `Reinstate ${choosePlural(count, { 'one': `1 listing`, 'other': `${formatCount(count)} listings` })}`
export const reinstated_count_listings = ({ count }: { count: number }): string => `Reinstated: ${choosePlural(count, { 'one': `1 listing`, 'other': `${formatCount(count)} listings` })}`
export const count_selected = ({ count }: { count: string | number }): string => `${count} selected`
export const count_sent_back_or_still_paused = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `1 listing was sent back or is still paused.`, 'other': `${formatCount(count)} listings were sent back or are still paused.` })}`
export const name_will_get_this = ({ name }: { name: string | number }): string => `${name} will get this as a notification and an email. It’s kept on file.`
export const send_back_count_listings = ({ count }: { count: number }): string => `Send back ${choosePlural(count, { 'one': `1 listing`, 'other': `${formatCount(count)} listings` })}`
export const they_go_back_to_draft = (): string => `They go back to draft so their sellers can fix and resubmit them.`
export const move_to_category = (): string => `Move to a category`
export const move_count_listings = ({ count }: { count: number }): string => `Move ${choosePlural(count, { 'one': `1 listing`, 'other': `${formatCount(count)} listings` })}`
export const live_listings_move = (): string => `Only live listings move. Details that don’t fit the new category are kept, but not shown.`
export const move_count_of_total = ({ count, is_all, total }: { count: string | number; is_all: boolean; total: string | number }): string => `Move ${count}${is_all ? `` : ` of ${total}`}`
export const move_count_listings_question = ({ count }: { count: number }): string => `Move ${choosePlural(count, { 'one': `${formatCount(count)} listing`, 'other': `${formatCount(count)} listings` })}?`
export const moved_count_listings = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} listing moved`, 'other': `${formatCount(count)} listings moved` })}`
export const new_category = (): string => `New category`
export const choose_a_category = (): string => `Choose a category`
export const enter_a_reason = (): string => `Enter a reason`
export const reason = (): string => `Reason`
