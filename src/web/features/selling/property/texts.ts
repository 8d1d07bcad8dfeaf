// Written by `npm run texts` from texts.json, where the texts stand.
import type { Parts } from '#shared/texts/parts.ts'

export const amenities = (): string => `Amenities`
export const what_it_has = (): string => `What it has`
export const heat_pump = (): string => `Heat pump`
export const wood_burner = (): string => `Wood burner`
export const double_glazing = (): string => `Double glazing`
export const dishwasher = (): string => `Dishwasher`
export const fibre_broadband = (): string => `Fibre broadband`
export const solar_panels = (): string => `Solar panels`
export const electric_car_charger = (): string => `Electric car charger`
export const deck = (): string => `Deck`
export const fenced_garden = (): string => `Fenced garden`
export const swimming_pool = (): string => `Swimming pool`
export const sea_view = (): string => `Sea view`
export const alarm = (): string => `Alarm`
export const step_free_access = (): string => `Step-free access`
export const near_public_transport = (): string => `Near public transport`
export const near_a_school = (): string => `Near a school`
export const wi_fi_included = (): string => `Wi-Fi included`
export const power_included = (): string => `Power included`
export const own_bathroom = (): string => `Own bathroom`
export const lockable_door = (): string => `Lockable door`
export const washing_machine = (): string => `Washing machine`
export const dryer = (): string => `Dryer`
export const power_at_the_boundary = (): string => `Power at the boundary`
export const water_at_the_boundary = (): string => `Water at the boundary`
export const sewer_at_the_boundary = (): string => `Sewer at the boundary`
export const fibre_at_the_boundary = (): string => `Fibre at the boundary`
export const level_ground = (): string => `Level ground`
export const building_consent = (): string => `Building consent`
export const no_covenants = (): string => `No covenants`
export const floor_plans = (): string => `Floor plans`
export const tick_the_photos_that_are_floor_plans = (): string => `Tick the photos that are floor plans. They’re also shown with the other photos.`
export const photo_index_name_is_a_floor_plan = ({ index, name }: { index: string | number; name: string | number }): string => `Photo ${index}, ${name}, is a floor plan`
export const open_homes = (): string => `Open homes`
export const open_home_index = ({ index }: { index: string | number }): string => `Open home ${index}`
export const remove_open_home_index = ({ index }: { index: string | number }): string => `Remove open home ${index}`
export const when_people_can_visit_in_new_zealand = (): string => `When people can visit, in New Zealand time. They can add it to their calendar.`
export const show_address = (): string => `Show address`
export const your_street_address_is_hidden_so = (): string => `Your street address is hidden, so visitors won’t know where to come.`
export const add_an_open_home = (): string => `Add an open home`
export const add_another = (): string => `Add another`
export const the_auction_is_on = (): string => `The auction is on`
export const tenders_close_on = (): string => `Tenders close on`
export const offers_are_due_by = (): string => `Offers are due by`
export const your_asking_price_buyers_may_offer = (): string => `Your asking price. Buyers may offer less.`
export const the_lowest_price_youd_consider = (): string => `The lowest price you’d consider.`
export const no_price_is_shown_buyers_tell_you_what = (): string => `No price is shown. Buyers tell you what they’d pay.`
export const held_in_a_room_or_where_you_say_by_a = (): string => `Held in a room or where you say, by a licensed auctioneer: bids on land are not taken on Hoko.`
export const buyers_make_sealed_offers_by_a_set_day = (): string => `Buyers make sealed offers by a set day. You choose one, or none.`
export const offers_by_a_set_day_you_can_sell = (): string => `Offers by a set day. You can sell earlier.`
export const the_price_isnt_decided_yet = (): string => `The price isn’t decided yet.`
export const price = (): string => `Price`
export const people_read_this_on_the_listing = (): string => `People read this on the listing.`
export const on = (): string => `On`
export const for_sale = (): string => `For sale`
export const a_home_a_section_or_a_business = (): string => `A home, a section or a business property.`
export const for_rent = (): string => `For rent`
export const a_whole_home_let_by_the_week = (): string => `A whole home, let by the week.`
export const a_room = (): string => `A room`
export const for_a_flatmate_in_a_shared_home = (): string => `For a flatmate in a shared home.`
export const the_property = (): string => `The property`
export const rooms_and_areas = (): string => `Rooms and areas`
export const what_is_it_offered_for = (): string => `What is it offered for?`
export const kind_of_property = (): string => `Property type`
export const price_method = (): string => `Price method`
export const in_new_zealand_time = (): string => `In New Zealand time.`
export const search_price = (): string => `Search price`
export const secret_no_price_is_shown_yet_people = (): string => `Secret. No price is shown, yet people search by price: this amount decides who finds it, and where it stands when the cheapest come first. Nobody reads it, and nothing gives it away.`
export const weekly_rent = (): string => `Weekly rent`
export const you_cant_ask_tenants_to_offer_more = (): string => `You can’t ask tenants to offer more than this.`
export const bond = (): string => `Bond`
export const at_most_four_weeks_rent = (): string => `At most four weeks’ rent.`
export const pet_bond = (): string => `Pet bond`
export const at_most_two_weeks_rent = (): string => `At most two weeks’ rent.`
export const available_from = (): string => `Available from`
export const bedrooms = (): string => `Bedrooms`
export const bathrooms = (): string => `Bathrooms`
export const ensuites = (): string => `Ensuites`
export const living_rooms = (): string => `Living rooms`
export const floor_area = (): string => `Floor area`
export const land_area = (): string => `Land area`
export const in_m_or_type_hectares_2_5_ha = (): string => `In m², or type hectares: 2.5 ha.`
export const rateable_value = (): string => `Rateable value`
export const car_parks = (): string => `Car parks`
export const garages = (): string => `Garages`
export const title_type = (): string => `Title type`
export const year_built = (): string => `Year built`
export const furnishings = (): string => `Furnishings`
export const pets = (): string => `Pets`
export const smoking = (): string => `Smoking`
export const maximum_tenants = (): string => `Maximum tenants`
export const smoke_alarms = (): string => `Smoke alarms`
export const insulation = (): string => `Insulation`
export const where_they_are_what_type_and_how_old = (): string => `Where they are, what type and how old. The tenancy agreement must say so.`
export const healthy_homes_statement = (): string => `Healthy homes statement`
export const how_it_meets_the_standards_for_heating = (): string => `How it meets the standards for heating, insulation, ventilation, moisture and draughts.`
export const anything_else = (): string => `Anything else`
export const one_per_line = (): string => `One per line.`
export const documents = (): string => `Documents`
export const your_reference = (): string => `Your reference`
export const show_the_street_address = (): string => `Show the street address`
export const rent_and_terms = (): string => `Rent and terms`
export const extra_for_pets_at_most_two_weeks_rent = (): string => `Extra for pets: at most two weeks’ rent.`
export const pdfs_such_as_the_lim_report_title_or = (): string => `PDFs such as the LIM report, title or building report.`
export const pdfs_such_as_the_healthy_homes = (): string => `PDFs such as the healthy homes statement or house rules.`
export const anyone_can_download_them_so_leave_out = (): string => `Anyone can download them, so leave out anything private.`
export const sending_name = ({ name }: { name: string | number }): string => `Sending ${name}`
export const add_more_documents = (): string => `Add more documents`
export const choose_pdfs = (): string => `Choose PDFs`
export const up_to_max_documents_pdfs_max_file = ({ max_documents, max_file_bytes }: { max_documents: string | number; max_file_bytes: string | number }): string => `Up to ${max_documents} PDFs, ${max_file_bytes} each.`
export const upload_failed = (): string => `Upload failed`
export const download_name = ({ name }: { name: string | number }): string => `Download ${name}`
export const remove_name = ({ name }: { name: string | number }): string => `Remove ${name}`
export const a_document = (): string => `A document`
export const name_you_can_add_up_to_max_documents = ({ name, max_documents }: { name: string | number; max_documents: string | number }): string => `${name}: you can add up to ${max_documents} documents.`
export const a_document_is_still_uploading_one = (): string => `A document is still uploading. One moment.`
export const at_most_four_weeks_rent_amount = ({ amount }: { amount: string | number }): string => `At most four weeks’ rent, ${amount}.`
export const extra_for_pets_at_most_two_weeks_rent_amount = ({ amount }: { amount: string | number }): string => `Extra for pets: at most two weeks’ rent, ${amount}.`
export const its_larger_than_max = ({ max }: { max: string | number }): string => `It’s larger than ${max}.`
export const agents = (): string => `Agents`
export const choose_up_to_agents = ({ count }: { count: string | number }): string => `Choose up to ${count} agents who look after this property. Buyers see their photo, licence and contact details.`
export const your_agents_didnt_load = (): string => `Your agents didn’t load.`
export const you_have_no_agents_yet = <Node>({ link }: { link: (parts: Parts<Node>) => Node }): Parts<Node> => [`You haven’t added any agents yet. `, link([`Add your agents`]), ` and choose them here.`]
export const they_have_no_agents_yet = (): string => `This agency has no agents yet.`
export const licence_number = ({ number }: { number: string | number }): string => `Licence ${number}`
export const loading_your_agents = (): string => `Loading agents`
