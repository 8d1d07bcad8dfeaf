// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const sign_in_to_contact = (): string => `Sign in to contact`
export const sign_in_to_contact_name = ({ name }: { name: string | number }): string => `Sign in to contact ${name}`
export const show_contact = (): string => `Show contact details`
export const show_contact_of_name = ({ name }: { name: string | number }): string => `Show contact details of ${name}`
export const no_longer_with_the_agency = (): string => `No longer with this agency`
export const licensed_salesperson = ({ number }: { number: string | number }): string => `Licence ${number}`
export const agents_of_listing = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Agent`, 'other': `Agents` })}`
export const agency_licensed_under_the_reaa = ({ agency, licence }: { agency: string | number; licence: string | number }): string => `${agency} is licensed under the REAA 2008 (licence ${licence}).`
export const our_agents = (): string => `Agents`
export const live_listings = ({ count }: { count: number }): string => `${choosePlural(count, { '=0': `No listings right now`, 'one': `${formatCount(count)} listing`, 'other': `${formatCount(count)} listings` })}`
export const edit_agent = (): string => `Edit agent`
export const add_an_agent = (): string => `Add an agent`
export const save_agent = (): string => `Save agent`
export const add_agent = (): string => `Add agent`
export const agent_saved = (): string => `Agent saved`
export const agent_added = (): string => `Agent added`
export const agent_deleted = (): string => `Agent deleted`
export const agent_not_saved = (): string => `The agent wasn’t saved`
export const photo = (): string => `Photo`
export const a_photo_of_their_face = (): string => `A photo of their face. JPEG, HEIC, PNG or WebP, up to 25 MB.`
export const name = (): string => `Name`
export const licence_number = (): string => `Licence number`
export const as_on_the_public_register_of_the_rea = (): string => `As on the public register of the Real Estate Authority, like 20012345.`
export const phone = (): string => `Phone`
export const email = (): string => `Email`
export const signed_in_members_can_see_them = (): string => `Signed-in members can look up the phone number and email, one agent at a time.`
export const name_has_left = ({ name }: { name: string | number }): string => `${name} has left`
export const has_name_left = ({ name }: { name: string | number }): string => `Has ${name} left?`
export const what_happens_when_an_agent_leaves = ({ count }: { count: number }): string => `${choosePlural(count, { '=0': `They have no live listings. Drafts`, 'one': `Their live listing and drafts`, 'other': `Their ${formatCount(count)} live listings and drafts` })} go to the agent you choose, or show the agency only. Listings that have ended keep their name.`
export const mark_as_left = (): string => `Mark as left`
export const keep_agent = (): string => `Keep agent`
export const move_their_listings_to = (): string => `Move their listings to`
export const no_other_agent = (): string => `Nobody – show the agency only`
export const agents = (): string => `Agents`
export const choose_them_on_your_listings = (): string => `Agents are chosen on each property listing. Buyers see their photo, licence and contact details.`
export const your_agents_didnt_load = (): string => `The agents didn’t load`
export const loading_agents = (): string => `Loading agents`
export const no_agents_yet = (): string => `No agents yet`
export const add_the_people_buyers_should_call = (): string => `Add the people buyers should get in touch with.`
export const licence_and_listings = ({ number, count }: { number: string | number; count: number }): string => `Licence ${number} · ${choosePlural(count, { '=0': `no live listings`, 'one': `${formatCount(count)} live listing`, 'other': `${formatCount(count)} live listings` })}`
export const left_on = ({ day }: { day: string | number }): string => `Left on ${day}`
export const bring_back = (): string => `Bring back`
export const bring_back_name = ({ name }: { name: string | number }): string => `Bring back ${name}`
export const edit = (): string => `Edit`
export const edit_name = ({ name }: { name: string | number }): string => `Edit ${name}`
export const left = (): string => `Mark as left`
export const mark_name_as_left = ({ name }: { name: string | number }): string => `Mark as left: ${name}`
export const delete_word = (): string => `Delete`
export const delete_name = ({ name }: { name: string | number }): string => `Delete ${name}`
export const delete_this_agent = (): string => `Delete this agent?`
export const delete_agent = (): string => `Delete agent`
export const name_is_on_no_listing = ({ name }: { name: string | number }): string => `${name} isn’t on any listing. You can’t undo this.`
export const numbers_by_agent = (): string => `Results by agent`
export const what_each_agents_listings_did = (): string => `How each agent’s property listings are doing. A listing with two agents counts for both.`
export const save_as_csv = (): string => `Save as CSV`
export const file_not_saved = (): string => `The file wasn’t saved`
export const time = (): string => `Time`
export const last_days = ({ count }: { count: string | number }): string => `${count} days`
export const the_numbers_didnt_load = (): string => `The results didn’t load`
export const loading_numbers = (): string => `Loading results`
export const no_numbers_yet = (): string => `No results yet`
export const add_agents_to_see_numbers = (): string => `Add agents and choose them on listings to see their results here.`
export const no_agent = (): string => `No agent`
export const name_left = ({ name }: { name: string | number }): string => `${name} (left)`
export const all_listings = (): string => `All listings`
export const agent = (): string => `Agent`
export const live = (): string => `Live`
export const sold_or_let = (): string => `Sold or let`
export const views = (): string => `Views`
export const watchers = (): string => `Watchers`
export const enquiries = (): string => `Enquiries`
export const table_of_results = (): string => `Each agent’s results`
