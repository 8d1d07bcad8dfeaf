// Written by `npm run texts` from texts.json, where the texts stand.
import { endSentence } from '#shared/texts/end-sentence.ts'

export const signed_in_as_name_we_answer_in_ichat = ({ name }: { name: string | number }): string => `You’re signed in as ${endSentence(name)} We’ll answer in iChat.`
export const name = (): string => `Name`
export const email = (): string => `Email`
export const we_answer_to_this_address = (): string => `We’ll answer to this address.`
export const phone = (): string => `Phone`
export const message = (): string => `Message`
export const say_which_listing_or_sale_its_about = (): string => `If it’s about a listing or a sale, include its number. Never send us a password or a code.`
export const website = (): string => `Leave this empty`
export const send_message = (): string => `Send message`
export const message_sent = (): string => `Message sent`
export const open_conversation = (): string => `Open conversation`
export const write_another = (): string => `Write another message`
export const well_answer_in_ichat = (): string => `We’ll answer in your conversation with Hoko support, in iChat.`
export const well_answer_by_email = ({ email }: { email: string | number }): string => `We’ll answer by email, to ${email}.`
