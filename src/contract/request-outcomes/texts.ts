// Written by `npm run texts` from texts.json, where the texts stand.

export const at_most_60_characters = (): string => `At most 60 characters.`
export const an_idempotency_key_has_8_to_100_visible = (): string => `An Idempotency-Key has 8 to 100 visible characters.`
