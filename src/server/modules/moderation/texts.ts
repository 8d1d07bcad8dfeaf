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
export const sold_by = (): string => `Sold by`
export const price_nz = (): string => `Price (NZ$)`
export const bids = (): string => `Bids`
export const closes_nz_time = (): string => `Closes (NZ time)`
export const closed_nz_time = (): string => `Closed (NZ time)`
export const changed_nz_time = (): string => `Changed (NZ time)`
export const appeal = (): string => `Appeal`
export const open_reports = (): string => `Open reports`
export const disputed_sale = (): string => `Disputed sale`
export const this_subject_isnt_suspended_itself_so = ({ subject }: { subject: string | number }): string => `This ${subject} isn’t suspended itself, so there’s nothing to appeal.`
export const the_suspension_has_been_lifted_so = (): string => `The suspension has been lifted, so there’s nothing more to appeal.`
export const the_seller_hasnt_appealed_so_theres = (): string => `The seller hasn’t appealed, so there’s nothing to answer.`
export const we_have_your_messages_you_can_write = (): string => `We have your messages. You can write again once we’ve replied.`
