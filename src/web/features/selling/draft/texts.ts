// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const no_title_yet = (): string => `No title yet`
export const no_place_yet = (): string => `No place yet`
export const continue_draft = (): string => `Continue draft`
export const you_have_a_draft_from_updated_at_title = ({ updated_at, title }: { updated_at: string | number; title: string | number }): string => `You have a draft from ${updated_at}: “${title}”.`
export const photo_key = ({ key }: { key: string | number }): string => `photo ${key}`
export const continue_a_draft = (): string => `Continue a draft`
export const drafts = (): string => `Drafts`
export const empty_drafts_deleted = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Empty draft deleted`, 'other': `Empty drafts deleted` })}`
export const delete_length_empty_drafts = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Delete empty draft`, 'other': `Delete ${formatCount(count)} empty drafts` })}`
export const bring_it_back = (): string => `Bring it back`
export const drop_it = (): string => `Drop it`
export const some_of_your_changes_werent_saved_and = (): string => `Some of your changes weren’t saved, and the draft was changed somewhere else since. This is the saved version.`
export const load_the_latest = (): string => `Load the latest`
export const keep_mine = (): string => `Keep mine`
export const this_draft_was_changed_somewhere_else = (): string => `This draft was changed somewhere else, maybe in another tab. Load the latest version, or keep yours and replace it.`
export const see_your_listings = (): string => `See your listings`
export const this_isnt_a_draft_any_more_it_was = (): string => `This isn’t a draft any more. It was published or deleted somewhere else.`
export const save_now = (): string => `Save now`
export const your_changes_are_safe_in_this_tab = (): string => `Your changes are safe in this tab. We’ll keep trying.`
export const saved_as_you_go = (): string => `Saved as you go`
export const saving = (): string => `Saving`
export const waiting_for_photos = (): string => `Waiting for your photos to upload`
export const saved_except_whats_marked = (): string => `Saved, except what’s marked`
export const saved = (): string => `Saved`
export const not_saved = (): string => `Not saved`
