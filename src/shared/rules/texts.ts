// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const a_bank_account_has_a_bank_branch = (): string => `A bank account has a bank, branch, account and suffix, for example 01-0902-0068389-00.`
export const that_is_not_a_bank_account_check_the = (): string => `That is not a bank account. Check the digits.`
export const count_days = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} day`, 'other': `${formatCount(count)} days` })}`
export const count_minutes = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} minute`, 'other': `${formatCount(count)} minutes` })}`
export const it_must_end_after_it_starts = (): string => `It must end after it starts.`
export const a_pickup_time_lasts_at_most_12_hours = (): string => `A pickup time lasts at most 12 hours.`
export const that_is_past_choose_a_later_time = (): string => `That is past. Choose a later time.`
export const that_is_more_than_60_days_away_choose = (): string => `That is more than 60 days away. Choose an earlier time.`
export const it_overlaps_with_another_time = (): string => `It overlaps with another time.`
export const time_index = ({ index }: { index: string | number }): string => `Time ${index}`
