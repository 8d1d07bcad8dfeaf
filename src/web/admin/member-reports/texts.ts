// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const member_reports = (): string => `Member reports`
export const count_reports = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} report`, 'other': `${formatCount(count)} reports` })}`
export const the_reports_didnt_load = (): string => `The reports didn’t load`
export const loading_the_reports = (): string => `Loading the reports`
export const no_reports = (): string => `No reports`
export const see_all_reports = (): string => `See all reports`
export const reports_of_members_and_reviews = (): string => `When someone reports a member, or something they wrote, it shows here.`
export const state = (): string => `State`
export const any_state = (): string => `Any state`
export const open = (): string => `Open`
export const upheld = (): string => `Upheld`
export const dismissed = (): string => `Dismissed`
export const reported = (): string => `Reported`
export const everything_reported = (): string => `Everything reported`
export const messages = (): string => `Messages`
export const questions = (): string => `Questions`
export const answers = (): string => `Answers`
export const message_word = (): string => `Message`
export const question = (): string => `Question`
export const answer = (): string => `Answer`
export const the_reporter = (): string => `Reporter`
export const members = (): string => `Members`
export const reviews = (): string => `Reviews`
export const member = (): string => `Member`
export const review = (): string => `Review`
export const about_name_reports = <Node>({ member, name, count, upheld }: { member: (parts: Parts<Node>) => Node; name: string | number; count: number; upheld: number }): Parts<Node> => [`About `, member([`${name}`]), `: `, `${choosePlural(count, { 'one': `${formatCount(count)} report`, 'other': `${formatCount(count)} reports` })}`, ` in total, `, `${choosePlural(upheld, { 'one': `${formatCount(upheld)} upheld`, 'other': `${formatCount(upheld)} upheld` })}`]
export const open_the_review = (): string => `Open the review`
export const uphold_this_report = (): string => `Uphold this report?`
export const uphold_report = (): string => `Uphold report`
export const dismiss_this_report = (): string => `Dismiss this report?`
export const dismiss_report = (): string => `Dismiss report`
export const report_upheld = (): string => `Report upheld`
export const report_dismissed = (): string => `Report dismissed`
export const decided_by_name_at = ({ upheld, name, at, note }: { upheld: boolean; name: string | number; at: string | number; note: string | number }): string => `${upheld ? `Upheld` : `Dismissed`} by ${name}, ${at}: “${note}”`
export const dismiss = (): string => `Dismiss`
export const uphold = (): string => `Uphold`
export const message_to_the_reporter = (): string => `Message to the reporter`
export const name_will_get_this = ({ name }: { name: string | number }): string => `${name} gets this as a notification and an email.`
export const well_record_that_it_was_right = (): string => `We’ll record that the report was right. To act on it, open the member, the review or the listing.`
export const well_record_that_it_was_wrong = (): string => `We’ll record that nothing was wrong.`
export const write_a_few_words = (): string => `Write a few words.`
export const well_record_it_and_you_can_remove_it = (): string => `We’ll record that the report was right. You can remove what was reported, too.`
export const remove_it = ({ kind }: { kind: 'message' | 'question' | 'answer' | 'other' }): string => `${{ 'message': `Remove message`, 'question': `Remove question`, 'answer': `Remove answer`, 'other': `Remove` }[kind]}`
export const remove_it_question = ({ kind }: { kind: 'message' | 'question' | 'answer' | 'other' }): string => `${{ 'message': `Remove this message?`, 'question': `Remove this question?`, 'answer': `Remove this answer?`, 'other': `Remove this?` }[kind]}`
export const it_is_removed = ({ kind }: { kind: 'message' | 'question' | 'answer' | 'other' }): string => `${{ 'message': `Message removed`, 'question': `Question removed`, 'answer': `Answer removed`, 'other': `Removed` }[kind]}`
export const put_it_back_question = ({ kind }: { kind: 'message' | 'question' | 'answer' | 'other' }): string => `${{ 'message': `Put this message back?`, 'question': `Put this question back?`, 'answer': `Put this answer back?`, 'other': `Put this back?` }[kind]}`
export const it_is_put_back = ({ kind }: { kind: 'message' | 'question' | 'answer' | 'other' }): string => `${{ 'message': `Message put back`, 'question': `Question put back`, 'answer': `Answer put back`, 'other': `Put back` }[kind]}`
export const put_back = (): string => `Put back`
export const only_admins_will_see_it = (): string => `Only admins will see it from then on. You can put it back.`
export const everyone_who_saw_it_will_see_it_again = (): string => `Everyone who could see it before will see it again.`
export const reason_for_name = ({ name }: { name: string | number }): string => `Reason for ${name}`
export const removed_by_name_at = ({ name, at, note }: { name: string | number; at: string | number; note: string | number }): string => `Removed by ${name}, ${at}: “${note}”`
export const put_back_by_name_at = ({ name, at, note }: { name: string | number; at: string | number; note: string | number }): string => `Put back by ${name}, ${at}: “${note}”`
export const it_now_says = ({ message }: { message: string | number }): string => `Changed since. It now says: “${message}”`
