// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const trader = (): string => `Trader`
export const address = (): string => `Address`
export const phone = (): string => `Phone`
export const motor_vehicle_trader_number = (): string => `Motor vehicle trader number`
export const not_given = (): string => `Not given`
export const cash_price = (): string => `Cash price`
export const for_sale_by_auction = (): string => `For sale by auction`
export const cash_price_with_gst_and_all_on_road = ({ cash_price }: { cash_price: string | number }): string => `${cash_price}, with GST and all on-road costs`
export const security_interest = (): string => `Security interest`
export const yes = (): string => `Yes`
export const no = (): string => `No`
export const make_and_model = (): string => `Make and model`
export const vehicle_year = (): string => `Vehicle year`
export const plate = (): string => `Plate`
export const none = (): string => `None`
export const chassis_number = (): string => `Chassis number`
export const distance_travelled = (): string => `Distance travelled`
export const no_odometer = (): string => `No odometer`
export const distance_km = ({ km }: { km: string | number }): string => `${km} km`
export const first_registered_in_new_zealand = (): string => `First registered in New Zealand`
export const imported_used = (): string => `Imported used`
export const consumer_information_notice = (): string => `Consumer Information Notice`
export const the_seller_is_in_trade_you_must_be = (): string => `The seller is in trade. You must be shown this before you buy (Consumer Information Standards (Used Motor Vehicles) Regulations 2008).`
export const print_the_notice_pdf = (): string => `Print the notice (PDF)`
export const open_homes = (): string => `Open homes`
export const add_to_calendar_title_at = ({ title, at }: { title: string | number; at: string | number }): string => `Add to calendar: ${title}, ${at}`
export const add_to_calendar = (): string => `Add to calendar`
export const listed_by_name_licensed_under_the_reaa = <Node>({ strong, name, span, licence }: { strong: (parts: Parts<Node>) => Node; name: string | number; span: (parts: Parts<Node>) => Node; licence: string | number }): Parts<Node> => [`Listed by `, strong([`${name}`]), `, licensed under the REAA 2008 `, span([`(licence `, `${licence}`, `)`])]
export const rent_and_terms = (): string => `Rent and terms`
export const about_the_property = (): string => `About the property`
export const insulation = (): string => `Insulation`
export const healthy_homes = (): string => `Healthy homes`
export const amenities = (): string => `Amenities`
export const land_land = ({ land }: { land: string | number }): string => `${land} land`
export const bedrooms_bed = ({ bedrooms }: { bedrooms: string | number }): string => `${bedrooms} bed`
export const bathrooms_bath = ({ bathrooms }: { bathrooms: string | number }): string => `${bathrooms} bath`
export const parks_parks = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `1 park`, 'other': `${formatCount(count)} parks` })}`
export const bedrooms = (): string => `Bedrooms`
export const bathrooms = (): string => `Bathrooms`
export const parking = (): string => `Parking`
export const floor_area = (): string => `Floor area`
export const land_area = (): string => `Land area`
export const kind = (): string => `Kind`
export const title = (): string => `Title`
export const offered = (): string => `Offered`
export const living_rooms = (): string => `Living rooms`
export const ensuites = (): string => `Ensuites`
export const car_parks = (): string => `Car parks`
export const garages = (): string => `Garages`
export const year_built = (): string => `Year built`
export const rateable_value = (): string => `Rateable value`
export const reference = (): string => `Reference`
export const rent_a_week = (): string => `Rent a week`
export const bond = (): string => `Bond`
export const pet_bond = (): string => `Pet bond`
export const available_from = (): string => `Available from`
export const furnishings = (): string => `Furnishings`
export const pets = (): string => `Pets`
export const smoking = (): string => `Smoking`
export const tenants_at_most = (): string => `Maximum tenants`
export const smoke_alarms = (): string => `Smoke alarms`
export const the_vehicle = (): string => `The vehicle`
export const features = (): string => `Features`
export const yes_someone_has_a_claim_on_it = (): string => `Yes, someone has a claim on it`
export const checked_against_source_on_fetched_at = ({ source, fetched_at }: { source: 'register' | 'sample' | 'other'; fetched_at: string | number }): string => `Checked against ${{ 'register': `the register`, 'sample': `the sample register`, 'other': `` }[source]} on ${fetched_at}. Details marked “Seller” aren’t on the register, or don’t match it.`
export const these_details_are_from_the_seller_they = (): string => `These details are from the seller. They weren’t checked against the register.`
export const register = (): string => `Register`
export const seller = (): string => `Seller`
export const last_read_at_km_says_source = ({ km, source }: { km: string | number; source: 'register' | 'sample' | 'other' }): string => `Last read at ${km} km, says ${{ 'register': `the register`, 'sample': `the sample register`, 'other': `` }[source]}`
export const expired = (): string => `Expired`
export const condition = (): string => `Condition`
export const new_word = (): string => `New`
export const used = (): string => `Used`
