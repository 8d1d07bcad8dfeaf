// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const just_now = (): string => `just now`
export const minutes_min_ago = ({ minutes }: { minutes: string | number }): string => `${minutes} min ago`
export const hours_h_ago = ({ hours }: { hours: string | number }): string => `${hours} h ago`
export const new_word = (): string => `New:`
export const view = (): string => `View`
export const notifications_count_new = ({ count }: { count: string | number }): string => `Notifications, ${count} new`
export const notifications = (): string => `Notifications`
export const mark_all_read = (): string => `Mark all read`
export const see_all_notifications = (): string => `See all notifications`
export const your_notifications_didnt_load_well_try = (): string => `Your notifications didn’t load. We’ll try again when you’re back online.`
export const nothing_yet_well_let_you_know_here = (): string => `Nothing yet. We’ll let you know here when you’re outbid, win or sell.`
export const mark_as_read_title = ({ title }: { title: string | number }): string => `Mark as read: ${title}`
export const remove_title = ({ title }: { title: string | number }): string => `Remove: ${title}`
export const no_notifications = (): string => `No notifications`
export const see_all_listings = (): string => `See all listings`
export const well_let_you_know_here_when_youre = (): string => `We’ll let you know here when you’re outbid, win, sell or miss out.`
export const loading_your_notifications = (): string => `Loading your notifications`
export const this_browser_cant_receive_push = (): string => `This browser can’t receive push notifications. Your other devices still can.`
export const your_browser_is_blocking_notifications = (): string => `Your browser is blocking notifications from Hoko. Allow them in your browser’s settings, then turn this on again.`
export const you_havent_allowed_notifications_yet = (): string => `You haven’t allowed notifications yet. Turn this on again and choose “Allow” when your browser asks.`
export const your_browsers_push_service_didnt = (): string => `Your browser’s push service didn’t respond. Try again later.`
export const push_notifications_on_this_device = (): string => `Push notifications on this device`
export const get_notifications_even_when_hoko_is = (): string => `Get notifications even when Hoko is closed. Your browser will ask first.`
export const couldnt_remove_that = (): string => `Couldn’t remove that`
export const that_was_already_removed = (): string => `That was already removed`
export const notification_removed = (): string => `Notification removed`
export const undo = (): string => `Undo`
export const show = (): string => `Show`
export const all = (): string => `All`
export const unread = (): string => `Unread`
export const about = (): string => `About`
export const any_subject = (): string => `About anything`
export const nothing_here = (): string => `Nothing here`
export const no_notification_matches_these_filters = (): string => `No notification matches these filters.`
export const see_all = (): string => `See all`
export const delete_all = (): string => `Delete all`
export const delete_all_question = (): string => `Delete all notifications?`
export const delete_these_question = (): string => `Delete all these notifications?`
export const you_cant_undo_this = (): string => `You can’t undo this.`
export const count_deleted = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} notification deleted`, 'other': `${formatCount(count)} notifications deleted` })}`
export const reports_appeals_and_disputes_show_up_here = (): string => `Reports, appeals, disputes and listings to approve show up here.`
export const add_hoko_to_your_home_screen = (): string => `To get push notifications on an iPhone or iPad, add Hoko to your home screen: tap Share, then Add to Home Screen. Then open Hoko from there and switch this on.`
