// Written by `npm run texts` from texts.json, where the texts stand.

export const this_didnt_load = (): string => `This didn’t load`
export const try_again = (): string => `Try again`
export const show_more = (): string => `Show more`
export const loading_more = (): string => `Loading more`
export const loading = (): string => `Loading`
