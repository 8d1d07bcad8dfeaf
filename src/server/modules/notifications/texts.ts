// Written by `npm run texts` from texts.json, where the texts stand.

export const choose_two_different_times = (): string => `Choose an end time that’s different from the start time.`
export const youre_not_notified_of_this = (): string => `You don’t get notifications of this kind.`
