// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const account_of_display_name = ({ display_name }: { display_name: string | number }): string => `Account of ${display_name}`
export const ibuy = (): string => `iBuy`
export const categories = (): string => `Categories`
export const isell = (): string => `iSell`
export const iwatch = (): string => `iWatch`
export const saved_searches = (): string => `Saved searches`
export const my_bids = (): string => `My bids`
export const iwon_ilost = (): string => `iWon · iLost`
export const irate = (): string => `iRate`
export const reports = (): string => `Reports`
export const settings = (): string => `Settings`
export const light_or_dark = (): string => `Light or dark`
export const match_device = (): string => `Match device`
export const light = (): string => `Light`
export const dark = (): string => `Dark`
export const sign_out = (): string => `Sign out`
export const youre_signed_out = (): string => `You’re signed out`
export const this_is_a_demo = (): string => `This is a demo`
export const sign_in_as_the_administrator_everyone = (): string => `Sign in as the administrator. Everyone who tries the demo sees what you change.`
export const sign_in_as_one_of_these_people_or = (): string => `Sign in as one of these people, or register as someone new.`
export const fill_in_name = ({ name }: { name: string | number }): string => `Fill in ${name}`
export const fill_in = (): string => `Fill in`
export const read_the_code_in_the_outbox = (): string => `Read the code in the outbox`
export const this_is_a_demo_nothing_is_really_sent = (): string => `This is a demo: nothing is really sent.`
export const email = (): string => `Email`
export const password = (): string => `Password`
export const forgot_your_password = (): string => `Forgot your password?`
export const sign_in = (): string => `Sign in`
export const couldnt_download_your_data = (): string => `Couldn’t download your data`
export const suspended_at_reason = ({ at, reason }: { at: string | number; reason: string | number }): string => `Suspended ${at}: “${reason}”`
export const you_cant_sell_bid_or_buy_for_now_your = (): string => `You can’t sell, bid or buy for now. Any live listings you have are paused and hidden.`
export const download_my_data = (): string => `Download my data`
export const back_to_sign_in = (): string => `Back to sign in`
export const write_a_few_words = (): string => `Write a few words.`
export const appeal_sent = (): string => `Appeal sent`
export const appeal = (): string => `Appeal`
export const messages = (): string => `Messages`
export const you = (): string => `You`
export const why_is_this_a_mistake = (): string => `Why is this a mistake?`
export const your_message = (): string => `Your message`
export const well_reply_here_and_by_email = (): string => `We’ll reply here and by email.`
export const send_appeal = (): string => `Send appeal`
export const send_message = (): string => `Send message`
export const contact_support_by_email_or_phone = <Node>({ email, email_address, phone, phone_number }: { email: (parts: Parts<Node>) => Node; email_address: string | number; phone: (parts: Parts<Node>) => Node; phone_number: string | number }): Parts<Node> => [`Contact support: `, email([`${email_address}`]), ` or `, phone([`${phone_number}`])]
export const contact_support_by_email = <Node>({ email, email_address }: { email: (parts: Parts<Node>) => Node; email_address: string | number }): Parts<Node> => [`Contact support: `, email([`${email_address}`])]
export const contact_support_by_phone = <Node>({ phone, phone_number }: { phone: (parts: Parts<Node>) => Node; phone_number: string | number }): Parts<Node> => [`Contact support: `, phone([`${phone_number}`])]
export const your_account_is_suspended = (): string => `Your account is suspended`
export const register = (): string => `Register`
export const ichat = (): string => `iChat`
export const faqs = (): string => `FAQs`
export const contact_us = (): string => `Contact us`
export const verify_or_change_email = (): string => `Verify or change email`
export const verify_your_email_so_we_can_email_you = ({ email }: { email: string | number }): string => `Is ${email} right? Verify your email to get emails when you’re outbid, win or sell.`
export const replies_from_support = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} reply from support`, 'other': `${formatCount(count)} replies from support` })}`
