// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const chats = (): string => `Chats`
export const count_chats = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} conversation`, 'other': `${formatCount(count)} conversations` })}`
export const the_chats_didnt_load = (): string => `The conversations didn’t load`
export const loading_the_chats = (): string => `Loading the conversations`
export const no_matches = (): string => `No matches`
export const try_other_words_or_remove_a_filter = (): string => `Try other words, or remove a filter.`
export const no_chats_yet = (): string => `No conversations yet`
export const conversations_between_members_show_up_here = (): string => `Conversations between members show up here.`
export const see_all_chats = (): string => `See all conversations`
export const names_titles_or_numbers = (): string => `Names, titles or numbers`
export const state = (): string => `State`
export const any_state = (): string => `Any state`
export const blocked = (): string => `Blocked`
export const seller_and_buyer = ({ seller, buyer }: { seller: string | number; buyer: string | number }): string => `${seller} and ${buyer}`
export const listing = (): string => `Listing`
export const people = (): string => `People`
export const messages = (): string => `Messages`
export const begun = (): string => `Started`
export const last_message = (): string => `Last message`
export const conversation_not_found = (): string => `Conversation not found`
export const check_the_number = (): string => `Check the number.`
export const the_conversation_didnt_load = (): string => `The conversation didn’t load`
export const loading_the_conversation = (): string => `Loading the conversation`
export const seller = (): string => `Seller`
export const buyer = (): string => `Buyer`
export const read_messages = (): string => `Read messages`
export const this_is_private = (): string => `This is private between two members. Only read it when you need to, for example to look into a report. Your name, the time and your reason go into the audit log.`
export const read_this_conversation_question = (): string => `Read this conversation?`
export const members_arent_told = (): string => `The members aren’t told. Another admin can see it in the audit log.`
export const show_earlier_messages = (): string => `Show earlier messages`
export const see_history = (): string => `See history`
export const see_messages = (): string => `See messages`
export const what_they_did = (): string => `Who did what`
export const nothing_archived_blocked_or_deleted = (): string => `Nobody has archived, blocked or deleted this conversation.`
export const nobody_has_read_it = (): string => `No admin has read this conversation.`
export const who_read_it = (): string => `Read by`
export const name_archived_it = ({ name }: { name: string | number }): string => `${name} archived it`
export const name_blocked_the_other = ({ name }: { name: string | number }): string => `${name} blocked the other person`
export const name_deleted_it = ({ name }: { name: string | number }): string => `${name} deleted it from their iChat`
export const name_moved_it_to_their_inbox = ({ name }: { name: string | number }): string => `It went back to ${name}’s inbox`
export const photo_number = ({ number }: { number: string | number }): string => `Photo ${number}`
export const name_unblocked_the_other = ({ name }: { name: string | number }): string => `${name} unblocked the other person`
export const removed_at = ({ at }: { at: string | number }): string => `Removed ${at}`
