// Written by `npm run texts` from texts.json, where the texts stand.

export const month = (): string => `Month`
export const revenue = (): string => `Revenue`
export const gst = (): string => `GST`
export const invoices = (): string => `Invoices`
export const refunded = (): string => `Refunded`
