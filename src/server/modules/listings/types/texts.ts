// Written by `npm run texts` from texts.json, where the texts stand.

export const this_listing_has_no_consumer = (): string => `This listing has no Consumer Information Notice.`
export const consumer_information_notice = (): string => `Consumer Information Notice`
export const no_odometer = (): string => `No odometer`
export const trader = (): string => `Trader`
export const address = (): string => `Address`
export const phone = (): string => `Phone`
export const motor_vehicle_trader_number = (): string => `Motor vehicle trader number`
export const not_given = (): string => `Not given`
export const make_and_model = (): string => `Make and model`
export const vehicle_year = (): string => `Vehicle year`
export const registration_plate = (): string => `Registration plate`
export const none = (): string => `None`
export const chassis_number = (): string => `Chassis number`
export const distance_travelled = (): string => `Distance travelled`
export const first_registered_in_new_zealand = (): string => `First registered in New Zealand`
export const imported_used = (): string => `Imported used`
export const yes = (): string => `Yes`
export const no = (): string => `No`
export const for_sale_by_auction = (): string => `For sale by auction`
export const document = (): string => `Document`
export const consumer_information_standards_used = (): string => `Consumer Information Standards (Used Motor Vehicles) Regulations 2008, Fair Trading Act 1986`
export const who_sells_it = (): string => `Who sells it`
export const what_it_costs = (): string => `What it costs`
export const cash_price = (): string => `Cash price`
export const the_vehicle = (): string => `The vehicle`
export const what_the_buyer_should_know = (): string => `What the buyer should know`
export const hoko_listing_listing_id = ({ listing_id }: { listing_id: string | number }): string => `Hoko, listing ${listing_id}`
export const you_are_protected_when_you_buy_from_a_trader = (): string => `If you buy from a trader, the Consumer Guarantees Act 1993 and the Fair Trading Act 1986 protect you. Disputes go to the Motor Vehicle Disputes Tribunal.`
export const if_there_is_a_security_interest_the = (): string => `If there is a security interest, the person who holds it may take the vehicle. Look it up at ppsr.companiesoffice.govt.nz before you pay.`
export const security_interest_on_the_ppsr = (): string => `Security interest on the PPSR`
export const yes_there_is_one = (): string => `Yes, there is one`
export const no_there_is_none = (): string => `No, there is none`
export const artifact = (): string => `Artifact`
export const when_it_is_sold = (): string => `When it is sold`
export const buyers_signature_i_have_had_a_copy_of = (): string => `Buyer’s signature: I have had a copy of this notice`
export const open_homes = (): string => `Open homes`
export const open_home_title = ({ title }: { title: string | number }): string => `Open home: ${title}`
export const price_with_gst_and_on_road_costs = ({ price }: { price: string | number }): string => `${price}, with GST and all on-road costs`
