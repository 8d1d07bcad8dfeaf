// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const listings = (): string => `Listings`
export const list_something_new = (): string => `New listing:`
export const questions = (): string => `Questions`
export const create_edit_publish_and_withdraw = (): string => `Create, edit, publish and withdraw listings.`
export const read_and_answer_questions = (): string => `Read and answer questions on listings.`
export const started_a_draft = (): string => `started a draft`
export const published = (): string => `published`
export const edited = (): string => `edited`
export const edited_the_draft = (): string => `edited the draft`
export const deleted_the_draft = (): string => `deleted the draft`
export const withdrew = (): string => `withdrew`
export const answered_a_question = (): string => `answered a question`
export const what_they_can_do = (): string => `What they can do`
export const invite_someone = (): string => `Invite someone`
export const they_get_a_code_by_email = (): string => `We’ll email them a code. They accept with their own Hoko account.`
export const send_invitation = (): string => `Send invitation`
export const invitation_sent = (): string => `Invitation sent`
export const email = (): string => `Email`
export const what_name_can_do = ({ name }: { name: string | number }): string => `What ${name} can do`
export const save_changes = (): string => `Save changes`
export const changes_saved = (): string => `Changes saved`
export const join_name = ({ name }: { name: string | number }): string => `Join the ${name} team`
export const enter_the_code_from_the_email = (): string => `Enter the six-digit code from the invitation email.`
export const join_team = (): string => `Join team`
export const invitation_accepted = (): string => `You joined the team`
export const code = (): string => `Code`
export const team = (): string => `Team`
export const nobody_else_yet = (): string => `Nobody else can act for this business.`
export const your_team_didnt_load = (): string => `Your team didn’t load`
export const loading_your_team = (): string => `Loading your team`
export const invited = (): string => `Invited`
export const invitation_expired = (): string => `Invitation expired`
export const change = (): string => `Change`
export const change_rights_of = ({ name }: { name: string | number }): string => `Change what ${name} can do`
export const remove = (): string => `Remove`
export const remove_name = ({ name }: { name: string | number }): string => `Remove ${name}`
export const remove_name_from_team = ({ name }: { name: string | number }): string => `Remove ${name} from your team?`
export const remove_from_team = (): string => `Remove from team`
export const removed_from_team = (): string => `Removed from your team`
export const keep_on_team = (): string => `Keep on team`
export const they_lose_access_at_once = (): string => `They lose access to your business straight away.`
export const what_your_team_did = (): string => `What your team did`
export const untitled = ({ id }: { id: string | number }): string => `Untitled listing ${id}`
export const businesses_you_help = (): string => `Businesses you help`
export const with_your_own_account = (): string => `You help run them with your own account.`
export const invites_you = ({ rights }: { rights: string | number }): string => `Invites you to help with: ${rights}`
export const accept = (): string => `Accept`
export const accept_name = ({ name }: { name: string | number }): string => `Accept invitation from ${name}`
export const decline = (): string => `Decline`
export const decline_name = ({ name }: { name: string | number }): string => `Decline invitation from ${name}`
export const leave = (): string => `Leave`
export const leave_name = ({ name }: { name: string | number }): string => `Leave ${name}`
export const invitation_declined = (): string => `Invitation declined`
export const you_left_the_team = (): string => `You left the team`
export const decline_this_invitation = (): string => `Decline this invitation?`
export const decline_invitation = (): string => `Decline invitation`
export const leave_this_team = ({ name }: { name: string | number }): string => `Leave the ${name} team?`
export const leave_team = (): string => `Leave team`
export const they_can_invite_you_again = (): string => `They can invite you again.`
export const no_listings_yet = (): string => `No drafts or live listings.`
export const listings_of = ({ name }: { name: string | number }): string => `Listings from ${name}`
export const previous = (): string => `Previous`
export const next = (): string => `Next`
export const loading_listings = (): string => `Loading listings`
export const questions_waiting = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} question`, 'other': `${formatCount(count)} questions` })} to answer`
export const view = (): string => `View`
export const view_name = ({ name }: { name: string | number }): string => `View ${name}`
export const edit = (): string => `Edit`
export const edit_name = ({ name }: { name: string | number }): string => `Edit ${name}`
export const withdraw = (): string => `Withdraw`
export const withdraw_name = ({ name }: { name: string | number }): string => `Withdraw ${name}`
export const withdraw_this_listing = (): string => `Withdraw this listing?`
export const bidders_read_your_reason = (): string => `It comes off the market. If people have bid, they’ll read your reason.`
export const withdraw_listing = (): string => `Withdraw listing`
export const keep_listing = (): string => `Keep listing`
export const listing_withdrawn = (): string => `Listing withdrawn`
export const reason = (): string => `Reason`
export const offers = (): string => `Offers`
export const see_and_answer_offers = (): string => `See and answer offers on listings.`
export const statistics = (): string => `Statistics`
export const see_reports_and_numbers_by_agent = (): string => `See sales reports and numbers by agent.`
export const settings = (): string => `Settings`
export const change_branding_hours_and_agents = (): string => `Change branding, opening hours and agents. Money, plans, contact details and this team stay yours.`
export const accepted_an_offer = (): string => `accepted an offer`
export const declined_an_offer = (): string => `declined an offer`
export const made_a_counter_offer = (): string => `made a counter-offer`
export const withdrew_a_price = (): string => `withdrew a price`
export const changed_the_branding = (): string => `changed the branding`
export const changed_the_opening_hours = (): string => `changed the opening hours`
export const added_an_agent = (): string => `added an agent`
export const changed_an_agent = (): string => `changed an agent`
export const deleted_an_agent = (): string => `deleted an agent`
export const reports = (): string => `Reports`
export const reports_of = ({ name }: { name: string | number }): string => `Reports for ${name}`
export const settings_of = ({ name }: { name: string | number }): string => `Settings for ${name}`
export const offers_of = ({ name }: { name: string | number }): string => `Offers to ${name}`
export const loading_offers = (): string => `Loading offers`
export const no_offers_yet = (): string => `No offers yet.`
export const your_turn = (): string => `Waiting for your reply`
export const waiting_for_the_buyer = (): string => `Waiting for the buyer`
export const offer_accepted = (): string => `Accepted`
export const offer_declined = (): string => `Declined`
export const offer_withdrawn = (): string => `Withdrawn`
export const offer_ended = (): string => `Ended`
export const offer_of_buyer = ({ price, buyer, title }: { price: string | number; buyer: string | number; title: string | number }): string => `${price} from ${buyer}: ${title}`
export const loading_the_business = (): string => `Loading the business`
export const you_cant_see_this_for_the_business = (): string => `You don’t have access to this`
export const ask_its_owner = (): string => `Ask the owner of the business to give you access.`
export const enquiries = (): string => `Enquiries`
export const enquiries_help = (): string => `Read and answer messages about listings, and arrange viewings.`
export const answered_an_enquiry = (): string => `answered an enquiry`
export const arranged_a_viewing = (): string => `changed a viewing`
export const enquiries_of = ({ name }: { name: string | number }): string => `Enquiries to ${name}`
export const people_who_help = ({ is_own }: { is_own: boolean }): string => `${is_own ? `Let people help run your business, each with their own account. You see what they do.` : `People who help run this business, each with their own account.`}`
