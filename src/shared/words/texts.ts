// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const something_went_wrong_nothing_you_typed = (): string => `Something went wrong. Nothing you typed is lost.`
export const we_are_back_in_a_moment_please_try = (): string => `We are back in a moment. Please try again.`
export const a_prohibited_item = (): string => `A prohibited item`
export const fake_or_counterfeit = (): string => `Fake or counterfeit`
export const a_scam = (): string => `A scam`
export const in_the_wrong_category = (): string => `In the wrong category`
export const offensive = (): string => `Offensive`
export const something_else = (): string => `Something else`
export const same_phone_number_as_the_seller = (): string => `Same phone number as the seller`
export const same_card_as_the_seller = (): string => `Same card as the seller`
export const same_device_as_the_seller = (): string => `Same device as the seller`
export const general_items = (): string => `General items`
export const vehicles = (): string => `Vehicles`
export const property = (): string => `Property`
export const draft = (): string => `Draft`
export const to_approve = (): string => `To approve`
export const live = (): string => `Live`
export const sold = (): string => `Sold`
export const unsold = (): string => `Unsold`
export const withdrawn = (): string => `Withdrawn`
export const suspended = (): string => `Suspended`
export const auction = (): string => `Auction`
export const fixed_price = (): string => `Fixed price`
export const by_enquiry = (): string => `By enquiry`
export const you_say_found_but_it_has_had_known = ({ found, known }: { found: string | number; known: string | number }): string => `You say “${found}”, but it has had ${known} owners.`
export const rent_not_said = (): string => `Rent not said`
export const a_week = (): string => `a week`
export const price_not_said = (): string => `Price not said`
export const closes_at = ({ at }: { at: string | number }): string => `closes ${at}`
export const price_on_enquiry = (): string => `Price on enquiry`
export const for_sale = (): string => `For sale`
export const for_rent = (): string => `For rent`
export const room_for_a_flatmate = (): string => `Room for a flatmate`
export const house = (): string => `House`
export const apartment = (): string => `Apartment`
export const townhouse = (): string => `Townhouse`
export const section = (): string => `Section`
export const rural = (): string => `Rural`
export const commercial = (): string => `Commercial`
export const asking_price = (): string => `Asking price`
export const enquiries_over = (): string => `Enquiries over`
export const by_negotiation = (): string => `By negotiation`
export const tender = (): string => `Tender`
export const deadline_sale = (): string => `Deadline sale`
export const price_to_be_advised = (): string => `Price to be advised`
export const freehold = (): string => `Freehold`
export const leasehold = (): string => `Leasehold`
export const cross_lease = (): string => `Cross lease`
export const unit_title = (): string => `Unit title`
export const furnished = (): string => `Furnished`
export const part_furnished = (): string => `Part furnished`
export const unfurnished = (): string => `Unfurnished`
export const allowed = (): string => `Allowed`
export const by_agreement = (): string => `By agreement`
export const not_allowed = (): string => `Not allowed`
export const outside_only = (): string => `Outside only`
export const car = (): string => `Car`
export const motorbike = (): string => `Motorbike`
export const boat = (): string => `Boat`
export const caravan_or_motorhome = (): string => `Caravan or motorhome`
export const truck = (): string => `Truck`
export const machinery = (): string => `Machinery`
export const parts = (): string => `Parts`
export const kind_of_vehicle = (): string => `Kind of vehicle`
export const plate = (): string => `Plate`
export const make = (): string => `Make`
export const model = (): string => `Model`
export const model_detail = (): string => `Model detail`
export const year = (): string => `Year`
export const body_style = (): string => `Body style`
export const hatchback = (): string => `Hatchback`
export const sedan = (): string => `Sedan`
export const station_wagon = (): string => `Station wagon`
export const ute = (): string => `Ute`
export const van = (): string => `Van`
export const convertible = (): string => `Convertible`
export const other = (): string => `Other`
export const colour = (): string => `Colour`
export const fuel = (): string => `Fuel`
export const petrol = (): string => `Petrol`
export const diesel = (): string => `Diesel`
export const hybrid = (): string => `Hybrid`
export const plug_in_hybrid = (): string => `Plug-in hybrid`
export const electric = (): string => `Electric`
export const transmission = (): string => `Transmission`
export const automatic = (): string => `Automatic`
export const manual = (): string => `Manual`
export const engine = (): string => `Engine`
export const power = (): string => `Power`
export const drive = (): string => `Drive`
export const front_wheel_drive = (): string => `Front-wheel drive`
export const rear_wheel_drive = (): string => `Rear-wheel drive`
export const all_wheel_drive = (): string => `All-wheel drive`
export const four_wheel_drive = (): string => `Four-wheel drive`
export const length = (): string => `Length`
export const hull = (): string => `Hull`
export const aluminium = (): string => `Aluminium`
export const fibreglass = (): string => `Fibreglass`
export const inflatable = (): string => `Inflatable`
export const plastic = (): string => `Plastic`
export const steel = (): string => `Steel`
export const wood = (): string => `Wood`
export const seats = (): string => `Seats`
export const doors = (): string => `Doors`
export const odometer = (): string => `Odometer`
export const wof_or_cof_expires = (): string => `WoF or CoF expires`
export const wof_when_sold = (): string => `WoF when sold`
export const new_wof_less_than_a_month_old = (): string => `New WoF, less than a month old`
export const as_is_where_is_without_a_current_wof = (): string => `As is where is, without a current WoF`
export const rego_expires = (): string => `Rego expires`
export const road_user_charges_paid_to = (): string => `Road user charges paid to`
export const on_road_costs_included = (): string => `On-road costs included`
export const chassis_number = (): string => `Chassis number`
export const history = (): string => `History`
export const new_zealand_new = (): string => `New Zealand new`
export const imported_used = (): string => `Imported used`
export const first_registered_in_new_zealand = (): string => `First registered in New Zealand`
export const owners_so_far = (): string => `Owners so far`
export const security_interest = (): string => `Security interest`
export const safety_rating = (): string => `Safety rating`
export const fuel_economy = (): string => `Fuel economy`
export const stereo = (): string => `Stereo`
export const features = (): string => `Features`
export const stock_number = (): string => `Stock number`
export const yes = (): string => `Yes`
export const no = (): string => `No`
export const lifestyle_block = (): string => `Lifestyle block`
export const notifications_bidding = (): string => `Bidding`
export const notifications_messages_questions_and_offers = (): string => `Messages, questions and offers`
export const notifications_selling = (): string => `Selling`
export const notifications_after_a_sale = (): string => `After a sale`
export const notifications_watchlist_and_saved_searches = (): string => `Watchlist and saved searches`
export const notifications_from_hoko = (): string => `From Hoko`
export const a_scam_or_asks_to_pay_outside_hoko = (): string => `A scam, or asks for an unsafe payment`
export const abuse_or_harassment = (): string => `Abuse or harassment`
export const shares_contact_details = (): string => `Shares contact details`
export const spam = (): string => `Spam`
export const a_fake_review = (): string => `A fake review`
export const price_a_month_or_year = ({ price, interval }: { price: string | number; interval: 'month' | 'year' | 'other' }): string => `${price} a ${{ 'month': `month`, 'year': `year`, 'other': `` }[interval]}`
export const up_to_count_photos_a_listing = ({ count }: { count: number }): string => `Up to ${choosePlural(count, { 'one': `${formatCount(count)} photo`, 'other': `${formatCount(count)} photos` })} a listing`
export const count_featured_listings = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} featured listing`, 'other': `${formatCount(count)} featured listings` })}`
export const your_stock_feed = (): string => `Your stock feed`
export const up_to_count_agents = ({ count }: { count: number }): string => `Up to ${choosePlural(count, { 'one': `${formatCount(count)} agent`, 'other': `${formatCount(count)} agents` })}`
export const your_branding_on_your_listings = (): string => `Your branding on your listings`
export const unlimited_listings_of_type = ({ type }: { type: 'general' | 'vehicle' | 'property' | 'other' }): string => `Unlimited ${{ 'general': `general`, 'vehicle': `vehicle`, 'property': `property`, 'other': `` }[type]} listings`
export const count_listings_of_type = ({ count, type }: { count: number; type: 'general' | 'vehicle' | 'property' | 'other' }): string => `${choosePlural(count, { 'one': `${formatCount(count)} ${{ 'general': `general`, 'vehicle': `vehicle`, 'property': `property`, 'other': `` }[type]} listing`, 'other': `${formatCount(count)} ${{ 'general': `general`, 'vehicle': `vehicle`, 'property': `property`, 'other': `` }[type]} listings` })} at a time`
export const visa = (): string => `Visa`
export const mastercard = (): string => `Mastercard`
export const american_express = (): string => `American Express`
export const discover = (): string => `Discover`
export const diners_club = (): string => `Diners Club`
export const jcb = (): string => `JCB`
export const unionpay = (): string => `UnionPay`
export const maestro = (): string => `Maestro`
export const card_of_some_brand = (): string => `Card`
export const on_the_sellers_team = (): string => `On the seller’s team`
export const youre_stopped_for_now = ({ kind }: { kind: 'selling' | 'buying' | 'messaging' | 'other' }): string => `Hoko has stopped you from ${{ 'selling': `selling`, 'buying': `bidding, buying and making offers`, 'messaging': `sending messages, asking questions and answering them`, 'other': `` }[kind]}.`
export const youre_stopped_until = ({ kind, time, day }: { kind: 'selling' | 'buying' | 'messaging' | 'other'; time: string | number; day: string | number }): string => `Hoko has stopped you from ${{ 'selling': `selling`, 'buying': `bidding, buying and making offers`, 'messaging': `sending messages, asking questions and answering them`, 'other': `` }[kind]} until ${time} on ${day}.`
export const suspension_reason = ({ reason }: { reason: string | number }): string => `Our reason: ${reason}`
export const suspension_appeal = (): string => `You can appeal in your settings, under Warnings.`
export const suspended_from = ({ kind }: { kind: 'whole' | 'selling' | 'buying' | 'messaging' | 'other' }): string => `${{ 'whole': `Suspended`, 'selling': `May not sell`, 'buying': `May not bid, buy or make offers`, 'messaging': `May not send messages, ask or answer`, 'other': `` }[kind]}`
export const suspended_from_until = ({ kind, time, day }: { kind: 'whole' | 'selling' | 'buying' | 'messaging' | 'other'; time: string | number; day: string | number }): string => `${{ 'whole': `Suspended`, 'selling': `May not sell`, 'buying': `May not bid, buy or make offers`, 'messaging': `May not send messages, ask or answer`, 'other': `` }[kind]} until ${time} on ${day}`
export const reason_until = ({ reason, time, day }: { reason: string | number; time: string | number; day: string | number }): string => `${reason} It ends at ${time} on ${day}.`
