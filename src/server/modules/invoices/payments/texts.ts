// Written by `npm run texts` from texts.json, where the texts stand.

export const number = (): string => `Number`
export const date_nz_time = (): string => `Date (NZ time)`
export const plan = (): string => `Plan`
export const purpose = (): string => `What for`
export const card = (): string => `Card`
export const status = (): string => `Status`
export const why_it_failed = (): string => `Why it failed`
export const amount = (): string => `Amount`
export const refunded = (): string => `Refunded`
export const invoice = (): string => `Invoice`
export const test = (): string => `Test`
export const yes = (): string => `Yes`
export const no = (): string => `No`
