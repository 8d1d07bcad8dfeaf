// Written by `npm run texts` from texts.json, where the texts stand.

export const sample_key_name = (): string => `Stock sync`
export const an_api_key_has_just_been_made = ({ name }: { name: string | number }): string => `The API key “${name}” has just been made for your Hoko account. Programs that have it can use your account.`
export const a_webhook_now_goes_to = ({ host }: { host: string | number }): string => `A webhook of your Hoko account now goes to ${host}. It’s told what happens on your listings and trades.`
export const a_webhook_has_a_new_secret = ({ host }: { host: string | number }): string => `The webhook to ${host} of your Hoko account has a new secret.`
export const api_key_name = ({ name }: { name: string | number }): string => `API key “${name}”`
export const webhook_to_host = ({ host }: { host: string | number }): string => `Webhook to ${host}`
export const webhook_to_host_turned_off = ({ host }: { host: string | number }): string => `Webhook to ${host}, which we turned off`
export const a_webhook_has_just_been_set_up = ({ host }: { host: string | number }): string => `A webhook to ${host} has just been set up for your Hoko account. It’s told what happens on your listings and trades.`
