// Written by `npm run texts` from texts.json, where the texts stand.

export const hoko = (): string => `Hoko`
export const price = (): string => `Price`
export const edit_listing_hoko = (): string => `Edit listing | Hoko`
export const sell_something_hoko = (): string => `Sell something | Hoko`
export const list_it_with_photos_by_auction_or_at_a = (): string => `List it with photos, by auction or at a fixed price. It’s free.`
export const saved = (): string => `Saved`
export const list_a_property_hoko = (): string => `List a property | Hoko`
export const list_a_home_for_sale_for_rent_or_a = (): string => `List a home for sale, for rent, or a room. It’s free.`
export const what_are_you_listing_hoko = (): string => `What are you listing? | Hoko`
export const see_your_drafts = (): string => `See your drafts`
export const draft_not_found = (): string => `Draft not found`
export const it_was_deleted_or_belongs_to_another = (): string => `It was deleted, or belongs to another account.`
export const waiting_for_approval = (): string => `Waiting for approval`
export const an_administrator_will_check_it_first = (): string => `An administrator will check it first. It goes live when it’s approved, and its time starts then.`
export const this_listing_is_suspended = (): string => `This listing is suspended`
export const see_why_and_appeal = (): string => `See why, and appeal`
export const its_hidden_and_its_time_is_paused = (): string => `It’s hidden and its time is paused.`
export const this_listing_has_ended = (): string => `This listing has ended`
export const see_the_listing = (): string => `See the listing`
export const you_cant_change_it_after_it_ends_you = (): string => `You can’t change it after it ends. You can relist it in iSell.`
export const listing_published = (): string => `Listing published`
export const sent_for_approval = (): string => `Sent for approval`
export const well_tell_you_when_its_approved = (): string => `We’ll tell you when it’s approved.`
export const sell_a_vehicle_hoko = (): string => `Sell a vehicle | Hoko`
export const list_a_car_motorbike_boat_or_parts_by = (): string => `List a car, motorbike, boat or parts, by auction or at a price. It’s free.`
export const message_seller = (): string => `Message seller`
export const you_cant_list_for_this_business = (): string => `You can’t list for this business`
export const ask_them_to_invite_you = (): string => `Ask them to invite you to their team.`
export const loading_the_preview = (): string => `Loading the preview`
export const the_preview_didnt_load = (): string => `The preview didn’t load. Check your connection, close this and open it again.`
export const skip_to_price = (): string => `Skip to price`
