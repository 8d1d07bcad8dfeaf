// Written by `npm run texts` from texts.json, where the texts stand.

export const delete_my_account = (): string => `Delete my account`
export const sign_in_to_finish_it = (): string => `Sign in to finish it`
export const keep_my_account = (): string => `Keep my account`
export const delete_your_account_for_good = (): string => `Delete your account for good?`
export const delete_account = (): string => `Delete account`
export const go_back = (): string => `Go back`
export const well_clear_your_profile_sign_you_out = (): string => `We’ll clear your profile, sign you out everywhere and withdraw your live listings. Your bids still count, under “deleted member”. You can’t undo this.`
export const nothing_was_deleted = (): string => `Nothing was deleted`
export const email = (): string => `Email`
export const password = (): string => `Password`
export const forgot_your_password = (): string => `Forgot your password?`
export const send_me_the_code = (): string => `Send me the code`
export const we_remove_your_name_photo_email_phone = (): string => `We remove your name, photo, email, phone and address.`
export const youre_signed_out_everywhere_and_no_one = (): string => `You’re signed out everywhere, and no one can sign in to this account again.`
export const we_withdraw_your_live_listings = (): string => `We withdraw your live listings.`
export const your_bids_still_count_under_deleted = (): string => `Your bids still count, under “deleted member”.`
export const we_keep_trades_and_invoices_for_as = (): string => `We keep trades and invoices for as long as tax law requires.`
