// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const enter_your_password = (): string => `Enter your password.`
export const confirm_your_password = (): string => `Confirm your password`
export const enter_your_password_to_continue_we_ask = (): string => `Enter your password to continue. We ask for it before important changes.`
export const continue_word = (): string => `Continue`
export const your_password = (): string => `Your password`
export const edge = (): string => `Edge`
export const opera = (): string => `Opera`
export const samsung_internet = (): string => `Samsung Internet`
export const vivaldi = (): string => `Vivaldi`
export const firefox = (): string => `Firefox`
export const chrome = (): string => `Chrome`
export const safari = (): string => `Safari`
export const android = (): string => `Android`
export const windows = (): string => `Windows`
export const a_mac = (): string => `a Mac`
export const linux = (): string => `Linux`
export const browser_on_system = ({ browser, system }: { browser: string | number; system: string | number }): string => `${browser} on ${system}`
export const a_browser_on_system = ({ system }: { system: string | number }): string => `A browser on ${system}`
export const an_unknown_device = (): string => `An unknown device`
export const password_changed = (): string => `Password changed`
export const your_other_devices_have_been_signed = (): string => `Your other devices have been signed out.`
export const password = (): string => `Password`
export const changing_it_signs_out_every_other = (): string => `Changing it signs out every other device. This one stays signed in.`
export const current_password = (): string => `Current password`
export const new_password = (): string => `New password`
export const change_password = (): string => `Change password`
export const recovery_codes_for_hoko = (): string => `Recovery codes for Hoko`
export const each_code_signs_you_in_once_instead_of = (): string => `Each code signs you in once, instead of a code from your app.`
export const keep_these_recovery_codes = (): string => `Keep these recovery codes`
export const we_only_show_these_once_if_you_lose = (): string => `We only show these once. If you lose your phone, each code signs you in once. Keep them somewhere other than your phone: on paper or in a password manager.`
export const recovery_codes = (): string => `Recovery codes`
export const copy_codes = (): string => `Copy codes`
export const download_codes = (): string => `Download codes`
export const ive_saved_them = (): string => `I’ve saved them`
export const other_devices_signed_out = (): string => `Other devices signed out`
export const device_signed_out = (): string => `Device signed out`
export const where_youre_signed_in = (): string => `Where you’re signed in`
export const the_browsers_and_devices_signed_in_to = (): string => `The browsers and devices signed in to your account. If you don’t recognise one, sign it out and change your password.`
export const sessions = (): string => `Sessions`
export const loading_your_sessions = (): string => `Loading your sessions`
export const sign_out_all_other_devices = (): string => `Sign out all other devices`
export const sign_out_all_other_devices_2 = (): string => `Sign out all other devices?`
export const sign_out_this_device = (): string => `Sign out this device?`
export const sign_out_devices = (): string => `Sign out devices`
export const sign_out_device = (): string => `Sign out device`
export const the_other_devices_are_signed_out_now = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `The other device is`, 'other': `The other ${formatCount(count)} are` })} signed out now. This one stays signed in. API keys and people on your team keep their access.`
export const device_will_be_signed_out_now = ({ device }: { device: string | number }): string => `${device} will be signed out now.`
export const this_device = (): string => `This device`
export const in_use_now = (): string => `In use now`
export const last_used_last_used_at = ({ last_used_at }: { last_used_at: string | number }): string => `Last used ${last_used_at}`
export const since_created_at = ({ created_at }: { created_at: string | number }): string => `since ${created_at}`
export const sign_out_device_name = ({ device }: { device: string | number }): string => `Sign out ${device}`
export const sign_out = (): string => `Sign out`
export const two_factor_sign_in = (): string => `Two-factor sign-in`
export const on = (): string => `On`
export const off = (): string => `Off`
export const after_your_password_you_enter_a_code = (): string => `After your password, you enter a code from an app on your phone. Someone who finds out your password still can’t get in.`
export const loading_two_factor_sign_in = (): string => `Loading two-factor sign-in`
export const make_new_recovery_codes = (): string => `Make new recovery codes?`
export const make_new_codes = (): string => `Make new codes`
export const youll_get_ten_new_codes_your_old_ones = (): string => `You’ll get ten new codes. Your old ones stop working.`
export const turn_off_two_factor_sign_in = (): string => `Turn off two-factor sign-in?`
export const turn_off = (): string => `Turn off`
export const youll_sign_in_with_just_your_password = (): string => `You’ll sign in with just your password. Your app’s codes and recovery codes stop working.`
export const two_factor_sign_in_turned_off = (): string => `Two-factor sign-in turned off`
export const make_new_recovery_codes_2 = (): string => `Make new recovery codes`
export const turn_on = (): string => `Turn on`
export const scan_this_qr_code_with_an = (): string => `Scan this QR code with an authenticator app, like Aegis, Google Authenticator or your password manager.`
export const a_qr_code_with_the_secret_for_your = (): string => `A QR code with the secret for your authenticator app`
export const on_this_phone_open_it_in_the_app_or = <Node>({ link }: { link: (parts: Parts<Node>) => Node }): Parts<Node> => [`On this phone? `, link([`Open it in the app`]), `. Or type this into the app:`]
export const copy_the_secret = (): string => `Copy the secret`
export const enter_the_code_from_the_app = (): string => `Enter the code from the app.`
export const it_changes_every_30_seconds = (): string => `It changes every 30 seconds.`
export const turn_on_two_factor_sign_in = (): string => `Turn on two-factor sign-in`
export const stop = (): string => `Stop`
