// Written by `npm run texts` from texts.json, where the texts stand.

export const your_plan_ends_without_a_refund = ({ plan, day }: { plan: string | number; day: string | number }): string => `Your plan ${plan} runs until ${day}. Deleting your account ends it straight away, and we don’t refund the rest.`
export const data_downloaded = (): string => `Data downloaded`
export const your_data = (): string => `Your data`
export const everything_hoko_holds_about_you_in_one = (): string => `Everything Hoko holds about you in one ZIP file: your account, listings, bids, purchases, sales, watchlist, notifications, our emails and texts to you, your sessions and your photos. It’s your right under the Privacy Act 2020.`
export const download_my_data = (): string => `Download my data`
export const account_deleted = (): string => `Account deleted`
export const youre_signed_out_everywhere_haere_ra = (): string => `You’re signed out everywhere. Haere rā.`
export const delete_your_account = (): string => `Delete your account?`
export const your_account_will_be_deleted_for_good = (): string => `Your account will be deleted for good.`
export const enter_your_password_and_well_send_you = (): string => `Enter your password and we’ll send you a code. Nothing is deleted until you enter the code.`
export const keep_my_account = (): string => `Keep my account`
export const delete_account = (): string => `Delete account`
export const send_me_the_code = (): string => `Send me the code`
export const enter_your_password = (): string => `Enter your password.`
export const thats_not_your_password = (): string => `That’s not your password.`
export const your_password = (): string => `Your password`
export const delete_your_account_2 = (): string => `Delete your account`
export const you_cant_undo_this = (): string => `You can’t undo this.`
export const we_remove_your_profile_photo_email_and = (): string => `We remove your profile, photo, email and phone number, and sign you out everywhere.`
export const we_withdraw_your_live_listings = (): string => `We withdraw your live listings.`
export const your_bids_still_count_under_deleted = (): string => `Your bids still count, under “deleted member”.`
export const we_keep_trades_and_invoices_for_as = (): string => `We keep trades and invoices for as long as tax law requires.`
export const you_cant_delete_it_while_youre_leading = (): string => `You can’t delete it while you’re leading an auction or have a trade to finish.`
export const delete_my_account = (): string => `Delete my account`
