// Written by `npm run texts` from texts.json, where the texts stand.

export const choose_active_or_left = (): string => `Choose active or left.`
export const the_name = (): string => `The name`
export const the_phone_number = (): string => `The phone number`
export const enter_an_email_address = (): string => `Enter an email address, like aroha@example.co.nz.`
export const the_licence_number = (): string => `The licence number`
export const choose_a_color = (): string => `Choose a colour, like #0b5c4a.`
export const the_strapline = (): string => `The strapline`
export const enter_a_time_like_09_00 = (): string => `Enter a time, like 09:00.`
export const choose_a_day = (): string => `Choose a day.`
export const the_note = (): string => `The note`
export const this_must_be_a_list = (): string => `This must be a list.`
export const at_most_3_times_a_day = (): string => `You can add up to 3 opening times a day.`
export const at_most_days = ({ count }: { count: string | number }): string => `You can add up to ${count} days.`
export const say_yes_or_no = (): string => `Say yes or no.`
export const the_address = (): string => `The address`
export const the_street_address = (): string => `The street address`
export const choose_a_right = (): string => `Choose from the list.`
export const choose_at_least_one_right = (): string => `Choose at least one thing they can do.`
