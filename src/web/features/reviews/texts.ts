// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const nothing_to_review = (): string => `Nothing to review`
export const see_your_reviews = (): string => `See your reviews`
export const after_a_trade_you_each_have_60_days_to = (): string => `After a trade, you each have 60 days to leave a review.`
export const to_write = (): string => `To write`
export const write_a_review = (): string => `Write a review`
export const you_bought_it_from_name = ({ name }: { name: string | number }): string => `You bought it from ${name}`
export const you_sold_it_to_name = ({ name }: { name: string | number }): string => `You sold it to ${name}`
export const until_until = ({ until }: { until: string | number }): string => `until ${until}`
export const they_have_reviewed_you = (): string => `they have reviewed you`
export const review_display_name = ({ display_name }: { display_name: string | number }): string => `Review ${display_name}`
export const theyve_reviewed_you_both_reviews_of = ({ title }: { title: string | number }): string => `They’ve reviewed you. Both reviews of “${title}” will be shown once you’ve written yours.`
export const you_wont_see_each_others_review_of = ({ title, blind_days }: { title: string | number; blind_days: string | number }): string => `You won’t see each other’s review of “${title}” until you’ve both written one, or after ${blind_days} days.`
export const send_review = (): string => `Send review`
export const review_posted_both_reviews_are_now = (): string => `Review posted. Both reviews are now shown.`
export const review_saved = (): string => `Review saved`
export const reviews = (): string => `Reviews`
export const no_reviews_yet = (): string => `No reviews yet.`
export const change = (): string => `Change`
export const reply = (): string => `Reply`
export const dispute = (): string => `Dispute`
export const change_your_review = (): string => `Change your review`
export const its_already_shown_you_can_change_it = (): string => `It’s already shown. You can change it once, within 7 days.`
export const it_isnt_shown_yet_you_can_change_it = (): string => `It isn’t shown yet. You can change it until it is.`
export const save_review = (): string => `Save review`
export const review_changed = (): string => `Review changed`
export const reply_to_display_name = ({ display_name }: { display_name: string | number }): string => `Reply to ${display_name}`
export const you_can_reply_once_everyone_can_read = (): string => `You can reply once. Everyone can read it below the review.`
export const your_reply = (): string => `Your reply`
export const leave_out_phone_numbers_and_addresses = (): string => `Leave out phone numbers and addresses.`
export const send_reply = (): string => `Send reply`
export const reply_posted = (): string => `Reply posted`
export const dispute_this_review = (): string => `Dispute this review`
export const well_look_at_it_and_tell_you_both = (): string => `We’ll look at it and tell you both whether it stays. You can dispute a review once.`
export const whats_wrong_with_it = (): string => `What’s wrong with it?`
export const only_our_team_sees_this = (): string => `Only our team sees this.`
export const send_to_hoko = (): string => `Send to Hoko`
export const well_look_at_it_and_tell_you_both_2 = (): string => `We’ll look at it and tell you both`
export const we_removed_it_the_reason_reason = ({ reason }: { reason: string | number }): string => `We removed it. The reason: ${reason}`
export const hidden_until_the_other_side_has = <Node>({ span, shown_at }: { span: (parts: Parts<Node>) => Node; shown_at: string | number }): Parts<Node> => [`Hidden until the other side has written too, or until `, span([`${shown_at}`]), `.`]
export const it_was_disputed_and_we_kept_it_the = ({ word }: { word: string | number }): string => `It was disputed, and we kept it. The reason: ${word}`
export const disputed_well_look_at_it_and_tell_you = (): string => `Disputed. We’ll look at it and tell you both whether it stays.`
export const no_reviews_of_you_yet = (): string => `No reviews of you yet`
export const reviews_from_people_you_trade_with_are = (): string => `Reviews from people you trade with are shown here once you’ve both written one, or after 14 days.`
export const you_havent_written_a_review_yet = (): string => `You haven’t written a review yet`
export const reviews_you_write_are_shown_here = (): string => `Reviews you write are shown here.`
export const see_what_you_can_review = (): string => `See what you can review`
export const about_me = (): string => `About me`
export const by_me = (): string => `By me`
export const as_seller_average_count = ({ average, count }: { average: string | number; count: string | number }): string => `as seller ${average} (${count})`
export const as_buyer_average_count = ({ average, count }: { average: string | number; count: string | number }): string => `as buyer ${average} (${count})`
export const reviews_by_stars = (): string => `Reviews by stars`
export const stars_or_half_more = <Node>({ stars, hidden }: { stars: number; hidden: (parts: Parts<Node>) => Node }): Parts<Node> => [`${stars}`, hidden([` `, `${choosePlural(stars, { 'one': `star`, 'other': `stars` })}`, ` or half more:`])]
export const choose_from_0_to_5_stars = (): string => `Choose from 0 to 5 stars.`
export const write_a_few_words_about_how_it_went = (): string => `Write a few words about how it went.`
export const how_was_it = (): string => `How was it?`
export const your_review = (): string => `Your review`
export const everyone_can_read_it_once_its_shown = (): string => `Everyone can read it once it’s shown. Leave out phone numbers and addresses.`
export const about_name = <Node>({ label, name }: { label: (parts: Parts<Node>) => Node; name: string | number }): Parts<Node> => [label([`About`]), ` `, `${name}`]
export const written_after_reading_their_review = ({ display_name }: { display_name: string | number }): string => `written after reading ${display_name}’s review`
export const changed_at = ({ at }: { at: string | number }): string => `changed ${at}`
export const display_name_replied_at = ({ display_name, at }: { display_name: string | number; at: string | number }): string => `${display_name} replied, ${at}`
export const review_the_other_side = ({ is_seller }: { is_seller: boolean }): string => `Review ${is_seller ? `the seller` : `the buyer`}`
export const no_reviews_yet_2 = (): string => `No reviews yet`
export const average_of_5_from_count_reviews = ({ average, percentage, count }: { average: string | number; percentage: string | number; count: number }): string => `${average} of 5 (${percentage}) from ${choosePlural(count, { 'one': `${formatCount(count)} review`, 'other': `${formatCount(count)} reviews` })}`
export const buyer = (): string => `Buyer`
export const seller = (): string => `Seller`
export const half_a_star = (): string => `Half a star`
export const count_stars = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} star`, 'other': `${formatCount(count)} stars` })}`
export const count_and_a_half_stars = ({ count }: { count: string | number }): string => `${count} and a half stars`
export const loading_reviews = (): string => `Loading reviews`
export const no_stars = (): string => `No stars`
export const not_chosen_yet = (): string => `Not chosen yet`
export const write_at_least_a_few_words = (): string => `Write at least a few words.`
export const we_removed_it = (): string => `We removed it.`
