// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const warnings = (): string => `Warnings`
export const count_strikes = ({ count }: { count: number }): string => `${choosePlural(count, { '=0': `No strikes`, 'one': `${formatCount(count)} strike`, 'other': `${formatCount(count)} strikes` })}`
export const strike_until = ({ day }: { day: string | number }): string => `Strike until ${day}`
export const withdrawn = (): string => `Withdrawn`
export const withdrawn_at = ({ at, reason }: { at: string | number; reason: string | number }): string => `Withdrawn ${at}: ${reason}`
export const withdraw_warning = (): string => `Withdraw warning`
export const withdraw_this_warning = (): string => `Withdraw this warning?`
export const warning_withdrawn = (): string => `Warning withdrawn`
export const they_read_this = ({ first_name }: { first_name: string | number }): string => `${first_name} gets this as a notification and an email.`
export const it_no_longer_counts = (): string => `It stays on record but no longer counts as a strike.`
export const they_may_not = (): string => `They can no longer`
export const for_how_long = (): string => `For how long`
export const reason = (): string => `Reason`
export const private_note = (): string => `Private note (optional)`
export const only_admins_read_it = (): string => `Only admins read it.`
export const they_get_this = ({ first_name }: { first_name: string | number }): string => `${first_name} gets this, and can appeal.`
export const they_get_this_word = ({ first_name }: { first_name: string | number }): string => `${first_name} gets this.`
export const give_a_reason = (): string => `Give a reason, in a few words.`
export const without_end = (): string => `Until someone lifts it`
export const count_days = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} day`, 'other': `${formatCount(count)} days` })}`
export const kind_whole = (): string => `Use their account at all`
export const kind_selling = (): string => `Sell`
export const kind_buying = (): string => `Bid, buy and make offers`
export const kind_messaging = (): string => `Write messages, ask and answer`
export const suspend_from_selling = (): string => `Suspend from selling`
export const suspend_from_buying = (): string => `Suspend from buying`
export const suspend_from_messaging = (): string => `Suspend from messaging`
export const what_selling_means = (): string => `They can’t publish or relist. Live listings without bids are hidden and paused until it ends; auctions with bids go on.`
export const what_buying_means = (): string => `They can’t bid, buy or make offers. The bids they’ve made are binding and stand.`
export const what_messaging_means = (): string => `They can’t send messages, ask questions or answer them. They can still write to Hoko and finish their sales.`
export const suspended_toast = ({ kind }: { kind: 'whole' | 'selling' | 'buying' | 'messaging' | 'other' }): string => `${{ 'whole': `Suspended`, 'selling': `Suspended from selling`, 'buying': `Suspended from buying`, 'messaging': `Suspended from messaging`, 'other': `` }[kind]}`
export const change_the_end = (): string => `Change the end`
export const lift = (): string => `Lift`
export const lift_this_suspension = (): string => `Lift this suspension?`
export const lift_suspension = (): string => `Lift suspension`
export const suspension_lifted = (): string => `Suspension lifted`
export const they_may_again_at_once = (): string => `They can do it again at once.`
export const end_changed = (): string => `End changed`
export const save_the_end = (): string => `Save`
export const from_now = (): string => `Ends, from now`
export const ended_at_its_time = ({ at }: { at: string | number }): string => `ended by itself ${at}`
export const note_word = ({ note }: { note: string | number }): string => `Private note: ${note}`
export const moved_to = ({ until, reason, by, at }: { until: string | number; reason: string | number; by: string | number; at: string | number }): string => `Until ${until}: “${reason}” ${by}, ${at}`
export const moved_to_no_end = ({ reason, by, at }: { reason: string | number; by: string | number; at: string | number }): string => `Without end: “${reason}” ${by}, ${at}`
export const answer_appeal = (): string => `Answer appeal`
export const answer_name = ({ name }: { name: string | number }): string => `Answer ${name}?`
export const answer_sent = (): string => `Answer sent`
export const appeal = (): string => `Appeal`
export const lifted_by_name_at = ({ name, at }: { name: string | number; at: string | number }): string => `lifted by ${name}, ${at}`
export const lifted_with_reason = ({ reason }: { reason: string | number }): string => `Lifted: “${reason}”`
export const name_will_get_this_by_email_and_when = ({ name }: { name: string | number }): string => `${name} will get this by email and when signing in. It’s kept on file.`
export const send_answer = (): string => `Send answer`
export const suspend_account = (): string => `Suspend account`
export const suspend_member = ({ member }: { member: string | number }): string => `Suspend ${member}?`
export const suspensions = (): string => `Suspensions`
export const the_account_stays_suspended_to_lift = (): string => `The account stays suspended. To lift the suspension, choose Reinstate.`
export const their_live_listings_are_hidden = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Their live listing is`, 'other': `Their ${formatCount(count)} live listings are` })} hidden and paused until the account is reinstated.`
export const they_have_no_live_listings = (): string => `They have no live listings.`
export const theyre_signed_out_everywhere = (): string => `They’re signed out everywhere and can’t sign in, sell, bid or buy.`
export const you_can_reinstate_the_account = (): string => `You can reinstate the account at any time.`
export const your_answer = (): string => `Your answer`
export const proposed = (): string => `Proposed`
export const the_suspension_waits = (): string => `The suspension waits in Moderation until a second admin approves it.`
export const was_suspended_from = ({ kind }: { kind: 'whole' | 'selling' | 'buying' | 'messaging' | 'other' }): string => `Was suspended${{ 'whole': ``, 'selling': ` from selling`, 'buying': ` from bidding and buying`, 'messaging': ` from messaging`, 'other': `` }[kind]}`
export const template = (): string => `Template`
export const no_template = (): string => `No template`
export const messages = (): string => `Messages`
export const message_name = ({ name }: { name: string | number }): string => `Message ${name}`
export const your_message = (): string => `Your message`
export const send_message = (): string => `Send message`
export const message_sent = (): string => `Message sent`
