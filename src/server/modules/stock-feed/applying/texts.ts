// Written by `npm run texts` from texts.json, where the texts stand.

export const its_listing_was_deleted = (): string => `You deleted its listing, so it isn’t listed again by itself.`
export const its_record_was_deleted = (): string => `Its record was deleted meanwhile.`
export const it_waits_for_approval = (): string => `Its listing is waiting for approval.`
export const its_listing_is_suspended = (): string => `Its listing is suspended.`
export const its_listing_is_sold = (): string => `Its listing is sold.`
export const you_ended_its_listing = (): string => `You ended its listing yourself. List it again in iSell if you like.`
export const its_listing_has_ended = (): string => `Its listing had ended already.`
export const its_no_longer_in_stock = (): string => `It’s no longer in the dealer’s stock.`
