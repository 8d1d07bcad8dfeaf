// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

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
export const source_fetch = (): string => `Fetched from MotorCentral`
export const source_schedule = (): string => `Fetched overnight`
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
export const no_dealership_number = (): string => `No dealership number yet`
export const dealership_number = ({ number }: { number: string | number }): string => `Dealership ${number}`
export const ask_us_for_a_number = (): string => `Contact support with your MotorCentral number and we’ll add it. Until then you can upload a CSV.`
export const we_fetch_it_every_night = (): string => `We fetch your stock from MotorCentral every night. You can also fetch it now, or upload a file.`
export const upload_a_file_instead = (): string => `Upload MotorCentral’s ZIP or XML, or a CSV.`
export const a_stock_file = (): string => `Stock file`
export const upload_a_file = (): string => `Upload a file`
export const fetch_now = (): string => `Fetch now`
export const files_may_be = ({ max }: { max: string | number }): string => `A ZIP of up to ${max}, an XML or a CSV. Nothing is listed until you’ve seen what would change.`
export const sending_the_file = (): string => `Sending the file`
export const what_would_change = (): string => `What would change`
export const latest_run = (): string => `Latest run`
export const applying_done_of_total = ({ done, total }: { done: string | number; total: string | number }): string => `${done} of ${total} vehicles done`
export const reading_done_of_total = ({ done, total }: { done: string | number; total: string | number }): string => `${done} of ${total} vehicles read`
export const about_to_begin = (): string => `Starting soon`
export const progress = (): string => `Progress`
export const it_wasnt_cancelled = (): string => `The run wasn’t cancelled`
export const see_the_report = (): string => `See the report`
export const apply = (): string => `Apply changes`
export const discard = (): string => `Discard`
export const cancel_the_run = (): string => `Cancel the run`
export const apply_these_changes = (): string => `Apply these changes?`
export const apply_all_the_same = (): string => `Apply anyway`
export const so_many_will_be_changed = ({ listed, changed, withdrawn }: { listed: number; changed: string | number; withdrawn: string | number }): string => `${choosePlural(listed, { 'one': `${formatCount(listed)} vehicle`, 'other': `${formatCount(listed)} vehicles` })} will be listed, ${changed} updated and ${withdrawn} withdrawn.`
export const much_is_gone_and_refused = ({ gone, refused }: { gone: string | number; refused: number }): string => `That’s more than usual: ${gone} would be withdrawn and ${choosePlural(refused, { 'one': `${formatCount(refused)} is refused`, 'other': `${formatCount(refused)} are refused` })}. Check that the file is complete.`
export const much_is_gone = ({ gone }: { gone: number }): string => `That’s more than usual: ${choosePlural(gone, { 'one': `${formatCount(gone)} vehicle`, 'other': `${formatCount(gone)} vehicles` })} would be withdrawn. Check that the file is complete.`
export const much_is_refused = ({ refused }: { refused: number }): string => `That’s more than usual: ${choosePlural(refused, { 'one': `${formatCount(refused)} vehicle is refused`, 'other': `${formatCount(refused)} vehicles are refused` })}. Check the reasons below.`
export const read = (): string => `Read`
export const photos_added = (): string => `Photos added`
export const loading_the_vehicles = (): string => `Loading the vehicles`
export const show = (): string => `Show`
export const all_that_changes = (): string => `Everything that changes`
export const no_vehicle_here = (): string => `No vehicles here`
export const previous_page = (): string => `Previous`
export const next_page = (): string => `Next`
export const page_of_pages = ({ page, pages }: { page: string | number; pages: string | number }): string => `Page ${page} of ${pages}`
export const no_name = (): string => `No make or model`
export const no_stock_number = (): string => `no stock number`
export const name_from_before_to_after = ({ name, before, after }: { name: string | number; before: string | number; after: string | number }): string => `${name}: ${before} → ${after}`
export const field_value_says = ({ field, value, says }: { field: string | number; value: string | number; says: string | number }): string => `${field} “${value}”: ${says}`
export const teach_this_word = (): string => `Teach`
export const all_runs = (): string => `All runs`
export const the_runs_didnt_load = (): string => `The runs didn’t load`
export const loading_the_runs = (): string => `Loading the runs`
export const no_runs_yet = (): string => `No runs yet`
export const each_file_is_a_run = (): string => `Each file you upload and each time we fetch your stock is a run, with a report.`
export const report_in_a_line = ({ read, made, updated, withdrawn, refused }: { read: string | number; made: string | number; updated: string | number; withdrawn: string | number; refused: string | number }): string => `${read} read · ${made} listed · ${updated} updated · ${withdrawn} withdrawn · ${refused} refused`
export const search_your_stock = (): string => `Search your stock`
export const state = (): string => `State`
export const your_vehicles_didnt_load = (): string => `Your vehicles didn’t load`
export const all_vehicles = (): string => `All vehicles`
export const with_problems = ({ count }: { count: string | number }): string => `With problems (${count})`
export const no_vehicles_yet = (): string => `No vehicles yet`
export const try_another_search = (): string => `Try another search or state.`
export const fetch_or_upload_first = (): string => `Fetch your stock or upload a file to begin.`
export const choose_stock_number = ({ stock_number, name }: { stock_number: string | number; name: string | number }): string => `Choose ${stock_number}, ${name}`
export const price_on_application = (): string => `price on application`
export const count_photos = ({ count }: { count: number }): string => `${choosePlural(count, { '=0': `no photos`, 'one': `${formatCount(count)} photo`, 'other': `${formatCount(count)} photos` })}`
export const count_deleted = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} vehicle`, 'other': `${formatCount(count)} vehicles` })} deleted`
export const they_werent_listed = (): string => `They weren’t listed`
export const choose_all_on_this_page = (): string => `Choose all on this page`
export const count_chosen = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} chosen`, 'other': `${formatCount(count)} chosen` })}`
export const list_or_update = (): string => `List or update`
export const delete_them = (): string => `Delete`
export const delete_count_records = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Delete ${formatCount(count)} vehicle?`, 'other': `Delete ${formatCount(count)} vehicles?` })}`
export const count_listings_will_be_withdrawn = ({ count }: { count: number }): string => `${choosePlural(count, { '=0': `None of them is live.`, 'one': `Its live listing will be withdrawn.`, 'other': `${formatCount(count)} live listings will be withdrawn.` })} What’s still in your feed comes back with the next run.`
export const word_taught = (): string => `Word taught`
export const count_vehicles_are_ready = ({ count }: { count: number }): string => `${choosePlural(count, { '=0': `No vehicle changes.`, 'one': `${formatCount(count)} vehicle is ready to list or update.`, 'other': `${formatCount(count)} vehicles are ready to list or update.` })}`
export const teach_a_word = (): string => `Teach a word`
export const teach = (): string => `Teach`
export const field = (): string => `Field`
export const where_field_says = ({ field }: { field: string | number }): string => `${field} in the feed`
export const it_means = (): string => `Means`
export const choose_what_it_means = (): string => `Choose what it means`
export const make = (): string => `Make`
export const model = (): string => `Model`
export const variant = (): string => `Variant`
export const body_type = (): string => `Body type`
export const kind_of_item = (): string => `Kind of vehicle`
export const colour = (): string => `Colour`
export const transmission = (): string => `Transmission`
export const fuel = (): string => `Fuel`
export const your_words_for_things = (): string => `When your feed uses a word we don’t know, teach us what it means. It counts from then on.`
export const your_words_didnt_load = (): string => `Your words didn’t load`
export const loading_your_words = (): string => `Loading your words`
export const no_words_yet = (): string => `You haven’t taught any words yet.`
export const word_forgotten = (): string => `Word forgotten`
export const undo = (): string => `Undo`
export const it_wasnt_forgotten = (): string => `The word wasn’t forgotten`
export const it_wasnt_taught = (): string => `The word wasn’t taught`
export const field_heard_means = ({ field, heard, means }: { field: string | number; heard: string | number; means: string | number }): string => `${field}: “${heard}” means ${means}`
export const forget = (): string => `Forget`
export const settings_saved = (): string => `Settings saved`
export const not_said = (): string => `Not answered`
export const yes = (): string => `Yes`
export const no = (): string => `No`
export const for_every_vehicle = (): string => `For every vehicle`
export const no_feed_says_this = (): string => `Your feed doesn’t say these, but your listings need them. They count from the next run on.`
export const on_road_costs = (): string => `Your prices include all on-road costs`
export const on_road_costs_help = (): string => `The Consumer Information Notice needs a price that includes them.`
export const security_interest = (): string => `Someone has a security interest in your vehicles`
export const security_interest_help = (): string => `Check the Personal Property Securities Register for each vehicle.`
export const without_a_wof = (): string => `Vehicles without a current WoF`
export const sold_with_a_new_wof = (): string => `Sold with a new WoF`
export const sold_as_is = (): string => `Sold as is where is`
export const year_is_first_registered = (): string => `The year is also the year first registered in New Zealand`
export const year_is_first_registered_help = (): string => `Leave this off if you sell used imports, and add the year to each listing yourself.`
export const at_the_end_of_descriptions = (): string => `At the end of every description`
export const save_settings = (): string => `Save settings`
