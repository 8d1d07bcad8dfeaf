// Written by `npm run texts` from texts.json, where the texts stand.

export const closed_at = ({ at }: { at: string | number }): string => `closed ${at}`
export const closes_at = ({ at }: { at: string | number }): string => `closes ${at}`
export const closes_in_time = ({ time }: { time: string | number }): string => `closes in ${time}`
export const closing = (): string => `closing`
