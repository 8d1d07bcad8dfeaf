// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const the_feed_doesnt_say_new_or_used = (): string => `The feed doesn’t say whether it’s new or used.`
export const say_n_or_u = (): string => `We know N for new and U for used.`
export const thats_no_price = (): string => `That isn’t a price. Write it like 18990.`
export const thats_too_long = ({ count }: { count: string | number }): string => `That’s longer than ${count} characters, so the rest is left out.`
export const we_dont_know_that_word = (): string => `We don’t know this word. Teach us what it means.`
export const thats_no_number_that_fits = (): string => `That isn’t a number that fits here.`
export const thats_no_day = (): string => `That isn’t a date. Write it like 31/03/2027, or leave it out if there’s none.`
export const title_for_sale = ({ title }: { title: string | number }): string => `${title}. Contact us to have a look.`
export const price_on_application = (): string => `price on application`
export const count_photos = ({ count }: { count: number }): string => `${choosePlural(count, { '=0': `no photos`, 'one': `${formatCount(count)} photo`, 'other': `${formatCount(count)} photos` })}`
export const photos_couldnt_be_read = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} photo`, 'other': `${formatCount(count)} photos` })} couldn’t be read. Save ${choosePlural(count, { 'one': `it`, 'other': `them` })} as JPEG and send ${choosePlural(count, { 'one': `it`, 'other': `them` })} again.`
export const none = (): string => `nothing`
export const yes = (): string => `yes`
export const no = (): string => `no`
export const title = (): string => `Title`
export const category = (): string => `Category`
export const description = (): string => `Description`
export const condition = (): string => `Condition`
export const price = (): string => `Price`
export const location = (): string => `Location`
export const photos = (): string => `Photos`
export const vehicle_type = (): string => `Vehicle type`
export const plate = (): string => `Plate`
export const vin = (): string => `VIN`
export const chassis_number = (): string => `Chassis number`
export const make = (): string => `Make`
export const model = (): string => `Model`
export const variant = (): string => `Variant`
export const year = (): string => `Year`
export const odometer = (): string => `Odometer`
export const fuel = (): string => `Fuel`
export const engine_size = (): string => `Engine size`
export const transmission = (): string => `Transmission`
export const body = (): string => `Body`
export const doors = (): string => `Doors`
export const colour = (): string => `Colour`
export const wof_expiry = (): string => `WoF expiry`
export const rego_expiry = (): string => `Rego expiry`
export const wof_at_sale = (): string => `WoF at sale`
export const first_registered = (): string => `First registered in New Zealand`
export const on_road_costs = (): string => `On-road costs included`
export const security_interest = (): string => `Security interest`
export const stock_number = (): string => `Stock number`
export const features = (): string => `Features`
export const it_doesnt_fit_a_listing = (): string => `What the feed says doesn’t fit a listing.`
export const it_has_no_stock_number = (): string => `It has no stock number.`
export const its_stock_number_is_too_long = ({ count }: { count: string | number }): string => `Its stock number is longer than ${count} characters.`
export const its_stock_number_was_there_before = (): string => `Its stock number is in the file twice. The first is taken.`
export const say_the_length = (): string => `The feed has no field for the length. Write it in the notes or the variant, like “Length 6.2 m”.`
export const say_the_hull = (): string => `The feed has no field for the hull. Write it in the notes or the variant, like “Aluminium hull”.`
export const say_the_length_and_hull = (): string => `The feed has no fields for length and hull. Write them in the notes, like “Length 6.2 m. Aluminium hull.”`
export const length = (): string => `Length`
export const hull = (): string => `Hull`
export const write_when_it_was_first_registered = (): string => `Say when it was first registered in New Zealand. Write it in the notes, like “First registered in NZ 2021”, or in a column FirstRegistered.`
