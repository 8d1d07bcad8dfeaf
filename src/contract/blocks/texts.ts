// Written by `npm run texts` from texts.json, where the texts stand.

export const the_bidder = (): string => `The bidder`
export const give_either_a_bidder_or_a_question = (): string => `Give either a bidder or a question.`
