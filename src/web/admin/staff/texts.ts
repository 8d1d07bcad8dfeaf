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
export const you_proposed_to_delete = ({ reason, at }: { reason: string | number; at: string | number }): string => `You proposed deleting this account: “${reason}”, ${at}.`
export const name_proposed_to_delete = ({ name, reason, at }: { name: string | number; reason: string | number; at: string | number }): string => `${name} proposed deleting this account: “${reason}”, ${at}.`
export const you_proposed_to_refund = ({ amount, reason, at }: { amount: string | number; reason: string | number; at: string | number }): string => `You proposed a refund of ${amount}: “${reason}”, ${at}.`
export const name_proposed_to_refund = ({ name, amount, reason, at }: { name: string | number; amount: string | number; reason: string | number; at: string | number }): string => `${name} proposed a refund of ${amount}: “${reason}”, ${at}.`
export const waits_for_a_second_admin_until = ({ at }: { at: string | number }): string => `It waits for a second admin until ${at}.`
export const open_the_proposal = (): string => `Open the proposal`
