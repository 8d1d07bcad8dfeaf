// Written by `npm run texts` from texts.json, where the texts stand.

export const this_suspension_has_ended = (): string => `This suspension has ended already.`
export const it_ended_at_its_time = (): string => `It ended at its time.`
export const hoko_has_stopped_this_business_for_now = (): string => `Hoko has stopped this business from doing this for now.`
