// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const none_yet = (): string => `None yet`
export const at_most_on_day = ({ most, day }: { most: string | number; day: string | number }): string => `At most ${most}, on ${day}`
export const at_most_in_the_week_from_day = ({ most, day }: { most: string | number; day: string | number }): string => `At most ${most}, in the week from ${day}`
export const most_on_day = ({ day, most }: { day: string | number; most: string | number }): string => `Most on ${day}: ${most}`
export const most_in_the_week_from_day = ({ day, most }: { day: string | number; most: string | number }): string => `Most in the week from ${day}: ${most}`
export const closed_without_a_sale = (): string => `closed without a sale`
export const withdrawn_by_the_seller = (): string => `withdrawn by the seller`
export const sold_but_the_sale_fell_through = (): string => `sold, but the sale fell through`
export const from_asked = ({ asked }: { asked: string | number }): string => `from ${asked}`
export const for_asked = ({ asked }: { asked: string | number }): string => `for ${asked}`
export const agreed_at_reached = ({ reached }: { reached: string | number }): string => `agreed at ${reached}`
export const no_bids = (): string => `no bids`
export const count_bids_up_to_reached = ({ count, reached }: { count: number; reached: string | number }): string => `${choosePlural(count, { 'one': `one bid`, 'other': `${formatCount(count)} bids` })} up to ${reached}`
export const see_it_now = (): string => `See it now`
export const this_has_been_listed_again = (): string => `This has been relisted.`
export const listed_before = (): string => `Listed before`
export const first_listed_on_first_listed_at = ({ first_listed_at }: { first_listed_at: string | number }): string => `First listed on ${first_listed_at}.`
export const listed_at_to_ended_at = ({ listed_at, ended_at }: { listed_at: string | number; ended_at: string | number }): string => `${listed_at} to ${ended_at}`
export const changed_by_the_seller = (): string => `Changed by the seller`
export const after_the_first_bid = (): string => `after the first bid`
export const by_hoko_for_the_seller = (): string => `by Hoko for the seller`
export const day_by_day_title = <Node>({ span, title }: { span: (parts: Parts<Node>) => Node; title: string | number }): Parts<Node> => [`Day by day`, span([`: `, `${title}`])]
export const numbers_of_title = ({ title }: { title: string | number }): string => `Numbers of “${title}”`
export const no_views_yet = (): string => `No views yet`
export const views_and_watchers_will_show_here = (): string => `Views and watchers will show here, day by day.`
export const views_watchers_and_bids_will_show_here = (): string => `Views, watchers and bids will show here, day by day.`
export const views = (): string => `Views`
export const watching_now = (): string => `Watching now`
export const watching = (): string => `Watching`
export const bids = (): string => `Bids`
export const views_on_none_of_these_days = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `One view is on none of these days: it`, 'other': `${formatCount(count)} views are on none of these days: they` })} came after the end, or before days were counted.`
export const every_day_as_a_table = (): string => `Every day as a table`
export const views_watchers_and_bids_by_day_the = (): string => `Views, watchers and bids by day, the latest first`
export const day = (): string => `Day`
export const loading_numbers = (): string => `Loading numbers`
