// Written by `npm run texts` from texts.json, where the texts stand.

export const first_name = (): string => `A first name`
export const last_name = (): string => `A last name`
export const choose_privately_or_in_trade = (): string => `Choose privately or in trade.`
export const trading_name = (): string => `Trading name`
export const trader_number = (): string => `Trader number`
export const the_licence = (): string => `The licence`
export const enter_your_password = (): string => `Enter your password.`
export const the_account_name = (): string => `The account name`
export const enter_a_bank_account = (): string => `Enter a bank account.`
export const thats_too_long = (): string => `That’s too long.`
export const the_note = (): string => `The note`
export const country = (): string => `Country`
export const address = (): string => `Address`
export const about = (): string => `About`
