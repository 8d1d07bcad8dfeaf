// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const count_new_notifications = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} new notification`, 'other': `${formatCount(count)} new notifications` })}`
export const count_new_notifications_first = ({ count, first, more }: { count: number; first: string | number; more: string | number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} new notification`, 'other': `${formatCount(count)} new notifications` })}: ${first} and ${more} more`
export const during_your_quiet_hours = (): string => `During your quiet hours:`
export const see_count_more = ({ count, address }: { count: number; address: string | number }): string => `${choosePlural(count, { 'one': `See one more notification`, 'other': `See ${formatCount(count)} more notifications` })}: ${address}`
