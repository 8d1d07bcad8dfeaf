// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const table_tools = (): string => `Table tools`
export const rows_per_page = (): string => `Rows per page`
export const count_rows = ({ count }: { count: string | number }): string => `${count} rows`
export const filters = ({ count }: { count: number }): string => `${choosePlural(count, { '=0': `Filters`, 'other': `Filters (${formatCount(count)})` })}`
export const columns = (): string => `Columns`
export const usual_columns = (): string => `Usual columns`
export const your_choice_wasnt_saved = (): string => `Your choice wasn’t saved`
export const views = (): string => `Views`
export const saved_views = (): string => `Saved views`
export const no_saved_views = (): string => `No saved views yet`
export const name_changed = ({ name }: { name: string | number }): string => `${name} (changed)`
export const opens_first = (): string => `Opens first`
export const shared_by = ({ name }: { name: string | number }): string => `Shared by ${name}`
export const save_this_view = (): string => `Save this view…`
export const update_name = ({ name }: { name: string | number }): string => `Update “${name}”`
export const rename_or_share = (): string => `Rename or share…`
export const rename_or_share_title = (): string => `Rename or share`
export const save_this_view_title = (): string => `Save this view`
export const it_keeps_filters_sorting_and_columns = (): string => `It keeps your filters, sorting and columns.`
export const save_view = (): string => `Save view`
export const name = (): string => `Name`
export const give_the_view_a_name = (): string => `Give the view a name.`
export const show_it_to_the_whole_team = (): string => `Show it to the whole team`
export const saved_name = ({ name }: { name: string | number }): string => `Saved “${name}”`
export const open_this_view_first = (): string => `Open this view first`
export const dont_open_first = (): string => `Don’t open first`
export const copy_link = (): string => `Copy link`
export const link_copied = (): string => `Link copied`
export const couldnt_copy_the_link = (): string => `The link wasn’t copied`
export const delete_view = (): string => `Delete view`
export const deleted_name = ({ name }: { name: string | number }): string => `Deleted “${name}”`
export const undo = (): string => `Undo`
export const the_view_wasnt_changed = (): string => `The view wasn’t changed`
export const remove_this_filter = (): string => `, remove this filter`
export const more_filters = (): string => `More filters`
export const what_from_to = ({ what, from, to }: { what: string | number; from: string | number; to: string | number }): string => `${what} ${from} to ${to}`
export const what_from = ({ what, from }: { what: string | number; from: string | number }): string => `${what} from ${from}`
export const what_to = ({ what, to }: { what: string | number; to: string | number }): string => `${what} up to ${to}`
export const select = (): string => `Select`
export const select_all_on_this_page = (): string => `Select all on this page`
export const select_name = ({ name }: { name: string | number }): string => `Select ${name}`
