// Written by `npm run texts` from texts.json, where the texts stand.

export const add_a_second_full_admin_first = (): string => `Add a second full admin first. Someone else has to approve.`
