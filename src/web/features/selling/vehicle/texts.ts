// Written by `npm run texts` from texts.json, where the texts stand.
import type { Parts } from '#shared/texts/parts.ts'

export const plate = (): string => `Plate`
export const well_fill_in_what_the_register_knows = (): string => `We’ll fill in what the register knows and mark those details. You can change anything.`
export const fill_in_from_the_register = (): string => `Fill in from the register`
export const to_upper_case_knows_it_as_record_asked = <Node>({ to_upper_case, b, record, fetched_at }: { to_upper_case: string | number; b: (parts: Parts<Node>) => Node; record: string | number; fetched_at: string | number }): Parts<Node> => [`${to_upper_case}`, ` knows it as `, b([`${record}`]), `, asked on `, `${fetched_at}`, `.`]
export const its_odometer_last_read_text_km_enter = ({ text }: { text: string | number }): string => ` Its odometer last read ${text} km. Enter what it shows now.`
export const use_words_from_source = ({ words, source }: { words: string | number; source: string | number }): string => `Use “${words}” from ${source}`
export const from_source = ({ source }: { source: string | number }): string => `From ${source}`
export const you_entered_this = (): string => `You entered this`
export const you_entered_this_last_reading_in_name = ({ name, words }: { name: string | number; words: string | number }): string => `You entered this. Last reading in ${name}: ${words}`
export const you_entered_this_in_name_words = ({ name, words }: { name: string | number; words: string | number }): string => `You entered this. In ${name}: ${words}`
export const the_vehicle = (): string => `The vehicle`
export const use_text_from_source = ({ text, source }: { text: string | number; source: string | number }): string => `Use “${text}” from ${source}`
export const for_example_gxl_or_2_0_sport = (): string => `For example, GXL or 2.0 Sport.`
export const what_it_shows_today = (): string => `What it shows today.`
export const if_it_wont_have_a_current_wof_as_is = (): string => `If it won’t have a current WoF. “As is where is” needs the buyer’s written agreement, and they can only drive it to a WoF inspection.`
export const whether_the_price_includes_a_wof_and = (): string => `Whether the price includes a WoF and rego.`
export const n_17_letters_and_digits_on_the = (): string => `17 letters and digits, on the windscreen or the door frame.`
export const if_theres_no_vin = (): string => `If there’s no VIN.`
export const the_year = (): string => `The year.`
export const whether_someone_has_a_claim_on_it_like = (): string => `Whether someone has a claim on it, like a loan. Check the Personal Property Securities Register.`
export const one_per_line = (): string => `One per line.`
export const your_own_reference_number = (): string => `Your own reference number.`
export const make_and_model = (): string => `Make and model`
export const engine_and_drivetrain = (): string => `Engine and drivetrain`
export const registration = (): string => `Registration`
export const history = (): string => `History`
export const extras = (): string => `Extras`
