// Written by `npm run texts` from texts.json, where the texts stand.

export const n_1_minute = (): string => `1 minute`
export const outage_seconds_seconds = ({ outage_seconds }: { outage_seconds: string | number }): string => `${outage_seconds} seconds`
export const shortest_auction = (): string => `Shortest auction`
export const longest_auction = (): string => `Longest auction`
export const a_late_bid_extends_by = (): string => `A late bid extends by`
export const lowest_reserve_after_a_bid = (): string => `Lowest reserve after a bid`
export const reserve_floor_percent_of_the_first = ({ reserve_floor_percent }: { reserve_floor_percent: string | number }): string => `${reserve_floor_percent}% of the first`
export const an_outage_is_at_least = (): string => `An outage is at least`
export const closing_after_an_outage = (): string => `Closing after an outage`
export const outage_extension_minutes_later = ({ outage_extension_minutes }: { outage_extension_minutes: string | number }): string => `${outage_extension_minutes} later`
export const relists_automatically = (): string => `Relists automatically`
export const up_to_max_auto_relists_times = ({ max_auto_relists }: { max_auto_relists: string | number }): string => `up to ${max_auto_relists} times`
export const on_this_site = (): string => `On this site`
