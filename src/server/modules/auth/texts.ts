// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const use_it_to_choose_a_new_password = (): string => `Use it to choose a new password.`
export const use_it_only_if_you_want_to_delete_your = (): string => `Use it only if you want to delete your account for good.`
export const use_it_to_confirm_your_new_email = (): string => `Use it to confirm your new email address.`
export const use_it_to_confirm_your_new_phone = (): string => `Use it to confirm your new phone number.`
export const your_hoko_code = (): string => `Your Hoko code`
export const your_hoko_code_is_code = ({ code }: { code: string | number }): string => `Your Hoko code is ${code}. It works for 10 minutes.`
export const nobody_from_hoko_will_ever_ask_you = (): string => `Nobody from Hoko will ever ask you for it. If you did not ask for it, there is nothing to do.`
export const your_hoko_account = (): string => `Your Hoko account`
export const someone_asked_for_a_new_password_for = (): string => `Someone asked for a new password for your Hoko account. It’s suspended, so we didn’t send a code. Sign in to see why and appeal.`
export const someone_tried_to_move_their_hoko = (): string => `Someone tried to move their Hoko account to this email address, which already has one, so we didn’t send a code. If that was you, sign in with this address instead. If not, you don’t need to do anything.`
export const someone_asked_for_a_new_hoko_password = (): string => `Someone asked for a new Hoko password with this phone number. Several accounts use it, so we didn’t send a code. Use your account’s email instead.`
export const kia_ora = (): string => `Kia ora,`
export const if_that_wasnt_you_choose_a_new = ({ forgotten }: { forgotten: string | number }): string => `If that wasn’t you, choose a new password now: ${forgotten}`
export const your_hoko_password_has_just_been = (): string => `Your Hoko password has just been changed, and you’ve been signed out everywhere else.`
export const from_now_on_youll_sign_in_with_your = (): string => `From now on, you’ll sign in with your password and a code from your authenticator app. Keep your recovery codes somewhere safe in case you lose your phone.`
export const two_factor_sign_in_has_just_been = (): string => `Two-factor sign-in has just been turned off for your Hoko account. You now sign in with just your password.`
export const your_account_has_ten_new_recovery = (): string => `Your account has ten new recovery codes. The old ones won’t work any more.`
export const your_hoko_password_was_changed_and = (): string => `Your Hoko password was changed, and you’ve been signed out everywhere.`
export const your_hoko_account_now_has_a_password = (): string => `You’ve chosen a password for your Hoko account.`
export const our_support_team_started_a_password = (): string => `Our support team started a password reset for your Hoko account. Choose a new password with this link. It works once, for 15 minutes:`
export const if_you_dont_want_a_new_password_you = (): string => `If you don’t want a new password, you don’t need to do anything.`
export const someone_signed_in_with_a_recovery_code = (): string => `Someone signed in to your Hoko account with your password and a recovery code.`
export const if_that_wasnt_you_change_your_password = (): string => `If that wasn’t you, change your password now and make new recovery codes.`
export const you_have_count_codes_left = ({ count }: { count: number }): string => `${choosePlural(count, { '=0': `You have no codes left.`, 'one': `You have one code left.`, 'other': `You have ${formatCount(count)} codes left.` })}`
export const choose_password = (): string => `Choose password`
