// Written by `npm run texts` from texts.json, where the texts stand.

export const open_hoko = (): string => `View on Hoko`
export const about_your_choice = (): string => `You’re getting this email because emails like it are turned on in your Hoko settings.`
export const about_your_account = (): string => `You’re getting this email because it’s about your Hoko account or email address.`
export const unsubscribe = (): string => `Unsubscribe`
export const unsubscribe_at = ({ address }: { address: string | number }): string => `Unsubscribe: ${address}`
export const hoko = (): string => `hoko`
