// Written by `npm run texts` from texts.json, where the texts stand.

export const only_hoko_can_list_for_someone_else = (): string => `Only Hoko can list for someone else.`
export const choose_the_member_youre_listing_for = (): string => `Choose the member you’re listing for.`
export const no_member_with_that_number = (): string => `No member with that number.`
export const this_account_is_suspended_so_you_cant = (): string => `This account is suspended, so you can’t list or change anything for it.`
export const this_registration_isnt_finished_so_you = (): string => `This registration isn’t finished, so you can’t list for it yet.`
export const this_account_is_deleted_so_you_cant = (): string => `This account is deleted, so you can’t change anything.`
export const that_category_is_no_longer_there = (): string => `That category is no longer there. Choose another.`
export const choose_a_place_from_the_list = (): string => `Choose a place from the list.`
export const at_most_max_auto_relists_times = ({ max_auto_relists }: { max_auto_relists: string | number }): string => `At most ${max_auto_relists} times.`
export const that_photo_is_no_longer_there = (): string => `That photo is no longer there.`
export const this_listing_is_suspended_so_you_cant = (): string => `This listing is suspended, so you can’t withdraw it now.`
export const people_have_bid_on_this_tell_them_why = (): string => `People have bid on this. Tell them why you’re withdrawing it.`
export const this_listing_is_suspended_so_you_cant_2 = (): string => `This listing is suspended, so you can’t delete it.`
export const this_listing_has_ended_so_you_cant = (): string => `This listing has ended, so you can’t delete it.`
export const people_have_bid_on_this_listing_you = (): string => `People have bid on this listing. You can withdraw it and say why.`
export const the_seller_may_not_sell = (): string => `Hoko has stopped this seller from selling for now, so it can’t go live.`
