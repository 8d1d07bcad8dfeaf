// Written by `npm run texts` from texts.json, where the texts stand.

export const leave_without_saving = (): string => `Leave without saving?`
export const leave = (): string => `Leave`
export const stay_here = (): string => `Stay here`
