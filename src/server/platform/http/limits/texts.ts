// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const were_getting_a_lot_of_uploads_right = (): string => `We’re getting a lot of uploads right now. Try again in a moment.`
export const youre_uploading_a_lot_at_once_wait_for = (): string => `You’re uploading a lot at once. Wait for some of it to finish.`
export const too_many_wait_and_try_again = ({ wait }: { wait: string | number }): string => `That’s too many for now. Wait ${wait} and try again.`
export const count_seconds = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} second`, 'other': `${formatCount(count)} seconds` })}`
export const count_minutes = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} minute`, 'other': `${formatCount(count)} minutes` })}`
export const count_hours = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} hour`, 'other': `${formatCount(count)} hours` })}`
