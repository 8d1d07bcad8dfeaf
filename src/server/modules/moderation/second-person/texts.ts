// Written by `npm run texts` from texts.json, where the texts stand.

export const enter_the_amount = (): string => `Enter the amount.`
export const you_may_do_this_alone = (): string => `This doesn’t need a second person. Do it yourself.`
export const its_waiting_already = (): string => `This is waiting for a second person already.`
export const someone_else_must_approve_it = (): string => `You proposed this, so someone else must approve it. You can withdraw it.`
export const choose_a_role = (): string => `Choose a role.`
