// Written by `npm run texts` from texts.json, where the texts stand.

export const number = (): string => `Number`
export const when_nz_time = (): string => `When (NZ time)`
export const who = (): string => `Who`
export const whos_number = (): string => `Who’s number`
export const from_where = (): string => `From`
export const device = (): string => `Device`
export const act = (): string => `What`
export const about = (): string => `About`
export const abouts_number = (): string => `About number`
export const name = (): string => `Name`
export const reason = (): string => `Reason`
export const before = (): string => `Before`
export const after = (): string => `After`
