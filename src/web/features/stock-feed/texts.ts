// Written by `npm run texts` from texts.json, where the texts stand.

export const waiting = (): string => `Waiting`
export const reading = (): string => `Reading`
export const ready_to_apply = (): string => `Ready to apply`
export const applying = (): string => `Applying`
export const done = (): string => `Done`
export const failed = (): string => `Failed`
export const cancelled = (): string => `Cancelled`
export const outcome_new = (): string => `New`
export const outcome_changed = (): string => `Changed`
export const outcome_back = (): string => `Back`
export const outcome_gone = (): string => `Gone`
export const outcome_same = (): string => `Unchanged`
export const outcome_refused = (): string => `Refused`
export const result_made = (): string => `Listed`
export const result_updated = (): string => `Updated`
export const result_withdrawn = (): string => `Withdrawn`
export const result_left = (): string => `Left alone`
export const state_listed = (): string => `Listed`
export const source_upload = (): string => `Uploaded file`
export const source_fetch = (): string => `Imported from MotorCentral`
export const source_schedule = (): string => `Imported overnight`
export const source_chosen = (): string => `Chosen vehicles`
export const your_stock_feed_didnt_load = (): string => `Your stock feed didn’t load`
export const loading_your_stock_feed = (): string => `Loading your stock feed`
export const parts_of_your_feed = (): string => `Parts of your stock feed`
export const vehicles = (): string => `Vehicles`
export const runs = (): string => `Runs`
export const words = (): string => `Words`
export const settings = (): string => `Settings`
export const list_your_whole_yard = (): string => `List your whole yard at once`
export const see_plans = (): string => `See plans`
export const the_plan_has_a_stock_feed = ({ plan }: { plan: string | number }): string => `A stock feed lists your vehicles from MotorCentral and keeps them up to date. The ${plan} plan includes it.`
export const no_plan_has_a_stock_feed = (): string => `A stock feed lists your vehicles from MotorCentral and keeps them up to date. No plan includes it at the moment.`
export const field_value_says = ({ field, value, says }: { field: string | number; value: string | number; says: string | number }): string => `${field} “${value}”: ${says}`
export const teach_this_word = (): string => `Teach`
export const make = (): string => `Make`
export const model = (): string => `Model`
export const variant = (): string => `Variant`
export const body_type = (): string => `Body type`
export const kind_of_item = (): string => `Kind of vehicle`
export const colour = (): string => `Colour`
export const transmission = (): string => `Transmission`
export const fuel = (): string => `Fuel`
export const settings_saved = (): string => `Settings saved`
export const not_said = (): string => `Not answered`
export const yes = (): string => `Yes`
export const no = (): string => `No`
export const for_every_vehicle = (): string => `For every vehicle`
export const no_feed_says_this = (): string => `Your feed doesn’t say these, but your listings need them. They apply from your next run.`
export const on_road_costs = (): string => `Your prices include all on-road costs`
export const on_road_costs_help = (): string => `The Consumer Information Notice needs a price that includes them.`
export const security_interest = (): string => `Someone has a security interest in your vehicles`
export const security_interest_help = (): string => `Check the Personal Property Securities Register for each vehicle.`
export const without_a_wof = (): string => `Vehicles without a current WoF`
export const sold_with_a_new_wof = (): string => `Sold with a new WoF`
export const sold_as_is = (): string => `Sold as is where is`
export const year_is_first_registered = (): string => `The year is also the year first registered in New Zealand`
export const year_is_first_registered_help = (): string => `Leave this off if you sell used imports. Write the year into each vehicle’s notes instead, like “First registered in NZ 2021”.`
export const at_the_end_of_descriptions = (): string => `At the end of every description`
export const save_settings = (): string => `Save settings`
export const answer_once_for_all = (): string => `Before your vehicles can be listed, add your town or suburb, on-road costs and security interest. You only do this once.`
export const finish_settings = (): string => `Finish settings`
