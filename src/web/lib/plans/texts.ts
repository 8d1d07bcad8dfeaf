// Written by `npm run texts` from texts.json, where the texts stand.
import type { Parts } from '#shared/texts/parts.ts'

export const you_need_a_plan = (): string => `You need a plan`
export const you_need_a_bigger_plan = (): string => `You need a bigger plan`
export const or_stop_featuring_another_listing_first = <Node>({ link }: { link: (parts: Parts<Node>) => Node }): Parts<Node> => [`Or `, link([`stop featuring another listing`]), ` first.`]
export const not_now = (): string => `Not now`
export const see_this_plan = (): string => `See this plan`
export const see_plans = (): string => `See plans`
export const youre_using_used_of_limit = ({ used, limit }: { used: string | number; limit: string | number }): string => `You’re using ${used} of ${limit}.`
