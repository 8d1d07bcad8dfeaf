// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const outcome_new = (): string => `New`
export const outcome_changed = (): string => `Changed`
export const outcome_back = (): string => `Back`
export const outcome_gone = (): string => `Gone`
export const outcome_same = (): string => `Unchanged`
export const outcome_refused = (): string => `Refused`
export const result_made = (): string => `Listed`
export const result_updated = (): string => `Updated`
export const result_withdrawn = (): string => `Withdrawn`
export const vehicles = (): string => `Vehicles`
export const runs = (): string => `Runs`
export const no_dealership_number = (): string => `No dealership number yet`
export const dealership_number = ({ number }: { number: string | number }): string => `Dealership ${number}`
export const ask_us_for_a_number = <Node>({ link }: { link: (parts: Parts<Node>) => Node }): Parts<Node> => [`MotorCentral imports need your dealership number. `, link([`Contact support`]), ` with it and we’ll add it. Until then, you can upload a CSV.`]
export const we_fetch_it_every_night = (): string => `We import your stock from MotorCentral every night. You can also import it now, or upload a file.`
export const upload_a_file_instead = (): string => `Upload MotorCentral’s ZIP or XML, or a CSV.`
export const a_stock_file = (): string => `Stock file`
export const upload_a_file = (): string => `Upload a file`
export const fetch_now = (): string => `Import now`
export const files_may_be = ({ max }: { max: string | number }): string => `A ZIP of up to ${max}, an XML or a CSV. Nothing is listed until you’ve seen what would change.`
export const this_file_is = (): string => `This file is`
export const my_whole_stock = (): string => `My whole stock`
export const vehicles_not_in_it_are_withdrawn = (): string => `Vehicles that aren’t in it are withdrawn.`
export const only_additions_and_changes = (): string => `Only additions and changes`
export const nothing_is_withdrawn = (): string => `Your other vehicles stay listed.`
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
export const count_will_be_listed = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} vehicle will be listed.`, 'other': `${formatCount(count)} vehicles will be listed.` })}`
export const count_will_be_updated = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} listing will be updated.`, 'other': `${formatCount(count)} listings will be updated.` })}`
export const count_will_be_withdrawn = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} listing will be withdrawn.`, 'other': `${formatCount(count)} listings will be withdrawn.` })}`
export const nothing_will_change = (): string => `Nothing will change.`
export const much_is_gone_and_refused = ({ gone, refused }: { gone: string | number; refused: number }): string => `That’s more than usual: ${gone} would be withdrawn and ${choosePlural(refused, { 'one': `${formatCount(refused)} is refused`, 'other': `${formatCount(refused)} are refused` })}. Check that the file is complete.`
export const much_is_gone = ({ gone }: { gone: number }): string => `That’s more than usual: ${choosePlural(gone, { 'one': `${formatCount(gone)} vehicle`, 'other': `${formatCount(gone)} vehicles` })} would be withdrawn. Check that the file is complete.`
export const much_is_refused = ({ refused }: { refused: number }): string => `That’s more than usual: ${choosePlural(refused, { 'one': `${formatCount(refused)} vehicle is refused`, 'other': `${formatCount(refused)} vehicles are refused` })}.`
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
export const all_runs = (): string => `All runs`
export const the_runs_didnt_load = (): string => `The runs didn’t load`
export const loading_the_runs = (): string => `Loading the runs`
export const no_runs_yet = (): string => `No runs yet`
export const each_file_is_a_run = (): string => `Every upload and import is a run, and each has a report.`
export const report_in_a_line = ({ read, made, updated, withdrawn, refused }: { read: string | number; made: string | number; updated: string | number; withdrawn: string | number; refused: string | number }): string => `${read} read · ${made} listed · ${updated} updated · ${withdrawn} withdrawn · ${refused} refused`
export const upload_a_csv = (): string => `Upload a CSV`
export const a_csv_lists_vehicles_without_pictures = (): string => `A CSV lists vehicles without pictures. Nothing is listed until you’ve seen what would change.`
export const what_goes_in_a_csv = (): string => `What goes in a CSV`
export const the_first_line_names_the_columns = (): string => `The first line names the columns, in any order. Only StockNo must be there, but a vehicle is listed only with what its listing needs.`
export const how_the_columns_are_written = (): string => `Retail is your price in dollars. On a new vehicle 0 means price on application, but a used one needs a price for its Consumer Information Notice. NewUsed is N or U. Write dates like 31/03/2027 or 20270331. FirstRegistered is the year first registered in New Zealand. Separate Extras with |.`
export const save_an_example = (): string => `Save an example`
