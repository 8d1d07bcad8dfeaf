// Written by `npm run texts` from texts.json, where the texts stand.

export const thats_not_a_push_subscription = (): string => `That’s not a push subscription.`
