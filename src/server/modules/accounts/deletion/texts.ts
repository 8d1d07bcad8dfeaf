// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural } from '#shared/texts/choose-plural.ts'

export const count_more = ({ count }: { count: string | number }): string => `${count} more`
export const weve_sent_a_code_to_your_email = ({ email }: { email: string | number }): string => `We’ve sent a 6-digit code to ${email}. It works for 10 minutes.`
export const weve_sent_a_code_to_your_phone = ({ last_digits }: { last_digits: string | number }): string => `We’ve sent a 6-digit code to your phone number ending in ${last_digits}. It works for 10 minutes.`
export const by_its_owner = (): string => `By its owner.`
export const deleted = (): string => `Deleted`
export const deleted_member = (): string => `Deleted member`
export const account_leads = ({ leads }: { leads: string | number }): string => `This account is the highest bidder on ${leads}. You can delete it once that’s finished.`
export const account_has_trades = ({ count, trades }: { count: number; trades: string | number }): string => `This account has ${choosePlural(count, { 'one': `an open trade`, 'other': `open trades` })}: ${trades}. You can delete it once that’s finished.`
export const account_leads_and_has_trades = ({ leads, count, trades }: { leads: string | number; count: number; trades: string | number }): string => `This account is the highest bidder on ${leads}, and it has ${choosePlural(count, { 'one': `an open trade`, 'other': `open trades` })}: ${trades}. You can delete it once that’s finished.`
