// Written by `npm run texts` from texts.json, where the texts stand.

export const choose_two_different_times = (): string => `Choose an end time that’s different from the start time.`
export const youre_not_notified_of_this = (): string => `You don’t get notifications of this kind.`
export const we_dont_recognise_this_link = (): string => `We don’t recognise this link. Copy the whole link from the email, or sign in and change your notification settings.`
export const sample_listing = (): string => `Kauri bookcase`
export const sample_withdrawal = (): string => `It broke when we moved.`
export const sample_name = (): string => `Tāmati`
export const sample_question = (): string => `Does it come apart?`
export const sample_answer = (): string => `Yes, into four pieces.`
export const sample_message = (): string => `Kia ora, could I pick it up on Saturday?`
export const sample_thanks = (): string => `Thanks for telling us.`
export const sample_change = (): string => `Price`
export const sample_request = (): string => `You asked us to.`
export const sample_search = (): string => `Bookcases`
export const sample_town = (): string => `Ōamaru`
export const sample_place = (): string => `Ōamaru, Otago`
export const sample_other_listing = (): string => `Rimu shelf`
export const sample_appeal_answer = (): string => `We’ve looked at it again, and your account is open.`
export const sample_report = (): string => `It isn’t safe to sell.`
export const sample_dispute = (): string => `It never arrived.`
export const sample_appeal = (): string => `I’ve added the missing details.`
export const sample_recipient = (): string => `Mere`
export const sample_plan = (): string => `Dealer`
export const sample_warning = (): string => `Please don’t share phone numbers in public.`
export const sample_admin = (): string => `Hana`
export const sample_reason_to_view = (): string => `You asked why your listing isn’t showing`
