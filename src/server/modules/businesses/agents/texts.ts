// Written by `npm run texts` from texts.json, where the texts stand.

export const this_member_isnt_an_agency = (): string => `This member has no real estate agency licence. Add it to their details first.`
export const enter_the_licence_number = (): string => `Enter the licence number from the public register, like 20012345.`
export const name_has_this_licence_number = ({ name }: { name: string | number }): string => `${name} has this licence number already.`
export const choose_an_agent_who_works_for_you = (): string => `Choose an agent who works for you.`
export const choose_a_last_day_after_the_first = (): string => `Choose a last day that isn’t before the first.`
export const choose_a_year_at_most = (): string => `Choose a year at most.`
export const agent = (): string => `Agent`
export const no_agent = (): string => `No agent`
export const live_listings = (): string => `Live listings`
export const sold_or_let = (): string => `Sold or let`
export const views = (): string => `Views`
export const watchers = (): string => `Watchers`
export const enquiries = (): string => `Enquiries`
export const all_listings = (): string => `All listings`
