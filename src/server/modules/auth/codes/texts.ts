// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const that_took_too_long_start_again = (): string => `That took too long. Start again.`
export const we_cant_send_text_messages_at_the = (): string => `We can’t send text messages at the moment. Use your email instead.`
export const wait_wait_ms_before_asking_for_another = ({ wait_ms }: { wait_ms: string | number }): string => `Wait ${wait_ms} before asking for another code.`
export const we_cant_send_any_more_codes_to_numbers = ({ calling_code }: { calling_code: string | number }): string => `We can’t send any more codes to numbers starting with +${calling_code} today. Try again tomorrow.`
export const your_hoko_code = (): string => `Your Hoko code`
export const your_hoko_code_is_code_it_works_for_10 = ({ code }: { code: string | number }): string => `Your Hoko code is ${code}. It works for 10 minutes.

If you didn’t ask for it, you can ignore this email.`
export const kia_ora = (): string => `Kia ora,`
export const someone_tried_to_register_with_your = (): string => `Someone tried to register with your email address, which already has a Hoko account.`
export const if_that_was_you_sign_in_instead_public = ({ public_url }: { public_url: string | number }): string => `If that was you, sign in instead: ${public_url}/signin`
export const if_it_wasnt_you_you_dont_need_to_do = (): string => `If it wasn’t you, you don’t need to do anything. No one got into your account.`
export const that_code_isnt_right_tries_left = ({ tries }: { tries: number }): string => `That code isn’t right. You have ${choosePlural(tries, { 'one': `${formatCount(tries)} try`, 'other': `${formatCount(tries)} tries` })} left.`
export const count_seconds = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} second`, 'other': `${formatCount(count)} seconds` })}`
export const count_minutes = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} minute`, 'other': `${formatCount(count)} minutes` })}`
export const count_hours = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} hour`, 'other': `${formatCount(count)} hours` })}`
