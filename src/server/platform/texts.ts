// Written by `npm run texts` from texts.json, where the texts stand.

export const the_address_is_not_an_email_address = (): string => `The address is not an email address.`
export const were_very_busy_right_now_so_that_didnt = (): string => `We’re very busy right now, so that didn’t go through. Try again in a moment.`
export const this_waits_for_its_turn = (): string => `This waits for its turn.`
