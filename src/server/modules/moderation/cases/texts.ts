// Written by `npm run texts` from texts.json, where the texts stand.

export const name_has_taken_this_case_until = ({ name, until }: { name: string | number; until: string | number }): string => `${name} has taken this case until ${until}.`
export const write_a_few_words = (): string => `Write a few words.`
export const this_case_cant_be_decided_so = (): string => `This case can’t be decided this way.`
export const decide_these_one_by_one = (): string => `Decide these one by one.`
export const that_doesnt_go_with_this_decision = (): string => `That doesn’t go with this decision.`
export const this_member_isnt_part_of_the_case = (): string => `This member isn’t part of the case.`
export const the_listing_couldnt_be_suspended = ({ why }: { why: string | number }): string => `Nothing was decided, because the listing couldn’t be suspended: ${why}`
export const the_member_couldnt_be_suspended = ({ why }: { why: string | number }): string => `Nothing was decided, because the member couldn’t be suspended: ${why}`
export const it_couldnt_be_removed = ({ why }: { why: string | number }): string => `Nothing was decided, because it couldn’t be removed: ${why}`
export const its_been_removed_already = (): string => `Nothing was decided, because what was reported is already gone.`
export const there_are_no_buyers_to_tell = (): string => `Nothing was decided, because there are no buyers to tell.`
export const it_couldnt_be_undone = ({ why }: { why: string | number }): string => `It couldn’t be undone: ${why}`
export const its_suspension_has_been_lifted = (): string => `The listing’s suspension has been lifted already.`
export const we_took_our_decision_back = (): string => `We’ve taken our decision back.`
export const the_listing_couldnt_be_moved = ({ why }: { why: string | number }): string => `Nothing was decided, because the listing couldn’t be moved: ${why}`
export const its_in_that_category_already = (): string => `Nothing was decided, because the listing is in that category already.`
export const name_decided_it = ({ name, outcome, at }: { name: string | number; outcome: 'upheld' | 'dismissed' | 'approved' | 'sent_back' | 'lifted' | 'withdrawn' | 'answered' | 'completed' | 'cancelled' | 'agreed' | 'kept' | 'removed' | 'refused' | 'other'; at: string | number }): string => `${name} ${{ 'upheld': `upheld this report`, 'dismissed': `dismissed this report`, 'approved': `approved it`, 'sent_back': `sent it back`, 'lifted': `lifted the suspension`, 'withdrawn': `withdrew the warning`, 'answered': `answered the appeal`, 'completed': `marked the sale complete`, 'cancelled': `cancelled the sale`, 'agreed': `kept the sale`, 'kept': `kept the review`, 'removed': `removed the review`, 'refused': `turned it down`, 'other': `decided this case` }[outcome]}: ${at}.`
