// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const no_admin_has_changed_this_review = (): string => `No admin has changed this review.`
export const review_not_found = (): string => `Review not found`
export const see_all_reviews = (): string => `See all reviews`
export const check_the_number = (): string => `Check the number.`
export const the_review_didnt_load = (): string => `The review didn’t load`
export const loading_the_review = (): string => `Loading the review`
export const rating_of_5 = ({ rating }: { rating: string | number }): string => `${rating} of 5`
export const no_id = ({ id }: { id: string | number }): string => `No. ${id}`
export const author_about_member_of_listing = <Node>({ author, author_name, link, display_name, about_role, listing, title }: { author: (parts: Parts<Node>) => Node; author_name: string | number; link: (parts: Parts<Node>) => Node; display_name: string | number; about_role: 'buyer' | 'seller' | 'other'; listing: (parts: Parts<Node>) => Node; title: string | number }): Parts<Node> => [author([`${author_name}`]), ` about `, link([`${display_name}`]), `, the `, `${{ 'buyer': `buyer`, 'seller': `seller`, 'other': `` }[about_role]}`, ` of `, listing([`${title}`])]
export const written_at = ({ at }: { at: string | number }): string => `Written ${at}`
export const changed_at = ({ at }: { at: string | number }): string => `changed ${at}`
export const display_name_replied_at = ({ display_name, at }: { display_name: string | number; at: string | number }): string => `${display_name} replied, ${at}`
export const removed_at_reason = ({ at, reason }: { at: string | number; reason: string | number }): string => `Removed ${at}: ${reason}`
export const dispute = (): string => `Dispute`
export const the_review_stays = (): string => `The review stays.`
export const the_review_was_removed = (): string => `The review was removed.`
export const keep_review = (): string => `Keep review`
export const remove_review = (): string => `Remove review`
export const keep_this_review = (): string => `Keep this review?`
export const message_to_both = (): string => `Message to both`
export const the_author_and_the_person_reviewed = (): string => `The author and the person reviewed will both get this.`
export const review_kept_weve_told_both_people = (): string => `Review kept. We’ve told both people.`
export const this_closes_the_dispute_it_cant_be = (): string => `This closes the dispute. It can’t be disputed again.`
export const remove_the_review = (): string => `Remove the review?`
export const review_removed = (): string => `Review removed`
export const it_wont_count_any_more_only_the_two = (): string => `It won’t count any more. Only the two people and administrators can see it, and the author can’t write another. You can’t undo this.`
export const disputed = (): string => `Disputed`
export const shown = (): string => `Shown`
export const hidden = (): string => `Hidden`
export const removed = (): string => `Removed`
export const reviews = (): string => `Reviews`
export const the_reviews_didnt_load = (): string => `The reviews didn’t load`
export const loading_the_reviews = (): string => `Loading the reviews`
export const no_matches = (): string => `No matches`
export const no_reviews_yet = (): string => `No reviews yet`
export const no_disputed_reviews = (): string => `No disputed reviews`
export const when_someone_disputes_a_review = (): string => `When someone disputes a review of 2 or less, it’s shown here.`
export const try_other_words_or_remove_a_filter = (): string => `Try other words, or remove a filter.`
export const reviews_from_buyers_and_sellers_are = (): string => `Reviews from buyers and sellers are shown here.`
export const words_names_or_numbers = (): string => `Words, names or numbers`
export const state = (): string => `State`
export const any_state = (): string => `Any state`
export const stars = (): string => `Stars`
export const any_stars = (): string => `Any stars`
export const n_2_or_less = (): string => `2 or less`
export const n_2_5_to_3_5 = (): string => `2.5 to 3.5`
export const n_4_or_more = (): string => `4 or more`
export const review = (): string => `Review`
export const author_about_member = ({ author, member }: { author: string | number; member: string | number }): string => `${author} about ${member}`
export const between = (): string => `Between`
export const listing = (): string => `Listing`
export const written = (): string => `Written`
export const hidden_until_shown_at = ({ shown_at }: { shown_at: string | number }): string => `hidden until ${shown_at} or until the other side writes`
export const count_reviews = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} review`, 'other': `${formatCount(count)} reviews` })}`
export const written_from = (): string => `Written from`
export const to = (): string => `to`
export const put_back = (): string => `Put back`
export const put_back_count_reviews = ({ count }: { count: number }): string => `Put back ${choosePlural(count, { 'one': `1 review`, 'other': `${formatCount(count)} reviews` })}`
export const theyre_shown_and_count_again = (): string => `They’re shown and count again. Reviews that a dispute removed stay removed.`
export const kept_in_the_audit_log = (): string => `It’s kept in the audit log.`
export const remove_all = (): string => `Remove`
export const remove_count_reviews = ({ count }: { count: number }): string => `Remove ${choosePlural(count, { 'one': `1 review`, 'other': `${formatCount(count)} reviews` })}`
export const theyre_hidden_and_no_longer_count = (): string => `They’re hidden and no longer count. Any open dispute ends.`
export const their_people_read_this = (): string => `The people of each review will get this as a notification. It’s kept on file.`
export const reason_for_the_author = (): string => `Reason for the author`
export const message_to_the_person_reviewed = (): string => `Message to the person reviewed`
export const optional_they_get_it_if_theyve_seen_the_review = (): string => `Optional. They’re told that the review is gone if they’ve seen it.`
export const enter_a_reason = (): string => `Enter a reason`
export const enter_a_message = (): string => `Enter a message`
