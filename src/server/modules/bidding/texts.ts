// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const your_account_cant_bid_here = (): string => `Your account can’t bid here.`
export const you_can_only_buy_one_in_an_auction = (): string => `You can only buy one in an auction.`
export const sorry_this_has_already_sold = (): string => `Sorry, this has already sold.`
export const you_cant_buy_this_online_contact_the = (): string => `You can’t buy this online. Contact the seller.`
export const only_count_are_left = ({ count }: { count: number }): string => `Only ${choosePlural(count, { 'one': `${formatCount(count)} is`, 'other': `${formatCount(count)} are` })} left.`
