// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const failed_emails = (): string => `Failed emails`
export const count_emails = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} email`, 'other': `${formatCount(count)} emails` })}`
export const we_try_each_email_for_about_a_day = (): string => `We try each email for about a day. These couldn’t be sent.`
export const the_emails_didnt_load = (): string => `The emails didn’t load`
export const loading_the_emails = (): string => `Loading the emails`
export const loading_the_email = (): string => `Loading the email`
export const no_failed_emails = (): string => `No failed emails`
export const emails_that_couldnt_be_sent_show_up = (): string => `Emails that couldn’t be sent show up here.`
export const sending_again = (): string => `Sending again`
export const written_and_given_up = ({ at, failed_at, count }: { at: string | number; failed_at: string | number; count: number }): string => `Created ${at} · gave up ${failed_at} after ${choosePlural(count, { 'one': `${formatCount(count)} try`, 'other': `${formatCount(count)} tries` })}`
export const expired_code = (): string => `Expired code`
export const try_again = (): string => `Try again`
export const try_again_for_recipient = ({ subject, recipient }: { subject: string | number; recipient: string | number }): string => `Try again: ${subject}, to ${recipient}`
export const notifications = (): string => `Notifications`
export const account_and_security = (): string => `Account and security`
export const email_previews = (): string => `Email previews`
export const made_up_details_in_your_wording = (): string => `Every email Hoko sends, with made-up details. Subjects come from your settings.`
export const kind_of_email = (): string => `Kind of email`
export const look = (): string => `Look`
export const light = (): string => `Light`
export const dark = (): string => `Dark`
export const preview_of_subject = ({ subject }: { subject: string | number }): string => `Preview: ${subject}`
export const text_version = (): string => `Text version`
