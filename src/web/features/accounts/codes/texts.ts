// Written by `npm run texts` from texts.json, where the texts stand.

export const length_digit_code = ({ length }: { length: string | number }): string => `${length}-digit code`
export const it_works_for_10_minutes = (): string => `It works for 10 minutes.`
export const the_code_only_has_digits_check_what = (): string => `The code only has digits. Check what you pasted.`
export const verify_my_phone = (): string => `Verify my phone`
export const verify_my_email = (): string => `Verify my email`
export const start_registration_again = (): string => `Start registration again`
export const change_my_details_or_number = (): string => `Change my details or number`
export const change_my_details_or_email = (): string => `Change my details or email`
export const new_code_sent = (): string => `New code sent`
export const the_old_code_wont_work_any_more = (): string => `The old code won’t work any more.`
export const send_another_in_wait = ({ wait }: { wait: string | number }): string => `Send another in ${wait}`
export const send_another_code = (): string => `Send another code`
export const continue_word = (): string => `Continue`
export const start_again = (): string => `Start again`
export const use_another_email_or_number = (): string => `Use another email or number`
export const back_to_sign_in = (): string => `Back to sign in`
export const use_my_app = (): string => `Use my app`
export const use_a_recovery_code = (): string => `Use a recovery code`
export const open_your_authenticator_app_the_code = (): string => `Open your authenticator app. The code changes every 30 seconds.`
export const sign_in = (): string => `Sign in`
export const recovery_code = (): string => `Recovery code`
export const one_you_saved_when_you_turned_on_two = (): string => `One you saved when you turned on two-factor sign-in. Each works once.`
export const checking_youre_not_a_robot = (): string => `Checking you’re not a robot. This can take up to a minute.`
