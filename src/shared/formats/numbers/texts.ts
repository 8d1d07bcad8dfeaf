// Written by `npm run texts` from texts.json, where the texts stand.

export const an_nzbn_has_13_digits_for_example = (): string => `An NZBN has 13 digits, for example 9429039501974.`
export const that_is_not_an_nzbn_check_the_digits = (): string => `That is not an NZBN. Check the digits.`
export const a_gst_number_has_8_or_9_digits_for = (): string => `A GST number has 8 or 9 digits, for example 49-091-850.`
export const that_is_not_a_gst_number_check_the = (): string => `That is not a GST number. Check the digits.`
export const type_the_plate_for_example_qkb482 = (): string => `Type the plate, for example QKB482.`
export const a_plate_has_up_to_six_letters_and = (): string => `A plate has up to six letters and digits, for example QKB482.`
export const a_vin_has_no_letters_i_o_or_q_they_are = (): string => `A VIN has no letters I, O or Q. They are 1 and 0, most likely.`
export const a_vin_has_17_letters_and_digits = ({ count }: { count: string | number }): string => `A VIN has 17 letters and digits; this has ${count}.`
export const a_driver_licence_number_is_two_letters = (): string => `A driver licence number is two letters and six digits, for example AB123456.`
export const the_card_version_is_the_three_digits = (): string => `The card version is the three digits in field 5b of the card.`
