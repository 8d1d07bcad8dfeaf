// Written by `npm run texts` from texts.json, where the texts stand.

export const our_support = (): string => `our support`
export const email_or_phone = ({ email, phone }: { email: string | number; phone: string | number }): string => `${email} or ${phone}`
export const facebook = (): string => `Facebook`
export const instagram = (): string => `Instagram`
export const app_store = (): string => `App Store`
export const google_play = (): string => `Google Play`
export const reach_us = (): string => `Reach us`
export const get_the_app = (): string => `Get the app`
export const hoko_has_an_app = (): string => `Hoko has an app.`
export const not_now = (): string => `Not now`
