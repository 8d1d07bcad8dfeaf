// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural } from '#shared/texts/choose-plural.ts'

export const follow = (): string => `Follow`
export const follow_name = ({ name }: { name: string | number }): string => `Follow ${name}`
export const following = (): string => `Following`
export const following_name = ({ name }: { name: string | number }): string => `Following ${name}`
export const at_once = (): string => `At once`
export const every_day_at_8_am = (): string => `Every day at 8 am`
export const mondays_at_8_am = (): string => `Mondays at 8 am`
export const not_at_all = (): string => `Not at all`
export const as_soon_as_somethings_listed = (): string => `As soon as something’s listed.`
export const one_email_with_everything_new = (): string => `One email with everything new.`
export const saved_with_a_count_of_whats_new = (): string => `Saved, with a count of what’s new.`
export const saved = (): string => `Saved`
export const save_this_search = (): string => `Save this search`
export const give_it_a_name = (): string => `Give it a name.`
export const your_saved_search = (): string => `Your saved search`
export const find_it_in_iwatch_with_a_count_of_new = (): string => `Find it in iWatch, with a count of new listings.`
export const remove = (): string => `Remove`
export const save_changes = (): string => `Save changes`
export const save_search = (): string => `Save search`
export const name = (): string => `Name`
export const tell_me_about_new_listings = (): string => `Tell me about new listings`
export const by_notification_and_email_you_can = (): string => `By notification and email. You can change that in Settings › Notifications.`
export const loading_your_saved_searches = (): string => `Loading your saved searches`
export const no_saved_searches_yet = (): string => `No saved searches yet`
export const search_for_something = (): string => `Search for something`
export const search_for_what_youre_after_and_choose = (): string => `Search for what you’re after and choose “Save this search”. We’ll tell you about new listings.`
export const saved_searches = (): string => `Saved searches`
export const new_count_new = ({ new_count }: { new_count: string | number }): string => `${new_count} new`
export const tell_me_about_new_listings_in_name = ({ name }: { name: string | number }): string => `Tell me about new listings in ${name}`
export const rename_name = ({ name }: { name: string | number }): string => `Rename ${name}`
export const remove_name = ({ name }: { name: string | number }): string => `Remove ${name}`
export const thats_not_the_whole_link_copy_all_of = (): string => `That’s not the whole link. Copy all of it from the email.`
export const loading_your_saved_search = (): string => `Loading your saved search`
export const that_saved_search_has_been_removed = (): string => `That saved search has been removed.`
export const nothing_to_stop = (): string => `Nothing to stop`
export const see_your_saved_searches = (): string => `See your saved searches`
export const undo = (): string => `Undo`
export const stopped_we_wont_tell_you = ({ count }: { count: number }): string => `Stopped. We won’t tell you about ${choosePlural(count, { 'one': `this saved search`, 'other': `these saved searches` })} any more. Your searches stay saved.`
export const changed_thats_how_often_well_tell_you = ({ count }: { count: number }): string => `Changed. That’s how often we’ll tell you about ${choosePlural(count, { 'one': `this saved search`, 'other': `these saved searches` })} from now on.`
export const stop_these_alerts = (): string => `Stop these alerts`
export const once_a_day_instead = (): string => `Once a day instead`
export const once_a_week_instead = (): string => `Once a week instead`
export const couldnt_save_that = (): string => `Couldn’t save that`
export const it_is_not_back = (): string => `It is not back`
export const couldnt_remove_that = (): string => `Couldn’t remove that`
export const saved_search_removed = (): string => `Saved search removed`
