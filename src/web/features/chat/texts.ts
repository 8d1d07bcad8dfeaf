// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import { endSentence } from '#shared/texts/end-sentence.ts'

export const ichat = (): string => `iChat`
export const ichat_count_unread = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `iChat, ${formatCount(count)} unread conversation`, 'other': `iChat, ${formatCount(count)} unread conversations` })}`
export const the_earlier_messages_didnt_load = (): string => `The earlier messages didn’t load`
export const take_care_with_links = (): string => `Take care with links. Hoko never asks you to sign in or pay on another site.`
export const keep_the_conversation_here = (): string => `It’s safest to keep talking on Hoko until you’ve made a deal. Once it sells, we show you each other’s contact details.`
export const never_pay_before = (): string => `Don’t pay before it’s yours, and never share a code someone sends you. Be wary of anyone who can’t meet you.`
export const count_photos = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Photo`, 'other': `${formatCount(count)} photos` })}`
export const you_wrote = ({ message }: { message: string | number }): string => `You: ${message}`
export const an_offer_of_amount_is_open = ({ amount }: { amount: string | number }): string => `An offer of ${amount} is waiting for an answer`
export const sold_to_you = (): string => `Sold to you`
export const sold_to_them = (): string => `Sold to them`
export const sold_to_you_for_amount = ({ amount }: { amount: string | number }): string => `Sold to you for ${amount}`
export const sold_to_them_for_amount = ({ amount }: { amount: string | number }): string => `Sold to them for ${amount}`
export const see_offer = (): string => `See offer`
export const see_sale = (): string => `See sale`
export const conversations = (): string => `Conversations`
export const search_conversations = (): string => `Search conversations`
export const inbox = (): string => `Inbox`
export const archived = (): string => `Archived`
export const blocked = (): string => `Blocked`
export const loading_your_conversations = (): string => `Loading your conversations`
export const no_conversations_yet = (): string => `No conversations yet`
export const contact_a_seller_from_their_listing = (): string => `Contact a seller from their listing, and your conversation shows up here.`
export const browse_listings = (): string => `Browse listings`
export const nothing_archived = (): string => `Nothing archived`
export const conversations_you_archive_show_up_here = (): string => `Conversations you archive show up here.`
export const nobody_blocked = (): string => `Nobody blocked`
export const conversations_with_people_you_block_show_up_here = (): string => `Conversations with people you block show up here.`
export const nothing_found = (): string => `Nothing found`
export const no_conversation_matches_query = ({ query }: { query: string | number }): string => `No conversation matches “${query}”.`
export const count_unread = ({ count }: { count: string | number }): string => `${count} unread`
export const loading_the_conversation = (): string => `Loading the conversation`
export const conversation_not_found = (): string => `Conversation not found`
export const only_the_two_people_in_it_can_see_it = (): string => `Only the two people in a conversation can see it.`
export const back_to_your_conversations = (): string => `Back to your conversations`
export const messages = (): string => `Messages`
export const show_earlier_messages = (): string => `Show earlier messages`
export const you = (): string => `You`
export const sent = (): string => `Sent`
export const read = (): string => `Read`
export const sending = (): string => `Sending…`
export const waiting_for_a_connection = (): string => `Not sent yet. We’ll send it when you’re back online.`
export const not_sent_reason = ({ reason }: { reason: string | number }): string => `Not sent. ${reason}`
export const try_again = (): string => `Try again`
export const delete_message = (): string => `Delete message`
export const name_is_typing = ({ name }: { name: string | number }): string => `${name} is typing…`
export const your_message = (): string => `Your message`
export const write_to_name = ({ name }: { name: string | number }): string => `Write to ${name}`
export const send_message = (): string => `Send message`
export const add_photos = (): string => `Add photos`
export const remove_photo = ({ number }: { number: string | number }): string => `Remove photo ${number}`
export const uploading_photos = (): string => `Uploading photos`
export const your_photos_didnt_upload = (): string => `Your photos didn’t upload`
export const only_count_photos_at_a_time = ({ count }: { count: string | number }): string => `You can send up to ${count} photos at a time.`
export const quick_replies = (): string => `Quick replies`
export const yes_its_still_available = (): string => `Yes, it’s still available.`
export const sorry_its_gone = (): string => `Sorry, it’s gone.`
export const when_would_you_like_to_see_it = (): string => `When would you like to come and see it?`
export const conversation_options = (): string => `Conversation options`
export const archive = (): string => `Archive`
export const move_to_inbox = (): string => `Move to inbox`
export const block_name = ({ name }: { name: string | number }): string => `Block ${name}`
export const unblock_name = ({ name }: { name: string | number }): string => `Unblock ${name}`
export const report_listing = (): string => `Report listing`
export const delete_conversation = (): string => `Delete conversation`
export const block_name_question = ({ name }: { name: string | number }): string => `Block ${name}?`
export const they_wont_be_able_to_write_to_you_here = (): string => `They won’t be able to message you about any listing. If they try, we’ll say you’ve blocked them. To stop them bidding too, block them next to their bid or question.`
export const delete_this_conversation_question = (): string => `Delete this conversation?`
export const its_deleted_for_you_only = (): string => `It’s deleted for you only. If they write again, you’ll see the new messages.`
export const conversation_archived = (): string => `Conversation archived`
export const conversation_moved_to_inbox = (): string => `Conversation moved to your inbox`
export const name_is_blocked = ({ name }: { name: string | number }): string => `${name} is blocked`
export const name_is_unblocked = ({ name }: { name: string | number }): string => `${name} is unblocked`
export const conversation_deleted = (): string => `Conversation deleted`
export const undo = (): string => `Undo`
export const say_hello_to_name = ({ name }: { name: string | number }): string => `Say hello to ${name}`
export const only_you_and_name_can_read_this = ({ name }: { name: string | number }): string => `Only you and ${name} can read this. It’s safest to keep talking on Hoko until you’ve made a deal.`
export const this_is_your_own_listing = (): string => `This is your own listing`
export const buyers_who_write_to_you_show_up_in_ichat = (): string => `Buyers who write to you show up in iChat.`
export const today = (): string => `Today`
export const yesterday = (): string => `Yesterday`
export const send = (): string => `Send`
export const count_characters_left = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} character left`, 'other': `${formatCount(count)} characters left` })}`
export const name_isnt_a_photo = ({ name }: { name: string | number }): string => `${name} isn’t a photo we can show. Choose a JPEG, HEIC, PNG or WebP.`
export const hoko_support = (): string => `Hoko support`
export const contact_support = (): string => `Contact support`
export const questions_about_hoko = (): string => `Help with your account and sales`
export const resolved = (): string => `Resolved`
export const mark_as_resolved = (): string => `Mark as resolved`
export const marked_as_resolved = (): string => `Marked as resolved`
export const resolved_write_again = (): string => `Marked as resolved. Write again any time.`
export const how_can_we_help = (): string => `How can we help?`
export const tell_us_what_happened = (): string => `Tell us what happened, with a listing number or a photo if you have one. We’ll answer here.`
export const is_it_still_available = (): string => `Kia ora, is it still available?`
export const could_i_come_and_see_it = (): string => `Kia ora, could I come and see it?`
export const active_recently = (): string => `Active recently`
export const usually_replies_within_an_hour = (): string => `Usually replies within an hour.`
export const usually_replies_within_a_few_hours = (): string => `Usually replies within a few hours.`
export const usually_replies_within_a_day = (): string => `Usually replies within a day.`
export const usually_replies_within_a_few_days = (): string => `Usually replies within a few days.`
export const removed_by_hoko = (): string => `Removed by Hoko`
export const name_at = ({ name, at }: { name: string | number; at: string | number }): string => `${name}, ${at}`
export const enlarge_photo_number = ({ number, has_alt, alt }: { number: string | number; has_alt: boolean; alt: string | number }): string => `Enlarge photo ${number}${has_alt ? `: ${alt}` : ``}`
export const photos_in_this_conversation = (): string => `Photos in this conversation`
export const whose_messages = (): string => `Whose messages`
export const your_own = (): string => `Yours`
export const business_count_unread = ({ name, count }: { name: string | number; count: string | number }): string => `${name}, ${count} unread`
export const you_answer_for_name = ({ name }: { name: string | number }): string => `You’re answering for ${endSentence(name)}`
export const no_enquiries_yet = (): string => `No enquiries yet`
export const by_name = ({ name }: { name: string | number }): string => `by ${name}`
export const messages_about_its_listings_show_up_here = (): string => `Messages about its listings show up here.`
