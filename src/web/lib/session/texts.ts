// Written by `npm run texts` from texts.json, where the texts stand.
import { endSentence } from '#shared/texts/end-sentence.ts'

export const new_zealand = (): string => `New Zealand`
export const we_couldnt_reach_hoko_check_your = (): string => `We couldn’t reach Hoko. Check your connection and try again.`
export const what_you_confirm = (): string => `What you confirm`
export const we_ask_this_once_when_you_buy_in = ({ category_name }: { category_name: string | number }): string => `We ask this once when you buy in ${endSentence(category_name)} We keep a record of what you confirmed and when.`
export const confirm_this_first = (): string => `Confirm this first.`
