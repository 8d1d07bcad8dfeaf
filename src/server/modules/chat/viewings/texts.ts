// Written by `npm run texts` from texts.json, where the texts stand.

export const that_time_is_no_longer_offered = (): string => `That time is no longer offered. Choose another.`
export const its_viewing_time_now = (): string => `It’s viewing time now. Write or ring each other if something’s come up.`
export const viewings = (): string => `Viewings`
export const viewing_of_title = ({ title }: { title: string | number }): string => `Viewing: ${title}`
export const you_meet_the_seller = ({ name }: { name: string | number }): string => `You’re meeting ${name}`
export const name_comes_to_see_it = ({ name }: { name: string | number }): string => `${name} is coming to see it`
