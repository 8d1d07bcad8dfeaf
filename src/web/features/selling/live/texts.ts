// Written by `npm run texts` from texts.json, where the texts stand.

export const enter_an_amount_like_45_or_45_50 = (): string => `Enter an amount, like 45 or 45.50.`
export const enter_a_reserve_you_can_lower_it_but = (): string => `Enter a reserve: you can lower it, but not remove it.`
export const enter_less_than_reserve_price_people = ({ reserve_price }: { reserve_price: string | number }): string => `Enter less than ${reserve_price}: people have bid, so the reserve can only go down.`
export const enter_at_least_lowest = ({ lowest }: { lowest: string | number }): string => `Enter at least ${lowest}.`
export const title = (): string => `Title`
export const category = (): string => `Category`
export const condition = (): string => `Condition`
export const description = (): string => `Description`
export const photos = (): string => `Photos`
export const how_it_sells = (): string => `How it sells`
export const start_price = (): string => `Start price`
export const reserve = (): string => `Reserve`
export const price = (): string => `Price`
export const how_many_there_are = (): string => `How many there are`
export const when_it_closes = (): string => `When it closes`
export const pickup = (): string => `Pickup`
export const shipping = (): string => `Shipping`
export const payment = (): string => `Payment`
export const location = (): string => `Location`
export const no_amount = (): string => `none`
export const whether_you_take_offers = (): string => `Whether you take offers`
export const offers_accepted_automatically = (): string => `Offers accepted automatically`
export const offers_declined_automatically = (): string => `Offers declined automatically`
export const what_happens_if_it_doesnt_sell = (): string => `What happens if it doesn’t sell`
export const no_one_has_bid_yet_so_you_can_change = (): string => `No one has bid yet, so you can change anything. Once someone bids, you can only add to it.`
export const you_can_change_anything_people_whove = (): string => `You can change anything. People who’ve already bought keep what they bought.`
export const edit_the_listing_of_seller_name = ({ seller_name }: { seller_name: string | number }): string => `Edit ${seller_name}’s listing`
export const edit_your_listing = (): string => `Edit your listing`
export const load_the_latest = (): string => `Load the latest`
export const before_it_can_be_saved = (): string => `Before it can be saved`
export const cancel = (): string => `Cancel`
export const save_changes = (): string => `Save changes`
export const save_these_changes = (): string => `Save these changes?`
export const they_show_straight_away_well_tell = ({ seller_name }: { seller_name: string | number }): string => `They show straight away. We’ll tell ${seller_name} what you changed and why. The listing shows what changed and when.`
export const only_you_see_these_changes = (): string => `Only you see these. They apply straight away.`
export const line_only_you_see = ({ line }: { line: string | number }): string => `${line} (only you see this)`
export const line_amounts_only_you_see = ({ line }: { line: string | number }): string => `${line} (only you see the amounts)`
export const they_show_straight_away_the_listing = (): string => `They show straight away. The listing shows everyone what changed and when.`
export const keep_editing = (): string => `Keep editing`
export const reason = (): string => `Reason`
export const seller_name_will_see_it_and_its_kept = ({ seller_name }: { seller_name: string | number }): string => `${seller_name} will see it, and it’s kept in the audit log.`
export const you_have_unsaved_changes = (): string => `You have unsaved changes.`
export const you_havent_changed_anything_yet = (): string => `You haven’t changed anything yet.`
export const give_a_reason_in_a_few_words = (): string => `Give a reason, in a few words.`
export const someone_has_just_bid_so_you_can_only = (): string => `Someone has just bid, so you can only add to it now.`
export const a_photo_didnt_upload_try_again_or = (): string => `A photo didn’t upload. Try again or remove it.`
export const your_photos_are_still_uploading_one = (): string => `Your photos are still uploading. One moment.`
