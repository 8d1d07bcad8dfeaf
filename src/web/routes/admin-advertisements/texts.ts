// Written by `npm run texts` from texts.json, where the texts stand.

export const advertisements_hoko_back_office = (): string => `Advertisements · Hoko back office`
export const add_an_advertisement_hoko_back_office = (): string => `Add an advertisement · Hoko back office`
export const update_an_advertisement_hoko_back_office = (): string => `Update an advertisement · Hoko back office`
export const add_an_advertisement = (): string => `Add an advertisement`
export const update_an_advertisement = (): string => `Update an advertisement`
export const advertisement = (): string => `Advertisement`
export const back_to_the_advertisements = (): string => `Back to the advertisements`
