// Written by `npm run texts` from texts.json, where the texts stand.
import type { Parts } from '#shared/texts/parts.ts'

export const plate = (): string => `Plate`
export const well_fill_in_what_the_register_knows = (): string => `We’ll fill in what the register knows and mark those details. You can change anything.`
export const fill_in_from_the_register = (): string => `Fill in from the register`
export const the_register_knows_it_as = <Node>({ source, b, record, fetched_at }: { source: 'register' | 'sample' | 'other'; b: (parts: Parts<Node>) => Node; record: string | number; fetched_at: string | number }): Parts<Node> => [`${{ 'register': `The register`, 'sample': `The sample register`, 'other': `` }[source]}`, ` has it as `, b([`${record}`]), `, checked on `, `${fetched_at}`, `.`]
export const its_odometer_last_read_km = ({ km }: { km: string | number }): string => `Its odometer last read ${km} km. Enter what it shows now.`
export const use_value_from_source = ({ value, source }: { value: string | number; source: 'register' | 'sample' | 'other' }): string => `Use “${value}” from ${{ 'register': `the register`, 'sample': `the sample register`, 'other': `` }[source]}`
export const from_source = ({ source }: { source: 'register' | 'sample' | 'other' }): string => `From ${{ 'register': `the register`, 'sample': `the sample register`, 'other': `` }[source]}`
export const you_entered_this = (): string => `You entered this`
export const you_entered_this_last_reading_in_source = ({ source, value }: { source: 'register' | 'sample' | 'other'; value: string | number }): string => `You entered this. Last reading in ${{ 'register': `the register`, 'sample': `the sample register`, 'other': `` }[source]}: ${value}`
export const you_entered_this_in_source = ({ source, value }: { source: 'register' | 'sample' | 'other'; value: string | number }): string => `You entered this. In ${{ 'register': `the register`, 'sample': `the sample register`, 'other': `` }[source]}: ${value}`
export const the_vehicle = (): string => `The vehicle`
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
