// Written by `npm run texts` from texts.json, where the texts stand.

export const this_is_your_own_listing = (): string => `This is your own listing.`
export const both_accounts_have_the_same_card = (): string => `Both accounts have the same card.`
export const both_accounts_have_the_same_phone = (): string => `Both accounts have the same phone number.`
export const both_accounts_were_signed_in_on_the = (): string => `Both accounts were signed in on the same device within 30 days.`
export const tried_to_bid_on_it = (): string => `Tried to bid on it.`
export const tried_to_buy_it = (): string => `Tried to buy it.`
export const tried_to_make_an_offer_for_it = (): string => `Tried to make an offer for it.`
export const this_review_is_about_you = (): string => `This review is about you. If it’s 2 stars or less, dispute it in iRate.`
export const you_have_reported_this_already = (): string => `You’ve already reported this. We’re looking at it.`
export const decided_by_name = ({ name }: { name: string | number }): string => `${name} has already decided this report.`
export const a_photo = (): string => `(photo)`
export const this_is_removed_elsewhere = (): string => `Remove a review or suspend a member on their own page.`
export const uphold_the_report_first = (): string => `Uphold the report first.`
export const this_report_is_open_already = (): string => `This report is already open.`
export const the_reporter_has_reported_this_again = (): string => `The reporter has reported this again meanwhile. Decide that report instead.`
export const joined_the_sellers_team = (): string => `Joined the seller’s team while they had a bid on it.`
export const csv_number = (): string => `Number`
export const csv_reported_at = (): string => `Reported (NZ time)`
export const csv_what = (): string => `What was reported`
export const csv_about_number = (): string => `User number`
export const csv_about = (): string => `User`
export const csv_reporter_number = (): string => `Reporter’s number`
export const csv_reporter = (): string => `Reporter`
export const csv_reason = (): string => `Reason`
export const csv_text = (): string => `What the reporter wrote`
export const csv_said = (): string => `What was reported says`
export const csv_outcome = (): string => `Decision`
export const csv_answer = (): string => `Answer to the reporter`
export const csv_decided_by = (): string => `Decided by`
export const csv_decided_at = (): string => `Decided (NZ time)`
