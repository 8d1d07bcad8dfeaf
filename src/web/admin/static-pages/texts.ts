// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const about_us = (): string => `About us`
export const privacy_policy = (): string => `Privacy policy`
export const terms_and_conditions = (): string => `Terms and conditions`
export const our_starting_text = (): string => `Our starting text`
export const by_name = ({ name }: { name: string | number }): string => `By ${name}`
export const by_name_from_version = ({ name, number }: { name: string | number; number: string | number }): string => `By ${name}, from version ${number}`
export const no_differences = (): string => `No differences`
export const count_unchanged_lines = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `… ${formatCount(count)} unchanged line`, 'other': `… ${formatCount(count)} unchanged lines` })}`
export const added = (): string => `Added`
export const removed = (): string => `Removed`
export const the_page_didnt_load = (): string => `The page didn’t load`
export const loading_the_page = (): string => `Loading the page`
export const have_a_lawyer_check_this_text = (): string => `Have a lawyer check this text before you open to the public, and after each important change. Only admins see this note.`
export const edit_page = (): string => `Edit page`
export const versions = (): string => `Versions`
export const count_in_total = ({ count }: { count: string | number }): string => `${count} in total`
export const loading_the_versions = (): string => `Loading the versions`
export const version_number = ({ number }: { number: string | number }): string => `Version ${number}`
export const shown_now = (): string => `Shown now`
export const the_version_didnt_load = (): string => `The version didn’t load`
export const loading_the_version = (): string => `Loading the version`
export const compare_with = (): string => `Compare with`
export const compared_with_the_version_before = (): string => `Compared with the version before`
export const version_before = (): string => `Version before`
export const text_shown_now = (): string => `Text shown now`
export const the_first_version = (): string => `This is the first version.`
export const restore_version = (): string => `Restore version`
export const close_version = (): string => `Close version`
export const version_restored = (): string => `Version restored`
export const restore_version_number = ({ number }: { number: string | number }): string => `Restore version ${number}?`
export const everyone_sees_its_text_straight_away = (): string => `Everyone sees its text straight away. The text shown now is kept as a version.`
export const edit_name = ({ name }: { name: string | number }): string => `Edit: ${name}`
export const page_saved = (): string => `Page saved`
export const title = (): string => `Title`
export const text = (): string => `Text`
export const how_to_write_markup = (): string => `Leave a blank line between paragraphs. Start a heading with ## or ###, and an item of a list with - or 1. Write **bold** and [links](/contact-us) like this.`
export const go_back = (): string => `Go back`
export const save_page = (): string => `Save page`
export const you_have_unsaved_changes_if_you_leave = (): string => `You have unsaved changes. If you leave, you’ll lose them.`
export const look_at = (): string => `Look at`
export const preview = (): string => `Preview`
export const changes = (): string => `Changes`
export const faqs = (): string => `FAQs`
export const questions_help = (): string => `questions help`
export const info_pages_versions = (): string => `info pages static content versions`
export const terms = (): string => `Terms`
export const privacy = (): string => `Privacy`
export const material_change = (): string => `Material change`
export const every_member_gets_a_notification_and_an_email = (): string => `Every member gets a notification and an email, and sees a banner on their next visit.`
export const applies_from = (): string => `Applies from`
export const save_and_notify = (): string => `Save and notify members`
export const members_notified_applies_from = ({ day }: { day: string | number }): string => `members notified, applies from ${day}`
