// Written by `npm run texts` from texts.json, where the texts stand.

export const sample_key_name = (): string => `Stock sync`
export const an_api_key_has_just_been_made = ({ name }: { name: string | number }): string => `The API key “${name}” has just been made for your Hoko account. Programs that have it can use your account.`
export const a_webhook_has_just_been_set_up = ({ host }: { host: string | number }): string => `A webhook to ${host} has just been set up for your Hoko account. It’s told what happens on your listings and trades.`
