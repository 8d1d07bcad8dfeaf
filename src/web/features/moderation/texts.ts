// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const suspended_listing = (): string => `Suspended listing`
export const its_live_again_with_the_time_it_had = (): string => `It’s live again, with the time it had left.`
export const while_its_suspended_no_one_can_see_it = (): string => `While it’s suspended, no one can see it and its time is paused. Existing bids are kept.`
export const your_message = (): string => `Your message`
export const tell_us_what_we_should_know_an = (): string => `Tell us what we should know. An administrator will reply here.`
export const send_message = (): string => `Send message`
export const your_answer = (): string => `Your answer`
export const the_seller_will_see_it_in_isell_and = (): string => `The seller will see it in iSell, and get a notification and an email.`
export const send_answer = (): string => `Send answer`
export const tell_us_why_this_is_a_mistake = (): string => `Tell us why this is a mistake`
export const loading_messages = (): string => `Loading messages`
export const suspended_on_at_reason = <Node>({ time, at, reason }: { time: (parts: Parts<Node>) => Node; at: string | number; reason: string | number }): Parts<Node> => [`Suspended on `, time([`${at}`]), `: “`, `${reason}`, `”`]
export const lifted_on_lifted_at = <Node>({ time, lifted_at }: { time: (parts: Parts<Node>) => Node; lifted_at: string | number }): Parts<Node> => [`Lifted on `, time([`${lifted_at}`])]
export const messages = (): string => `Messages`
export const you = (): string => `You`
export const loading_warnings = (): string => `Loading your warnings`
export const you_have_no_warnings = (): string => `You have no warnings.`
export const you_have_count_strikes = ({ count }: { count: number }): string => `${choosePlural(count, { '=0': `You have no strikes at the moment.`, 'one': `You have ${formatCount(count)} strike.`, 'other': `You have ${formatCount(count)} strikes.` })} A strike counts for 12 months.`
export const withdrawn = (): string => `Withdrawn`
export const strike_until = ({ day }: { day: string | number }): string => `Strike until ${day}`
export const our_note = ({ note }: { note: string | number }): string => `Our note: ${note}`
export const appeal_warning = (): string => `Appeal warning`
export const write_again = (): string => `Write again`
export const write_a_few_words = (): string => `Write a few words.`
export const well_reply_here = (): string => `We’ll reply here and by notification.`
export const suspension_ended = (): string => `Ended`
export const what_you_cant_do = (): string => `What you can’t do for now`
export const appeal_suspension = (): string => `Appeal this suspension`
