// Written by `npm run texts` from texts.json, where the texts stand.

export const time_index = ({ index }: { index: string | number }): string => `Time ${index}`
export const remove_time_index = ({ index }: { index: string | number }): string => `Remove time ${index}`
export const add_another_time = (): string => `Add another time`
