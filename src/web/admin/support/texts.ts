// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const support = (): string => `Support`
export const choose_a_request = (): string => `Choose a request`
export const the_longest_wait_comes_first = (): string => `The longest wait comes first.`
export const search_requests = (): string => `Search names, emails and messages`
export const requests = (): string => `Requests`
export const waiting = (): string => `Waiting`
export const mine = (): string => `Mine`
export const open = (): string => `Open`
export const resolved = (): string => `Resolved`
export const loading_the_requests = (): string => `Loading the requests`
export const count_unread = ({ count }: { count: string | number }): string => `${count} unread`
export const nothing_found = (): string => `Nothing found`
export const no_request_matches_query = ({ query }: { query: string | number }): string => `No request matches “${query}”.`
export const nobody_is_waiting = (): string => `Nobody is waiting`
export const everything_has_been_answered = (): string => `Every request has been answered.`
export const nothing_here = (): string => `Nothing here`
export const requests_you_take_show_up_here = (): string => `Requests you look after show up here.`
export const what_members_ask_shows_up_here = (): string => `Questions to support show up here.`
export const answered = (): string => `Answered`
export const with_name = ({ name }: { name: string | number }): string => `With ${name}`
export const waiting_and_name = ({ waiting, name }: { waiting: string | number; name: string | number }): string => `${waiting} · ${name}`
export const waiting_since_just_now = (): string => `Waiting since just now`
export const waiting_count_minutes = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Waiting ${formatCount(count)} minute`, 'other': `Waiting ${formatCount(count)} minutes` })}`
export const waiting_count_hours = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Waiting ${formatCount(count)} hour`, 'other': `Waiting ${formatCount(count)} hours` })}`
export const waiting_count_days = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Waiting ${formatCount(count)} day`, 'other': `Waiting ${formatCount(count)} days` })}`
export const count_photos = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Photo`, 'other': `${formatCount(count)} photos` })}`
export const support_wrote = ({ message }: { message: string | number }): string => `Support: ${message}`
export const name_resolved_it = ({ name }: { name: string | number }): string => `${name} marked this as resolved`
export const name_reopened_it = ({ name }: { name: string | number }): string => `${name} opened this again`
export const name_gave_it_to_nobody = ({ name }: { name: string | number }): string => `${name} handed this back`
export const name_took_it = ({ name }: { name: string | number }): string => `${name} took this`
export const name_gave_it_to_assignee = ({ name, assignee }: { name: string | number; assignee: string | number }): string => `${name} gave this to ${assignee}`
export const show_earlier_messages = (): string => `Show earlier messages`
export const the_earlier_messages_didnt_load = (): string => `The earlier messages didn’t load`
export const back_to_the_requests = (): string => `Back to the requests`
export const who_looks_after_it = (): string => `Who looks after it`
export const nobody_yet = (): string => `Nobody yet`
export const me = (): string => `Me`
export const mark_as_resolved = (): string => `Mark as resolved`
export const open_again = (): string => `Open again`
export const marked_as_resolved = (): string => `Marked as resolved`
export const opened_again = (): string => `Opened again`
export const loading_the_request = (): string => `Loading the request`
export const request_not_found = (): string => `Request not found`
export const check_the_address = (): string => `Check the address, or choose a request from the list.`
export const messages = (): string => `Messages`
export const read = (): string => `Read`
export const not_read_yet = (): string => `Not read yet`
export const your_reply = (): string => `Your reply`
export const write_to_name = ({ name }: { name: string | number }): string => `Write to ${name}`
export const saved_replies = (): string => `Saved replies`
export const send = (): string => `Send`
export const send_and_resolve = (): string => `Send and resolve`
export const they_read_it_in_ichat = (): string => `They read it in iChat, as a message from Hoko support.`
export const add_a_reply = (): string => `Add a reply`
export const search_saved_replies = (): string => `Search saved replies`
export const loading_the_saved_replies = (): string => `Loading the saved replies`
export const keep_replies_to_what_is_often_asked = (): string => `Save replies to questions that come up often, and use them here.`
export const edit_title = ({ title }: { title: string | number }): string => `Edit “${title}”`
export const delete_title = ({ title }: { title: string | number }): string => `Delete “${title}”`
export const reply_saved = (): string => `Reply saved`
export const edit_reply = (): string => `Edit reply`
export const save_reply = (): string => `Save reply`
export const title = (): string => `Title`
export const reply = (): string => `Reply`
export const placeholder_is_the_members_name = ({ placeholder }: { placeholder: string | number }): string => `${placeholder} becomes the member’s name.`
export const reply_deleted = (): string => `Reply deleted`
export const delete_title_question = ({ title }: { title: string | number }): string => `Delete “${title}”?`
export const delete_reply = (): string => `Delete reply`
export const all_admins_use_it = (): string => `It’s deleted for every admin.`
export const photos_in_this_conversation = (): string => `Photos in this conversation`
export const by_email = (): string => `By email`
export const sent_by_email = (): string => `Sent by email`
export const no_account = (): string => `No account`
export const we_email_your_answer_to_them = (): string => `We’ll email your answer to them.`
