// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const bytes_gb = ({ bytes }: { bytes: string | number }): string => `${bytes} GB`
export const bytes_mb = ({ bytes }: { bytes: string | number }): string => `${bytes} MB`
export const value_kb = ({ value }: { value: string | number }): string => `${value} kB`
export const value_mb = ({ value }: { value: string | number }): string => `${value} MB`
export const today = (): string => `today`
export const count_days_ago = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} day ago`, 'other': `${formatCount(count)} days ago` })}`
export const count_days = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} day`, 'other': `${formatCount(count)} days` })}`
export const count_hours = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} hour`, 'other': `${formatCount(count)} hours` })}`
export const count_minutes = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} minute`, 'other': `${formatCount(count)} minutes` })}`
export const closing = (): string => `closing`
export const days_days_hours_h = ({ days, hours }: { days: number; hours: string | number }): string => `${choosePlural(days, { 'one': `${formatCount(days)} day`, 'other': `${formatCount(days)} days` })} ${hours} h`
export const seconds_s = ({ seconds }: { seconds: string | number }): string => `${seconds} s`
export const hours_h_minutes_min = ({ hours, minutes }: { hours: string | number; minutes: string | number }): string => `${hours} h ${minutes} min`
export const minutes_min_seconds_s = ({ minutes, seconds }: { minutes: string | number; seconds: string | number }): string => `${minutes} min ${seconds} s`
export const weekdays = (): string => `Sunday Monday Tuesday Wednesday Thursday Friday Saturday`
export const short_weekdays = (): string => `Sun Mon Tue Wed Thu Fri Sat`
export const months = (): string => `January February March April May June July August September October November December`
export const short_months = (): string => `Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec`
