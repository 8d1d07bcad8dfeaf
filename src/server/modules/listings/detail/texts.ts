// Written by `npm run texts` from texts.json, where the texts stand.

export const youve_already_listed_this_plate = ({ id }: { id: string | number }): string => `You’ve already listed this plate: listing ${id} is live. Withdraw it first, unless you mean to list it twice.`
export const this_listing_isnt_a_vehicle = (): string => `This listing isn’t a vehicle.`
export const this_listing_isnt_a_property = (): string => `This listing isn’t a property.`
export const choose_agents_who_work_for_you = (): string => `Choose agents who work for you.`
