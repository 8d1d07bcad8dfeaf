// Written by `npm run texts` from texts.json, where the texts stand.

export const you_have_no_dealership_number = (): string => `Your account has no dealership number yet. Ask us to add it.`
export const choose_a_file = (): string => `Choose a file to send.`
export const choose_at_most = ({ count }: { count: string | number }): string => `Choose at most ${count} vehicles at once.`
export const theres_nothing_to_apply_any_more = (): string => `There’s nothing left to apply. Look at the latest run.`
export const your_account_is_suspended = (): string => `Your account isn’t active.`
export const it_failed_on_our_side = (): string => `Something went wrong on our side. Start again; what’s already listed stays as it is.`
