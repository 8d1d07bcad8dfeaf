// Written by `npm run texts` from texts.json, where the texts stand.

export const thats_an_admins_email_use_another_one = (): string => `That’s an admin’s email. Use another one for a member.`
export const another_account_already_uses_this = (): string => `Another account already uses this email.`
export const give_a_reason = (): string => `Give a reason.`
export const by_its_owner = (): string => `By its owner.`
export const user = (): string => `User`
export const admin = (): string => `Admin`
export const active = (): string => `Active`
export const suspended = (): string => `Suspended`
export const unfinished = (): string => `Unfinished`
export const deleted = (): string => `Deleted`
export const private_word = (): string => `Private`
export const in_trade = (): string => `In trade`
export const number = (): string => `Number`
export const type = (): string => `Type`
export const status = (): string => `Status`
export const first_name = (): string => `First name`
export const last_name = (): string => `Last name`
export const shown_as = (): string => `Shown as`
export const email = (): string => `Email`
export const phone = (): string => `Phone`
export const seller = (): string => `Seller`
export const region = (): string => `Region`
export const member_since_nz_time = (): string => `Member since (NZ time)`
export const last_seen_nz_time = (): string => `Last seen (NZ time)`
export const live_listings = (): string => `Live listings`
export const sold = (): string => `Sold`
export const your_hoko_phone_number_has_changed = (): string => `Your Hoko phone number has changed`
export const this_registration_isnt_finished_yet = (): string => `This registration isn’t finished yet.`
export const this_account_is_deleted_that_cant_be = (): string => `This account is deleted. That can’t be undone.`
export const you_cant_suspend_your_own_account = (): string => `You can’t suspend your own account.`
export const this_account_is_already_suspended = (): string => `This account is already suspended.`
export const this_account_is_already_active = (): string => `This account is already active.`
export const this_account_is_no_longer_there = (): string => `This account is no longer there.`
export const choose_a_reason = (): string => `Choose a reason.`
export const change_it_in_your_settings_where_a = (): string => `Change it in your settings, where a code goes to the new one.`
export const email_address = (): string => `email address`
export const phone_number = (): string => `phone number`
export const choose_password = (): string => `Choose password`
export const sample_name = (): string => `Mere`
export const sample_reason_to_suspend = (): string => `Three buyers say that nothing was sent.`
export const sample_reason_to_reinstate = (): string => `The buyers have what they paid for.`
export const choose_a_later_time = (): string => `Choose a time that’s still to come.`
export const choose_a_time_within_days = ({ days }: { days: string | number }): string => `Choose a time within ${days} days, or no end.`
export const theyre_already_suspended_from_this = (): string => `They’re already suspended from this. Move its end or lift it instead.`
export const admins_cant_be_partly_suspended = (): string => `Admins don’t sell, buy or write to members, so only the whole account can be suspended.`
export const admins_one_by_one = (): string => `Admins are decided about one by one.`
export const suspended_members_cant_read_messages = (): string => `Suspended members can’t read messages.`
export const two_person_approval_needs_two_full_admins = (): string => `Two-person approval needs two full admins. Add another one first, or turn it off together.`
export const full_admins_are_made_by_two = (): string => `Two-person approval is on. Choose another role, then propose making them a full admin.`
export const theyll_change_this_themselves = (): string => `Two-person approval is on, so full admins change their own email and phone number.`
