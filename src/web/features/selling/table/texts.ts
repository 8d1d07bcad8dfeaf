// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const offer_at_a_fixed_price = (): string => `Offer at a fixed price`
export const all_on_this_page = (): string => `All on this page`
export const chosen_listings = (): string => `Chosen listings`
export const length_chosen = ({ length }: { length: string | number }): string => `${length} chosen`
export const relist = (): string => `Relist`
export const withdraw = (): string => `Withdraw`
export const stop_after_this_one = (): string => `Stop after this one`
export const close = (): string => `Close`
export const your_reason = (): string => `Your reason`
export const a_reason = (): string => `A reason`
export const tell_bidders_why_youre_withdrawing = (): string => `Tell bidders why you’re withdrawing them.`
export const everyone_who_bid_will_see_this = (): string => `Everyone who bid will see this.`
export const shown_to_people_who_look_at_them_later = ({ count }: { count: number }): string => `Shown to people who look at ${choosePlural(count, { 'one': `it`, 'other': `them` })} later.`
export const how_far_it_is = (): string => `How far it is`
export const begun_of_of_value_done = ({ begun, of_value }: { begun: string | number; of_value: string | number }): string => `${begun} of ${of_value} done`
export const you_stopped_it_of_value_of_value = ({ of_value }: { of_value: number }): string => `You stopped it: ${of_value} ${choosePlural(of_value, { 'one': `was`, 'other': `were` })} left as ${choosePlural(of_value, { 'one': `it was`, 'other': `they were` })}.`
export const length_stayed_as_they_were = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `One stayed as it was:`, 'other': `${formatCount(count)} stayed as they were:` })}`
export const done = (): string => `Done`
export const more_for_this_listing = (): string => `More for this listing`
export const done_of_count_relisted = ({ done, count }: { done: string | number; count: string | number }): string => `${done} of ${count} relisted`
export const done_of_count_withdrawn = ({ done, count }: { done: string | number; count: string | number }): string => `${done} of ${count} withdrawn`
export const count_listings_withdrawn = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} listing withdrawn`, 'other': `${formatCount(count)} listings withdrawn` })}`
export const relist_these = ({ count }: { count: number }): string => `Relist ${choosePlural(count, { 'one': `this listing`, 'other': `these ${formatCount(count)} listings` })}?`
export const each_goes_live_now_with_the_same = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `It goes live now with the same details, photos and prices. We’ll tell the people watching it. Its page will say it was listed before. If it needs approval, it’ll wait for it.`, 'other': `Each goes live now with the same details, photos and prices. We’ll tell the people watching them. Their pages will say they were listed before. Any that need approval will wait for it.` })}`
export const relist_them = ({ count }: { count: number }): string => `Relist ${choosePlural(count, { 'one': `listing`, 'other': `all ${formatCount(count)}` })}`
export const count_listings_relisted = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} listing relisted`, 'other': `${formatCount(count)} listings relisted` })}`
export const withdraw_these = ({ count }: { count: number }): string => `Withdraw ${choosePlural(count, { 'one': `this listing`, 'other': `these ${formatCount(count)} listings` })}?`
export const each_comes_down_now_and_wont_be_sold = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `It comes`, 'other': `Each comes` })} down now and won’t be sold.`
export const you_cant_undo_this = (): string => `You can’t undo this.`
export const withdraw_them = ({ count }: { count: number }): string => `Withdraw ${choosePlural(count, { 'one': `it`, 'other': `all ${formatCount(count)}` })}`
export const no_one_has_bid = ({ count }: { count: number }): string => `No one has bid. You can relist ${choosePlural(count, { 'one': `it`, 'other': `them` })} later.`
export const count_have_bids_well_tell_everyone = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `One has bids`, 'other': `${formatCount(count)} have bids` })}: we’ll tell everyone who bid, with your reason, and count it on your page.`
export const live = (): string => `Live`
export const drafts = (): string => `Drafts`
export const waiting = (): string => `Waiting`
export const sold = (): string => `Sold`
export const unsold = (): string => `Unsold`
export const withdrawn = (): string => `Withdrawn`
export const suspended = (): string => `Suspended`
export const continue_word = (): string => `Continue`
export const delete_word = (): string => `Delete`
export const edit = (): string => `Edit`
export const more_for_title = ({ title }: { title: string | number }): string => `More for ${title}`
export const view = (): string => `View`
export const draft_deleted = (): string => `Draft deleted`
export const delete_this_draft = (): string => `Delete this draft?`
export const delete_draft = (): string => `Delete draft`
export const title_and_its_photos_will_be_deleted = ({ title }: { title: string | number }): string => `“${title}” and its photos will be deleted. You can’t undo this.`
export const the_draft_and_its_photos_will_be_deleted = (): string => `The draft and its photos will be deleted. You can’t undo this.`
export const no_title_yet = (): string => `No title yet`
export const last_changed_updated_at = ({ updated_at }: { updated_at: string | number }): string => `Last changed ${updated_at}`
export const quantity_left_left = ({ quantity_left }: { quantity_left: string | number }): string => `${quantity_left} left`
export const count_watching = ({ count }: { count: string | number }): string => `${count} watching`
export const count_bids = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} bid`, 'other': `${formatCount(count)} bids` })}`
export const count_views = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} view`, 'other': `${formatCount(count)} views` })}`
export const reserve_price_state = ({ price, state }: { price: string | number; state: 'met' | 'not_met_yet' | 'other' }): string => `Reserve ${price}, ${{ 'met': `met`, 'not_met_yet': `not met yet`, 'other': `not met` }[state]}`
export const relisted_as_relisted_as = ({ relisted_as }: { relisted_as: string | number }): string => `Relisted as ${relisted_as}`
export const answer_offers_on_title = <Node>({ count, hidden, title }: { count: number; hidden: (parts: Parts<Node>) => Node; title: string | number }): Parts<Node> => [`${choosePlural(count, { 'one': `Answer an offer`, 'other': `Answer ${formatCount(count)} offers` })}`, hidden([` on `, `${title}`])]
export const answer_questions_on_title = <Node>({ count, hidden, title }: { count: number; hidden: (parts: Parts<Node>) => Node; title: string | number }): Parts<Node> => [`${choosePlural(count, { 'one': `Answer a question`, 'other': `Answer ${formatCount(count)} questions` })}`, hidden([` on `, `${title}`])]
export const my_listings_by_status = (): string => `My listings by status`
export const my_listings = (): string => `My listings`
export const choose_title = ({ title }: { title: string | number }): string => `Choose ${title}`
export const loading_your_listings = (): string => `Loading your listings`
export const sell_something = (): string => `Sell something`
export const nothing_is_live = (): string => `Nothing is live`
export const take_a_few_photos_describe_it_and = (): string => `Take a few photos, describe it, and you’re done in five minutes.`
export const no_drafts = (): string => `No drafts`
export const your_drafts_are_kept_here_until_you = (): string => `Your drafts are kept here until you publish them.`
export const nothing_sold_yet = (): string => `Nothing sold yet`
export const when_something_sells_youll_find_the = (): string => `When something sells, you’ll find the buyer’s contact details here.`
export const nothing_waits_for_approval = (): string => `Nothing waits for approval`
export const listings_waiting_for_approval_are = (): string => `Listings waiting for approval are shown here.`
export const nothing_is_suspended = (): string => `Nothing is suspended`
export const suspended_listings_are_shown_here = (): string => `Suspended listings are shown here.`
export const nothing_went_unsold = (): string => `Nothing went unsold`
export const listings_that_close_without_selling = (): string => `Listings that close without selling are shown here.`
export const nothing_withdrawn = (): string => `Nothing withdrawn`
export const listings_you_withdraw_are_shown_here = (): string => `Listings you withdraw are shown here.`
export const nothing_on_this_page = (): string => `Nothing on this page`
export const show_the_first_page = (): string => `Show the first page`
export const see_the_earlier_pages = (): string => `See the earlier pages.`
export const no_titles_match_q = ({ q }: { q: string | number }): string => `No titles match “${q}”`
export const show_all = (): string => `Show all`
export const the_tabs_above_show_where_else_it_was = (): string => `The tabs above show where else it was found.`
export const finish_your_drafts = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Finish your draft`, 'other': `Finish one of ${formatCount(count)} drafts` })}`
export const sell_something_else = (): string => `Sell something else`
export const count_listings_with_offers_to_answer = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `A listing with offers to answer`, 'other': `${formatCount(count)} listings with offers to answer` })}`
export const count_listings_with_questions_to = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `A listing with a question to answer`, 'other': `${formatCount(count)} listings with questions to answer` })}`
export const count_listings_are_suspended = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `A listing is suspended`, 'other': `${formatCount(count)} listings are suspended` })}`
export const count_listings_were_sent_back = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `A listing was sent back`, 'other': `${formatCount(count)} listings were sent back` })}`
export const count_sales_to_finish = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `A sale to finish`, 'other': `${formatCount(count)} sales to finish` })}`
export const count_auctions_end_within_a_day = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `An auction ends within a day without a bid`, 'other': `${formatCount(count)} auctions end within a day without a bid` })}`
export const to_do = (): string => `To do`
export const and_count_more = ({ count }: { count: string | number }): string => `and ${count} more`
export const waiting_offers_the_first_until_when = ({ count, when }: { count: number; when: string | number }): string => `${choosePlural(count, { 'one': `open until ${when}`, 'other': `${formatCount(count)} offers, the first until ${when}` })}`
export const waiting_questions_the_first_when = ({ count, when }: { count: number; when: string | number }): string => `${choosePlural(count, { 'one': `asked ${when}`, 'other': `${formatCount(count)} questions, the first ${when}` })}`
export const waiting_sales_the_first_when = ({ count, when }: { count: number; when: string | number }): string => `${choosePlural(count, { 'one': `sold ${when}`, 'other': `${formatCount(count)} sales, the first ${when}` })}`
export const closes_when = ({ when }: { when: string | number }): string => `closes ${when}`
export const since_when = ({ when }: { when: string | number }): string => `since ${when}`
export const asking = (): string => `Asking`
export const buy_now = (): string => `Buy Now`
export const start = (): string => `Start`
export const current_bid = (): string => `Current bid`
export const highest_bid = (): string => `Highest bid`
export const waiting_for_approval = (): string => `Waiting for approval`
export const sent_for_approval_on_updated_at = ({ updated_at }: { updated_at: string | number }): string => `sent for approval on ${updated_at}; no one can see it yet`
export const its_hidden_and_its_time_is_paused = (): string => `It’s hidden and its time is paused.`
export const the_reason_status_reason = ({ status_reason }: { status_reason: string | number }): string => `The reason: “${status_reason}”`
export const we_sent_it_back_reason_fix_it_and = <Node>({ reason, span }: { reason: string | number; span: (parts: Parts<Node>) => Node }): Parts<Node> => [`We sent it back: “`, `${reason}`, `” `, span([`Fix it and publish it again.`])]
export const couldnt_withdraw_it = (): string => `Couldn’t withdraw it`
export const withdraw_to_edit = (): string => `Withdraw to edit`
export const see_why_and_appeal = (): string => `See why, and appeal`
export const to_do_first = (): string => `To do first`
export const newest_first = (): string => `Newest first`
export const closing_soon_first = (): string => `Closing soon first`
export const most_watched_first = (): string => `Most watched first`
export const most_bids_first = (): string => `Most bids first`
export const search_your_titles = (): string => `Search your titles`
export const order = (): string => `Order`
export const count_listings_with_messages_to_answer = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `A listing with messages to answer`, 'other': `${formatCount(count)} listings with messages to answer` })}`
export const waiting_messages_the_first_when = ({ count, when }: { count: number; when: string | number }): string => `${choosePlural(count, { 'one': `a message from ${when}`, 'other': `${formatCount(count)} conversations, the oldest message from ${when}` })}`
export const feature = (): string => `Feature`
export const stop_featuring = (): string => `Stop featuring`
export const featured = (): string => `Featured`
