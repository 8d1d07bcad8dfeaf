// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const bytes_gb = ({ bytes }: { bytes: string | number }): string => `${bytes} GB`
export const bytes_mb = ({ bytes }: { bytes: string | number }): string => `${bytes} MB`
export const value_kb = ({ value }: { value: string | number }): string => `${value} kB`
export const value_mb = ({ value }: { value: string | number }): string => `${value} MB`
export const today = (): string => `today`
export const count_days_ago = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} day ago`, 'other': `${formatCount(count)} days ago` })}`
export const count_days = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} day`, 'other': `${formatCount(count)} days` })}`
export const count_hours = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} hour`, 'other': `${formatCount(count)} hours` })}`
export const count_minutes = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} minute`, 'other': `${formatCount(count)} minutes` })}`
export const closing = (): string => `closing`
export const days_days_hours_h = ({ days, hours }: { days: number; hours: string | number }): string => `${choosePlural(days, { 'one': `${formatCount(days)} day`, 'other': `${formatCount(days)} days` })} ${hours} h`
export const seconds_s = ({ seconds }: { seconds: string | number }): string => `${seconds} s`
export const hours_h_minutes_min = ({ hours, minutes }: { hours: string | number; minutes: string | number }): string => `${hours} h ${minutes} min`
export const minutes_min_seconds_s = ({ minutes, seconds }: { minutes: string | number; seconds: string | number }): string => `${minutes} min ${seconds} s`
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
export const weekdays = (): string => `Sunday Monday Tuesday Wednesday Thursday Friday Saturday`
export const short_weekdays = (): string => `Sun Mon Tue Wed Thu Fri Sat`
export const months = (): string => `January February March April May June July August September October November December`
export const short_months = (): string => `Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec`
