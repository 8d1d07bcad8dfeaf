// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const enter_the_agencys_name_we_show_it_on = (): string => `Enter the agency’s name. We show it on every listing.`
export const choose_a_region_from_the_list = (): string => `Choose a region from the list.`
export const choose_a_town_or_suburb_from_the_list = (): string => `Choose a town or suburb from the list.`
export const choose_a_region_too_or_leave_both = (): string => `Choose a region too, or leave both blank.`
export const that_town_or_suburb_is_in_another = (): string => `That town or suburb is in another region.`
export const that_photo_is_no_longer_there_upload = (): string => `That photo is no longer there. Upload it again.`
export const you_have_listings_live_in_trade = ({ count }: { count: number }): string => `People can still buy ${choosePlural(count, { 'one': `${formatCount(count)} listing`, 'other': `${formatCount(count)} listings` })} that you have live in trade. Withdraw ${choosePlural(count, { 'one': `it`, 'other': `them` })}, or wait until ${choosePlural(count, { 'one': `it ends`, 'other': `they end` })}, before you switch to selling privately.`
export const complete_your_live_vehicles = (): string => `Complete these vehicles before you sell in trade, or withdraw them. Each needs a Consumer Information Notice.`
export const vehicle_needs = ({ title, listing_id, needs }: { title: string | number; listing_id: string | number; needs: string | number }): string => `“${title}” (listing ${listing_id}): ${needs}`
