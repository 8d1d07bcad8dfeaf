// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const use_it_to_choose_a_new_password = (): string => `Use it to choose a new password.`
export const use_it_only_if_you_want_to_delete_your = (): string => `Use it only if you want to delete your account for good.`
export const use_it_to_confirm_your_new_email = (): string => `Use it to confirm your new email address.`
export const use_it_to_confirm_your_new_phone = (): string => `Use it to confirm your new phone number.`
export const your_hoko_code = (): string => `Your Hoko code`
export const your_hoko_account = (): string => `Your Hoko account`
export const someone_asked_for_a_new_password_for = (): string => `Someone asked for a new password for your Hoko account. It’s suspended, so we didn’t send a code. Sign in to see why and appeal.`
export const someone_tried_to_move_their_hoko = (): string => `Someone tried to move their Hoko account to this email address, which already has one, so we didn’t send a code. If that was you, sign in with this address instead. If not, you don’t need to do anything.`
export const someone_asked_for_a_new_hoko_password = (): string => `Someone asked for a new Hoko password with this phone number. Several accounts use it, so we didn’t send a code. Use your account’s email instead.`
export const you_have_count_codes_left = ({ count }: { count: number }): string => `${choosePlural(count, { '=0': `You have no codes left.`, 'one': `You have one code left.`, 'other': `You have ${formatCount(count)} codes left.` })}`
export const choose_password = (): string => `Choose password`
export const signed_out_everywhere_else = (): string => `You’ve been signed out everywhere else.`
export const signed_out_everywhere = (): string => `You’ve been signed out everywhere.`
export const verify_email = (): string => `Verify email`
export const sample_first_name = (): string => `Mere`
