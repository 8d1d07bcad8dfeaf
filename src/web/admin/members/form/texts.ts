// Written by `npm run texts` from texts.json, where the texts stand.
import type { Parts } from '#shared/texts/parts.ts'

export const email = (): string => `Email`
export const address = (): string => `Address`
export const selling = (): string => `Selling`
export const trading_name = (): string => `Trading name`
export const gst_number = (): string => `GST number`
export const about = (): string => `About`
export const who = (): string => `Who`
export const type = (): string => `Type`
export const choose_a_role = (): string => `Choose a role.`
export const what_they_may_do = (): string => `What they may do`
export const role_applies_at_once = (): string => `The new role applies straight away, wherever they’re signed in.`
export const user = (): string => `User`
export const buys_and_sells_on_hoko = (): string => `Buys and sells on Hoko.`
export const administrator = (): string => `Administrator`
export const works_in_the_back_office_and_doesnt = (): string => `Works in the back office and doesn’t trade.`
export const first_name = (): string => `First name`
export const last_name = (): string => `Last name`
export const well_email_a_link_to_choose_a_password = (): string => `We’ll email a link to choose a password.`
export const well_let_the_old_address_know = (): string => `We’ll let the old address know.`
export const mobile_phone = (): string => `Mobile phone`
export const a_new_zealand_number_or_start_with_for = (): string => `A New Zealand number, or start with + for another country.`
export const reason_for_the_new_contact = (): string => `Reason for the new contact`
export const kept_in_the_audit_log_the_member = (): string => `Kept in the audit log. The member isn’t told, but can read it in the data they download.`
export const where = (): string => `Where`
export const how_they_sell = (): string => `How they sell`
export const privately = (): string => `Privately`
export const in_trade = (): string => `In trade`
export const n_13_digits = (): string => `13 digits.`
export const n_8_or_9_digits = (): string => `8 or 9 digits.`
export const shown_on_their_public_page = (): string => `Shown on their public page.`
export const go_back = (): string => `Go back`
export const you_have_unsaved_changes_if_you_leave = (): string => `You have unsaved changes. If you leave now, you’ll lose them.`
export const choose_a_town_or_suburb_from_the_list = (): string => `Choose a town or suburb from the list, or leave the region blank.`
export const give_a_reason_in_a_few_words = (): string => `Give a reason, in a few words.`
export const also_used_by_people = <Node>({ people }: { people: (parts: Parts<Node>) => Node }): Parts<Node> => [`Also used by `, people([])]
