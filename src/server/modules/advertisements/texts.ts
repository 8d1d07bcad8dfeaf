// Written by `npm run texts` from texts.json, where the texts stand.

export const that_picture_is_no_longer_there = (): string => `That picture is no longer there. Upload it again.`
export const the_last_day_is_before_the_first = (): string => `The last day is before the first`
