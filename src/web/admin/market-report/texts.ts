// Written by `npm run texts` from texts.json, where the texts stand.

export const against = (): string => `Compare with`
export const against_a_year_before = (): string => `Against a year before`
export const against_the_days_before = (): string => `Against the days before`
export const at = (): string => `When`
export const before = (): string => `Before`
export const bids = (): string => `Bids`
export const by_category = (): string => `By category`
export const by_kind_of_seller = (): string => `By kind of seller`
export const by_plan = (): string => `By plan`
export const by_region = (): string => `By region`
export const by_type = (): string => `By type`
export const by_what_interval = (): string => `Show by`
export const count = (): string => `Count`
export const count_for_amount = ({ count, amount }: { count: string | number; amount: string | number }): string => `${count} for ${amount}`
export const days = (): string => `Days`
export const first_day = (): string => `First day`
export const from_to = ({ from, to }: { from: string | number; to: string | number }): string => `${from} to ${to}`
export const general_items = (): string => `General items`
export const in_trade = (): string => `In trade`
export const kind_in_share = ({ kind, share, days }: { kind: string | number; share: string | number; days: string | number }): string => `${kind}: ${share}, ${days}`
export const kind_of_days = ({ kind, days }: { kind: string | number; days: string | number }): string => `${kind}, ${days}`
export const kind_over_time = ({ kind }: { kind: string | number }): string => `${kind} over time`
export const last_day = (): string => `Last day`
export const listing_or_member = (): string => `Listing or member`
export const listings_ended = (): string => `Listings ended`
export const listings_gone_live = (): string => `Listings gone live`
export const loading_the_report = (): string => `Loading the report`
export const loading_the_rows = (): string => `Loading the rows`
export const members_joined = (): string => `Members joined`
export const months = (): string => `Months`
export const none_in_this_period = (): string => `None in this period.`
export const of_those_sold = (): string => `Of those, sold`
export const offers = (): string => `Offers`
export const period = (): string => `Period`
export const private_sellers = (): string => `Private sellers`
export const property = (): string => `Property`
export const market_report = (): string => `Market report`
export const reports_from_members = (): string => `Reports from members`
export const revenue = (): string => `Revenue, including GST`
export const payments = (): string => `Payments`
export const sales = (): string => `Sales`
export const sell_through = (): string => `Sell-through`
export const the_report_didnt_load = (): string => `The report didn’t load`
export const the_rows_didnt_load = (): string => `The rows didn’t load`
export const this_period = (): string => `This period`
export const up_to = ({ as_of }: { as_of: string | number }): string => `Up to ${as_of}.`
export const value = (): string => `Value`
export const vehicles = (): string => `Vehicles`
export const was_before = ({ before }: { before: string | number }): string => `was ${before}`
export const against_those_of = ({ days }: { days: string | number }): string => `Compared with ${days}.`
export const weeks = (): string => `Weeks`
export const what_to_count = (): string => `What to count`
export const without_a_title = (): string => `No title`
export const count_before = (): string => `Count before`
export const amount = (): string => `Amount`
