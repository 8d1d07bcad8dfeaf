// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const leading = (): string => `Leading`
export const outbid = (): string => `Outbid`
export const won = (): string => `Won`
export const lost = (): string => `Lost`
export const void_word = (): string => `Void`
export const waits_for_the_seller = (): string => `Waits for the seller`
export const waits_for_the_buyer = (): string => `Waits for the buyer`
export const accepted = (): string => `Accepted`
export const declined = (): string => `Declined`
export const withdrawn = (): string => `Withdrawn`
export const expired = (): string => `Expired`
export const answered = (): string => `Answered`
export const unanswered = (): string => `Unanswered`
export const removed = (): string => `Removed`
export const bidders = (): string => `Bidders`
export const offers = (): string => `Offers`
export const questions = (): string => `Questions`
export const count_bidders = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} bidder`, 'other': `${formatCount(count)} bidders` })}`
export const count_offers = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} offer`, 'other': `${formatCount(count)} offers` })}`
export const count_questions = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} question`, 'other': `${formatCount(count)} questions` })}`
export const count_bids = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} bid`, 'other': `${formatCount(count)} bids` })}`
export const the_latest = ({ count }: { count: string | number }): string => `The latest ${count}`
