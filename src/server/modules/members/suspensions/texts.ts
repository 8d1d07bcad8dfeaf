// Written by `npm run texts` from texts.json, where the texts stand.

export const this_suspension_has_ended = (): string => `This suspension has ended already.`
export const it_ended_at_its_time = (): string => `It ended at its time.`
