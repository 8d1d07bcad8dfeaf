// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import { endSentence } from '#shared/texts/end-sentence.ts'

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
export const made_up_details_in_your_wording = (): string => `Every email Hoko sends, with made-up details.`
export const edit_one_to_change_what_it_says = (): string => `Edit one to change what it says.`
export const kind_of_email = (): string => `Kind of email`
export const look = (): string => `Look`
export const light = (): string => `Light`
export const dark = (): string => `Dark`
export const preview_of_subject = ({ subject }: { subject: string | number }): string => `Preview: ${subject}`
export const text_version = (): string => `Text version`
export const width = (): string => `Width`
export const phone = (): string => `Phone`
export const desktop = (): string => `Desktop`
export const preview = (): string => `Preview`
export const subject = (): string => `Subject`
export const text = (): string => `Text`
export const extra_text = (): string => `Extra text`
export const how_the_text_is_laid_out = (): string => `Leave an empty line between paragraphs. Start a line with “- ” for a list. The first Hoko link on its own line becomes a button; links to other sites stay plain text.`
export const stands_under_the_notice = ({ name }: { name: string | number }): string => `A paragraph under the notification, only in emails for: ${endSentence(name)}`
export const this_kind_of_email = (): string => `This kind of email`
export const every_notification_email = (): string => `Every notification email`
export const placeholders_for_field = ({ field }: { field: string | number }): string => `Placeholders for: ${field}`
export const insert_placeholder = ({ placeholder }: { placeholder: string | number }): string => `Insert ${placeholder}`
export const needed = (): string => `Needed`
export const use_the_usual_text = (): string => `Use the usual text`
export const use_the_usual_field = ({ field }: { field: string | number }): string => `Use the usual text: ${field}`
export const remove_the_text = (): string => `Remove the text`
export const remove_the_field = ({ field }: { field: string | number }): string => `Remove the text: ${field}`
export const email_published = (): string => `Email published`
export const draft = (): string => `Draft`
export const earlier_versions = (): string => `Earlier versions`
export const draft_not_saved = (): string => `The draft isn’t saved yet. We’ll keep trying.`
export const another_tab_changed_this_email = (): string => `You changed this email’s draft in another tab. This is how it reads there: look through it, then publish again.`
export const name_changed_this_email_meanwhile = ({ name }: { name: string | number }): string => `${name} changed this email while you were editing. Your changes are still here. Check them, then publish again.`
export const name_wrote_this_here = ({ name }: { name: string | number }): string => `${name} wrote this here:`
export const use_their_text = (): string => `Use their text`
export const there_is_no_such_email = (): string => `We couldn’t find that email`
export const see_all_emails = (): string => `See all emails`
export const changes_to_emails_and_settings = (): string => `Changes to emails and settings`
export const nothing_was_changed_yet = (): string => `Nothing has been changed yet.`
export const the_email_wasnt_published = (): string => `The email wasn’t published`
export const check_this_email = (): string => `Check this email`
export const your_draft_isnt_saved_if_you_leave = (): string => `Some of your draft isn’t saved. If you leave now, you’ll lose it.`
export const notification_email_about = ({ name }: { name: string | number }): string => `Sent when: ${endSentence(name)} The notification itself is the same as in the app. You can add a paragraph to this kind, and change the subject and the text around the notification for every kind.`
export const count_emails_say_this = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} email in the list has this text.`, 'other': `${formatCount(count)} emails in the list share this text. They differ only in what fills the placeholders.` })}`
export const from_now_on_it_says_this = (): string => `Emails sent from now on have this text.`
export const subject_of_name = ({ name }: { name: string | number }): string => `Email subject: ${name}`
export const text_of_name = ({ name }: { name: string | number }): string => `Email text: ${name}`
export const extra_text_of_name = ({ name }: { name: string | number }): string => `Extra email text: ${name}`
export const it_may_have_been_renamed = (): string => `It may have a new name. Choose one from the list.`
export const edit_email = (): string => `Edit email`
export const field_message = ({ field, message }: { field: string | number; message: string | number }): string => `${field}: ${message}`
