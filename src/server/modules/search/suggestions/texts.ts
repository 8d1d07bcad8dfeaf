// Written by `npm run texts` from texts.json, where the texts stand.

export const general_items = (): string => `General items`
export const vehicles = (): string => `Vehicles`
export const property = (): string => `Property`
export const region = (): string => `Region`
