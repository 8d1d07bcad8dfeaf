// Written by `npm run texts` from texts.json, where the texts stand.

export const yes = (): string => `Yes`
export const no = (): string => `No`
export const listing = (): string => `Listing`
export const type = (): string => `Type`
export const status = (): string => `Status`
export const title = (): string => `Title`
export const category = (): string => `Category`
export const seller_number = (): string => `Seller number`
export const seller = (): string => `Seller`
export const sold_by = (): string => `How it sells`
export const price_nz = (): string => `Price (NZ$)`
export const bids = (): string => `Bids`
export const closes_nz_time = (): string => `Closes (NZ time)`
export const closed_nz_time = (): string => `Closed (NZ time)`
export const changed_nz_time = (): string => `Changed (NZ time)`
export const appeal = (): string => `Appeal`
export const open_reports = (): string => `Open reports`
export const disputed_sale = (): string => `Disputed sale`
export const this_isnt_suspended_itself = ({ subject }: { subject: 'listing' | 'account' | 'other' }): string => `This ${{ 'listing': `listing`, 'account': `account`, 'other': `` }[subject]} isn’t suspended itself, so there’s nothing to appeal.`
export const the_suspension_has_been_lifted_so = (): string => `The suspension has been lifted, so there’s nothing more to appeal.`
export const the_seller_hasnt_appealed_so_theres = (): string => `The seller hasn’t appealed, so there’s nothing to answer.`
export const we_have_your_messages_you_can_write = (): string => `We have your messages. You can write again once we’ve replied.`
export const the_sellers_account_isnt_active_so = (): string => `The seller’s account isn’t active, so their listings can’t go live.`
export const its_paused_with_its_sellers_account = (): string => `It’s paused with its seller’s account. Reinstate the account to bring it back.`
export const give_a_reason_in_a_few_words_the = (): string => `Give a reason, in a few words. The seller will see it.`
export const this_is_a_draft_the_seller_hasnt = (): string => `This is a draft. The seller hasn’t submitted it.`
export const this_listing_is_waiting_for_approval = (): string => `This listing is waiting for approval. You can approve it or send it back.`
export const this_listing_is_already_live = (): string => `This listing is already live.`
export const this_listing_has_sold = (): string => `This listing has sold.`
export const this_listing_has_ended = (): string => `This listing has ended.`
export const this_listing_was_withdrawn = (): string => `This listing was withdrawn.`
export const this_listing_is_already_suspended = (): string => `This listing is already suspended.`
export const it_couldnt_go_live_when_we_checked_it = (): string => `It couldn’t go live when we checked it.`
export const the_closing_time_you_chose_passed = (): string => `The closing time you chose passed before we approved it. Choose another and publish it again.`
export const the_warning_was_withdrawn = (): string => `The warning has been withdrawn, so there’s nothing more to appeal.`
export const the_seller_is_suspended_from_selling = (): string => `The seller is suspended from selling, so this can’t go live.`
export const theyre_no_member = (): string => `This isn’t a member’s account.`
