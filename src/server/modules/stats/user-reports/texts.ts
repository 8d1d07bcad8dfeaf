// Written by `npm run texts` from texts.json, where the texts stand.

export const day = (): string => `Day`
export const views = (): string => `Views`
export const new_watchers = (): string => `New watchers`
export const bids_received = (): string => `Bids received`
export const finance_enquiries = (): string => `Finance enquiries`
export const listings_ended = (): string => `Listings ended`
export const sales = (): string => `Sales`
export const earnings = (): string => `Earnings`
export const bids_placed = (): string => `Bids placed`
export const purchases = (): string => `Purchases`
export const spend = (): string => `Spend`
export const listing = (): string => `Listing`
export const title = (): string => `Title`
export const trade = (): string => `Trade`
export const count = (): string => `Count`
export const amount = (): string => `Amount`
export const time = (): string => `Time`
