// Written by `npm run texts` from texts.json, where the texts stand.

export const replace_picture = ({ label }: { label: string | number }): string => `Replace: ${label}`
export const choose_picture = ({ label }: { label: string | number }): string => `Choose a file: ${label}`
export const remove_picture = ({ label }: { label: string | number }): string => `Remove: ${label}`
export const replace = (): string => `Replace`
export const choose_a_file = (): string => `Choose a file`
export const remove = (): string => `Remove`
export const uploading = (): string => `Uploading`
export const stop = (): string => `Stop`
export const a_picture_may_be_at_most_25_mb = (): string => `A picture can be up to 25 MB. Choose a smaller one.`
export const what_customers_see_of_it = (): string => `What customers see of this business.`
export const page_address = (): string => `Address of the page`
export const customers_come_to = (): string => `Customers come to`
export const strapline_fact = (): string => `Strapline`
export const agents_fact = (): string => `Agents`
export const none_yet = (): string => `None yet`
export const when_customers_can_visit = ({ is_own }: { is_own: boolean }): string => `When customers can visit. ${is_own ? `Your page` : `The page`} says whether ${is_own ? `you’re` : `they’re`} open now.`
export const opening_hours = (): string => `Opening hours`
export const for_businesses = (): string => `For businesses`
export const change_how_you_sell = (): string => `Change how you sell`
export const say_that_you_sell_in_trade = (): string => `Tell us you sell in trade to set up your page, opening hours and branding.`
export const this_member_sells_privately = (): string => `This member sells privately, so they have no business page.`
export const settings_of_business = ({ name }: { name: string | number }): string => `Settings for ${name}`
export const businesses_you_help = (): string => `Businesses you help`
export const you_change_them_for_the_business = (): string => `You change these for the business. Its owner sees what you did.`
export const you_changed_and_did_not_save = (): string => `You changed this business’s settings and didn’t save.`
export const business_page = ({ is_own }: { is_own: boolean }): string => `${is_own ? `Your page` : `Business page`}`
export const the_page_with_all_listings = ({ is_own }: { is_own: boolean }): string => `The page with all ${is_own ? `your listings` : `their listings`}, reviews and details.`
export const page_didnt_load = ({ is_own }: { is_own: boolean }): string => `${is_own ? `Your page` : `The page`} didn’t load`
export const loading_page = ({ is_own }: { is_own: boolean }): string => `Loading ${is_own ? `your page` : `the page`}`
