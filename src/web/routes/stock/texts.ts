// Written by `npm run texts` from texts.json, where the texts stand.

export const stock_feed_hoko = (): string => `Stock feed | Hoko`
export const stock_feed = (): string => `Stock feed`
export const your_vehicles_from_motorcentral = (): string => `Your vehicles from MotorCentral, listed and kept up to date.`
