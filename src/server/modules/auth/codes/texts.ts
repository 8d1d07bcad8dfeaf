// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const that_took_too_long_start_again = (): string => `That took too long. Start again.`
export const we_cant_send_text_messages_at_the = (): string => `We can’t send text messages at the moment. Use your email instead.`
export const wait_wait_ms_before_asking_for_another = ({ wait_ms }: { wait_ms: string | number }): string => `Wait ${wait_ms} before asking for another code.`
export const we_cant_send_any_more_codes_to_numbers = ({ calling_code }: { calling_code: string | number }): string => `We can’t send any more codes to numbers starting with +${calling_code} today. Try again tomorrow.`
export const your_hoko_code = (): string => `Your Hoko code`
export const that_code_isnt_right_tries_left = ({ tries }: { tries: number }): string => `That code isn’t right. You have ${choosePlural(tries, { 'one': `${formatCount(tries)} try`, 'other': `${formatCount(tries)} tries` })} left.`
export const use_it_to_finish_registering = (): string => `Use it to finish registering.`
