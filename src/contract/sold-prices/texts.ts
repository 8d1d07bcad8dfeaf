// Written by `npm run texts` from texts.json, where the texts stand.

export const this_must_be_a_year = (): string => `This must be a year.`
export const the_title = (): string => `The title`
export const the_make = (): string => `The make`
export const the_model = (): string => `The model`
