// Written by `npm run texts` from texts.json, where the texts stand.

export const last_changed = (): string => `Last changed`
export const on_this_page = (): string => `On this page`
export const changes_at_hoko = (): string => `Changes at Hoko`
export const our_new_privacy_policy_applies_from = ({ day }: { day: string | number }): string => `Our new privacy policy applies from ${day}.`
export const our_new_terms_apply_from = ({ day }: { day: string | number }): string => `Our new terms and conditions apply from ${day}.`
export const read_new_version = (): string => `Read new version`
export const got_it = (): string => `Got it`
