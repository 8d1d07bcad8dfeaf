// Written by `npm run texts` from texts.json, where the texts stand.

export const not_for_your_role = (): string => `Not for your role`
export const your_role_doesnt_include_this_page = (): string => `Your role doesn’t include this page`
export const your_role_is = ({ role }: { role: string | number }): string => `You’re signed in with the role “${role}”. A full admin can change it.`
export const back_to_the_dashboard = (): string => `Back to the dashboard`
export const full_admin = (): string => `Full admin`
export const can_do_everything = (): string => `Can do everything, including settings, roles and deleting accounts.`
export const moderation = (): string => `Moderation`
export const decides_reports = (): string => `Decides reports, approvals, appeals, disputes and suspensions.`
export const support = (): string => `Support`
export const helps_members = (): string => `Answers members, edits their accounts and lists for them.`
export const finance = (): string => `Finance`
export const looks_after_money = (): string => `Plans, invoices, refunds, revenue and lenders.`
export const read_only = (): string => `Read only`
export const looks_but_changes_nothing = (): string => `Sees most of the back office and changes nothing.`
export const role = (): string => `Role`
export const role_changed = (): string => `Role changed`
export const name_is_now = ({ name, role }: { name: string | number; role: string | number }): string => `${name}’s role: ${role}`
export const change_role = (): string => `Change role`
export const it_applies_at_once = ({ name }: { name: string | number }): string => `The new role applies straight away, wherever ${name} is signed in.`
export const view_as_this_member = (): string => `View as this member`
export const view_as_name = ({ name }: { name: string | number }): string => `View Hoko as ${name}?`
export const name_reads_this = ({ name }: { name: string | number }): string => `${name} gets a notification with your first name and this reason.`
export const open_the_tab = (): string => `Open the tab`
export const you_see_hoko_as_they_do = ({ minutes }: { minutes: string | number }): string => `A new tab shows Hoko as they see it for ${minutes} minutes. You can’t change, send or buy anything there, and cards, bank accounts and keys stay hidden. What you look at is kept in the audit log.`
export const part_account = (): string => `account details`
export const part_sessions = (): string => `where they’re signed in`
export const part_plan = (): string => `plan`
export const part_watchlist = (): string => `watchlist`
export const part_searches = (): string => `saved searches`
export const part_bids = (): string => `bids`
export const part_offers = (): string => `offers`
export const part_sales = (): string => `sales and purchases`
export const part_listings = (): string => `listings`
export const part_reviews = (): string => `reviews`
export const part_reports = (): string => `reports`
export const part_team = (): string => `team`
export const part_stock_feed = (): string => `stock feed`
export const part_notifications = (): string => `notifications`
export const part_chats = (): string => `list of chats`
export const part_conversation = (): string => `a conversation`
export const waits_for_a_second_admin_until = ({ at }: { at: string | number }): string => `Needs a second admin by ${at}.`
export const open_the_proposal = (): string => `Open the proposal`
export const proposal_by = ({ is_own, name, act, reason, at }: { is_own: boolean; name: string | number; act: string | number; reason: string | number; at: string | number }): string => `${is_own ? `You` : `${name}`} proposed ${act}: “${reason}”, ${at}.`
export const deleting_this_account = (): string => `deleting this account`
export const a_refund_of = ({ amount }: { amount: string | number }): string => `a refund of ${amount}`
export const the_role = ({ role }: { role: string | number }): string => `the role “${role}”`
export const suspending_this_admin = (): string => `suspending this admin`
export const turning_off_two_person_approval = (): string => `turning off two-person approval of refunds`
export const raising_two_person_approval = ({ amount }: { amount: string | number }): string => `approval of refunds only from ${amount}`
export const letting_one_admin_delete_members = (): string => `letting one admin delete members alone`
export const reason = (): string => `Reason`
export const give_a_reason_in_a_few_words = (): string => `Enter a reason`
export const a_second_admin_reads_it = (): string => `A second admin reads it before they approve.`
export const proposed = (): string => `Proposed`
export const it_waits_in_moderation = (): string => `It waits in Moderation until a second admin approves it.`
export const full_admins_need_two = (): string => `Two-person approval is on: a second admin must approve this.`
export const propose_change = (): string => `Propose change`
