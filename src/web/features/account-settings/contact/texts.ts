// Written by `npm run texts` from texts.json, where the texts stand.
import type { Parts } from '#shared/texts/parts.ts'

export const weve_sent_a_code_to_target_nothing = <Node>({ strong, target }: { strong: (parts: Parts<Node>) => Node; target: string | number }): Parts<Node> => [`We’ve sent a code to `, strong([`${target}`]), `. Nothing changes until you enter it.`]
export const enter_your_password_and_well_send_you = (): string => `Enter your password and we’ll send you a code.`
export const go_back = (): string => `Go back`
export const send_me_the_code = (): string => `Send me the code`
export const it_works_for_10_minutes = (): string => `It works for 10 minutes.`
export const enter_all_6_digits = (): string => `Enter all 6 digits.`
export const n_6_digit_code = (): string => `6-digit code`
export const the_code_only_has_digits_check_what = (): string => `The code only has digits. Check what you pasted.`
export const new_code_sent = (): string => `New code sent`
export const the_old_code_wont_work_any_more = (): string => `The old code won’t work any more.`
export const send_another_in_wait = ({ wait }: { wait: string | number }): string => `Send another in ${wait}`
export const send_another_code = (): string => `Send another code`
export const read_the_code_in_the_outbox = (): string => `Read the code in the outbox`
export const this_is_a_demo_nothing_is_really_sent = (): string => `This is a demo: nothing is really sent.`
export const you_sign_in_with_your_email_both_are = (): string => `You sign in with your email. Both are shown to someone you trade with, and to nobody else unless you choose so below.`
export const email_and_phone = (): string => `Email and phone`
export const email = (): string => `Email`
export const mobile_phone = (): string => `Mobile phone`
export const verified = (): string => `Verified`
export const not_verified = (): string => `Not verified`
export const verify_my_contact = ({ is_email }: { is_email: boolean }): string => `${is_email ? `Verify my email` : `Verify my phone number`}`
export const verify = (): string => `Verify`
export const change_my_contact = ({ is_email }: { is_email: boolean }): string => `${is_email ? `Change my email` : `Change my phone number`}`
export const change = (): string => `Change`
export const change_your_email = (): string => `Change your email`
export const new_email = (): string => `New email`
export const your_email = (): string => `Your email`
export const email_changed = (): string => `Email changed`
export const weve_let_the_old_address_know = (): string => `We’ve let the old address know.`
export const change_my_email = (): string => `Change my email`
export const verify_your_email = (): string => `Verify your email`
export const email_verified = (): string => `Email verified`
export const verify_my_email = (): string => `Verify my email`
export const change_your_phone_number = (): string => `Change your phone number`
export const new_mobile_phone = (): string => `New mobile phone`
export const your_mobile_phone = (): string => `Your mobile phone`
export const phone_number_changed = (): string => `Phone number changed`
export const weve_let_the_old_number_or_your_email = (): string => `We’ve let the old number or your email know.`
export const change_my_phone_number = (): string => `Change my phone number`
export const verify_your_phone_number = (): string => `Verify your phone number`
export const phone_number_verified = (): string => `Phone number verified`
export const verify_my_phone = (): string => `Verify my phone`
export const invalid_email_address = (): string => `Invalid email address`
export const enter_a_phone_number = (): string => `Enter a phone number.`
export const your_password = (): string => `Your password`
export const your_email_and_phone_didnt_load = (): string => `Your email and phone didn’t load`
export const you_sign_in_with_your_email_to_change = (): string => `You sign in with your email. To change either, you need your password and a code.`
