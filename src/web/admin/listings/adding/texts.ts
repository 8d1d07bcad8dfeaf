// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const add_a_listing = (): string => `Add a listing`
export const all_listings = (): string => `All listings`
export const seller = (): string => `Seller`
export const no_member_with_that_number = (): string => `No member with that number.`
export const the_account_is_status_so_you_cant_list = ({ display_name, status }: { display_name: string | number; status: 'active' | 'suspended' | 'pending' | 'deleted' | 'other' }): string => `${display_name}’s account is ${{ 'active': `active`, 'suspended': `suspended`, 'pending': `pending`, 'deleted': `deleted`, 'other': `` }[status]}, so you can’t list for it.`
export const in_trade = (): string => `in trade`
export const private_word = (): string => `private`
export const choose_another = (): string => `Choose another`
export const the_member_didnt_load = (): string => `The member didn’t load`
export const loading_the_member = (): string => `Loading the member`
export const general_item = (): string => `General item`
export const by_auction_or_at_a_fixed_price = (): string => `By auction or at a fixed price.`
export const start_with_the_plate = (): string => `Start with the plate.`
export const for_sale_for_rent_or_a_room = (): string => `For sale, for rent, or a room.`
export const what_is_it = (): string => `What is it?`
export const choose_the_member_first_well_list_it = (): string => `Choose the member first. We’ll list it in their name.`
export const suspended = (): string => `Suspended`
export const find_the_member = (): string => `Find the member`
export const part_of_a_name_email_or_phone_number = (): string => `Part of a name, email or phone number.`
export const the_members_didnt_load = (): string => `The members didn’t load`
export const loading_the_members = (): string => `Loading the members`
export const no_members_match_that = (): string => `No members match that.`
export const newest_members = (): string => `Newest members:`
export const total_members_type_more_to_narrow_it = ({ total }: { total: string | number }): string => `${total} members. Type more to narrow it down.`
export const count_members = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `One member:`, 'other': `${formatCount(count)} members:` })}`
export const not_finished_registering = (): string => `Not finished registering`
export const deleted = (): string => `Deleted`
export const no_id = ({ id }: { id: string | number }): string => `No. ${id}`
export const vehicle = (): string => `Vehicle`
export const property = (): string => `Property`
