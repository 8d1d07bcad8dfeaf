// Written by `npm run texts` from texts.json, where the texts stand.

export const the_reason = (): string => `The reason`
export const first_name = (): string => `A first name`
export const last_name = (): string => `A last name`
export const choose_active_or_suspended = (): string => `Choose active or suspended.`
export const choose_a_region = (): string => `Choose a region.`
export const search = (): string => `Search`
export const reason = (): string => `Reason`
export const choose_a_role = (): string => `Choose a role.`
export const choose_what_to_suspend = (): string => `Choose what to suspend.`
export const the_note = (): string => `The note`
