// Written by `npm run texts` from texts.json, where the texts stand.

export const too_many_wrong_codes_wait_wait_ms_and = ({ wait_ms }: { wait_ms: string | number }): string => `Too many wrong codes. Wait ${wait_ms} and try again.`
export const this_account_is_suspended_ended = ({ ended }: { ended: string | number }): string => `This account is suspended: ${ended}`
export const your_registration_isnt_finished_yet = (): string => `Your registration isn’t finished yet. Verify your phone number to continue.`
export const your_registration_isnt_finished_yet_2 = (): string => `Your registration isn’t finished yet. Verify your email to continue.`
export const too_many_wrong_passwords_wait_wait_ms = ({ wait_ms }: { wait_ms: string | number }): string => `Too many wrong passwords. Wait ${wait_ms} and try again.`
export const this_account_is_suspended_until = ({ time, day, ended }: { time: string | number; day: string | number; ended: string | number }): string => `This account is suspended until ${time} on ${day}: ${ended}`
