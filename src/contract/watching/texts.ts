// Written by `npm run texts` from texts.json, where the texts stand.

export const a_reminder_comes_24_12_or_1_hours = (): string => `A reminder comes 24, 12 or 1 hours before the closing.`
export const name_each_reminder_once = (): string => `Name each reminder once.`
export const that_is_not_an_order = (): string => `That is not an order.`
export const choose_open_or_closed = (): string => `Choose open or closed.`
export const a_note = (): string => `A note`
export const at_most_100_at_a_time = (): string => `At most 100 at a time.`
