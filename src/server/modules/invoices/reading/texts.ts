// Written by `npm run texts` from texts.json, where the texts stand.

export const paid = (): string => `Paid`
export const partly_refunded = (): string => `Partly refunded`
export const refunded = (): string => `Refunded`
export const correction = (): string => `Correction`
export const number = (): string => `Number`
export const date_nz_time = (): string => `Date (NZ time)`
export const state = (): string => `Status`
export const user_number = (): string => `User number`
export const recipient = (): string => `Recipient`
export const email = (): string => `Email`
export const description = (): string => `Description`
export const total = (): string => `Total`
export const gst = (): string => `GST`
export const corrects = (): string => `Corrects`
export const reason = (): string => `Reason`
export const test = (): string => `Test`
export const yes = (): string => `Yes`
export const no = (): string => `No`
