// Written by `npm run texts` from texts.json, where the texts stand.

export const the_reason = (): string => `The reason`
export const start_the_refund_again = (): string => `Please start again.`
