// Written by `npm run texts` from texts.json, where the texts stand.

export const monday = (): string => `Monday`
export const tuesday = (): string => `Tuesday`
export const wednesday = (): string => `Wednesday`
export const thursday = (): string => `Thursday`
export const friday = (): string => `Friday`
export const saturday = (): string => `Saturday`
export const sunday = (): string => `Sunday`
export const today = (): string => `Today`
export const midnight = (): string => `midnight`
export const noon = (): string => `noon`
export const am = ({ time }: { time: string | number }): string => `${time} am`
export const pm = ({ time }: { time: string | number }): string => `${time} pm`
export const closed = (): string => `Closed`
export const open_now_until = ({ time }: { time: string | number }): string => `Open now – closes at ${time}`
export const closed_now = (): string => `Closed now`
export const closed_opens_today = ({ time }: { time: string | number }): string => `Closed – opens at ${time}`
export const closed_opens_tomorrow = ({ time }: { time: string | number }): string => `Closed – opens tomorrow at ${time}`
export const closed_opens_on = ({ day, time }: { day: string | number; time: string | number }): string => `Closed – opens ${day} at ${time}`
export const public_holiday = (): string => `Public holiday`
export const special_hours = (): string => `Special hours`
export const opening_hours = (): string => `Opening hours`
export const coming_up = (): string => `Coming up`
export const web_address = (): string => `Web address`
export const old_addresses_keep_working = (): string => `An easy address for signs and cards. If you change it, the old one still leads here.`
export const use_suggestion = ({ suggestion }: { suggestion: string | number }): string => `Use ${suggestion}`
export const street_address = (): string => `Street address`
export const where_customers_come_to = (): string => `Where customers come to. Everyone sees it, with a map of the suburb. Leave it empty if nobody visits.`
export const page_saved = (): string => `Page saved`
export const save_page = (): string => `Save page`
export const view_page = (): string => `View page`
export const undo_changes = (): string => `Undo changes`
export const closed_on_public_holidays = (): string => `Closed on public holidays`
export const hours_saved = (): string => `Opening hours saved`
export const save_hours = (): string => `Save opening hours`
export const label_opens = ({ label }: { label: string | number }): string => `${label}: opens`
export const label_closes = ({ label }: { label: string | number }): string => `${label}: closes`
export const remove_times_of = ({ label }: { label: string | number }): string => `Remove times: ${label}`
export const every_week = (): string => `Every week`
export const use_mondays_hours = (): string => `Same hours Monday to Friday`
export const add_times = (): string => `Add times`
export const add_times_to = ({ label }: { label: string | number }): string => `Add times: ${label}`
export const holidays_and_special_days = (): string => `Holidays and special days`
export const add_a_day = (): string => `Add a day`
export const day_number = ({ number }: { number: string | number }): string => `Day ${number}`
export const label_date = ({ label }: { label: string | number }): string => `${label}: date`
export const label_reason = ({ label }: { label: string | number }): string => `${label}: what’s on`
export const such_as_christmas_eve = (): string => `Christmas Eve`
export const remove_day = ({ label }: { label: string | number }): string => `Remove: ${label}`
export const closed_all_day = (): string => `Closed all day`
