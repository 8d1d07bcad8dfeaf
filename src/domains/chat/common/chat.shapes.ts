import * as z from 'zod/mini'
import { safetyHints } from './chat-safety.ts'
import { responseTimes } from './response-time.ts'
import { by_id, done, id, instant, line, page, page_query, paragraphs, yes } from '#platform/common/shapes.ts'
import { listing_card } from '#domains/listings/common/listings.shapes.ts'
import { image } from '#domains/media/common/media.shapes.ts'
import { conversation_step, tenant_facts } from './dealings.shapes.ts'
import { viewing_plan } from '#domains/trades/common/meetings/meeting-plans.shapes.ts'
import * as t from '#domains/chat/texts.ts'
import {
  max_message_characters,
  max_message_images,
  max_message_number,
  conversation_statuses,
} from './chat.ts'

export const message_number = z.int().check(z.positive(), z.maximum(max_message_number))

export const conversation_status = z.enum(conversation_statuses, {
  error: t.choose_open_archived_or_blocked,
})
export type ConversationStatus = z.output<typeof conversation_status>

export const chat_message = z.strictObject({
  /** Its place in the conversation, from 1 and without gaps; the same for both people. */
  number: z.int(),
  /** Chosen by the sender, so that a message sent twice is stored once. */
  client_id: z.string(),
  /** True for the caller, and for the business that they answer for. */
  is_mine: z.boolean(),
  /** The team member who wrote it; the other person sees the business. */
  by_member: z.nullable(z.string()),
  text: z.string(),
  images: z.array(image),
  sent_at: instant,
  /** Removed by an admin after a report: text and photos are then empty. */
  removed_at: z.nullable(instant),
  /** A warning for the receiver. */
  safety_hint: z.nullable(z.enum(safetyHints)),
})
export type ChatMessage = z.output<typeof chat_message>

const chat_person = z.strictObject({
  id,
  display_name: z.string(),
  avatar: z.nullable(z.string()),
  /** Active in the last minutes; false for those who don't show it. */
  is_active: z.boolean(),
  /** A seller's setting for buyers. */
  shows_phone: z.boolean(),
})

/** The offer or trade between the two people. */
const deal = z.nullable(
  z.strictObject({ kind: z.enum(['offer', 'trade']), id, amount_cents: z.nullable(z.int()) }),
)

const may_write = {
  may_write: z.boolean(),
  why_not: z.nullable(z.string()),
}

/** The subject of the conversation, and the other person. */
const about_listing = {
  kind: z.literal('listing'),
  listing: listing_card,
  role: z.enum(['buyer', 'seller']),
  /** The business I answer for, being on its team; null where I'm a side myself. */
  acting_for: z.nullable(z.strictObject({ id, name: z.string() })),
  other: chat_person,
  deal,
}

const conversation_state = {
  id,
  /** The caller's own; the other person doesn't see it. */
  status: conversation_status,
  last_number: z.int(),
  last_at: instant,
  last_message: z.nullable(
    z.strictObject({ text: z.string(), is_mine: z.boolean(), image_count: z.int(), is_removed: z.boolean() }),
  ),
  unread: z.int(),
  /** The other person has read the caller's messages up to this number. */
  other_read_number: z.int(),
  is_other_typing: z.boolean(),
  ...may_write,
}

export const listing_conversation = z.strictObject({ ...about_listing, ...conversation_state })
export type ListingConversation = z.output<typeof listing_conversation>

export const support_conversation = z.strictObject({
  kind: z.literal('support'),
  /** True until the member writes again. */
  is_resolved: z.boolean(),
  ...conversation_state,
})
export type SupportConversation = z.output<typeof support_conversation>

export const conversation = z.discriminatedUnion('kind', [listing_conversation, support_conversation])
export type Conversation = z.output<typeof conversation>

export const listConversations = {
  query: z.strictObject({
    /** A business whose enquiries I answer. */
    seller: z.optional(id),
    status: z._default(conversation_status, 'open'),
    unread: yes,
    /** Searches names, titles and messages. */
    query: z.optional(line(t.what_youre_looking_for, 100)),
    ...page_query,
  }),
  reply: page(conversation),
}

export const getConversation = {
  params: by_id,
  query: z.strictObject({ before: z.optional(message_number) }),
  reply: z.strictObject({
    conversation,
    /** Messages up to this number were deleted for the caller. */
    hidden_number: z.int(),
    /**
     * When an admin last removed or restored something here: pages read the earlier messages again.
     */
    moderated_at: z.nullable(instant),
    /** Oldest first. */
    messages: z.array(chat_message),
    has_earlier: z.boolean(),
    /** The latest, oldest first. */
    steps: z.array(conversation_step),
    /** Null where there's nothing to arrange. */
    viewing: z.nullable(viewing_plan),
    /** The tenant's own details, for an enquiry about a rental. */
    tenant: z.nullable(tenant_facts),
  }),
}

export const findConversation = {
  query: z.strictObject({ listing: z.optional(id), user: z.optional(id), support: yes }).check(
    z.refine((input) => (input.listing === undefined) === (input.support === 'yes'), {
      error: t.choose_a_listing_or_support,
      path: ['listing'],
    }),
  ),
  reply: z.discriminatedUnion('kind', [
    z.strictObject({
      conversation_id: z.nullable(id),
      ...about_listing,
      ...may_write,
      /** How long the seller usually takes to answer; null below five enquiries, or for a seller. */
      response_time: z.nullable(z.enum(responseTimes)),
    }),
    z.strictObject({ conversation_id: z.nullable(id), kind: z.literal('support'), ...may_write }),
  ]),
}

export const countChats = {
  reply: z.strictObject({
    /** Includes the businesses below. */
    unread: z.int(),
    /** Businesses whose enquiries the caller answers as part of their team. */
    businesses: z.array(z.strictObject({ id, name: z.string(), unread: z.int() })),
    /** A member's unread messages from support, an admin's requests without an answer. */
    support_count: z.int(),
  }),
}

export const message_image_ids = z._default(
  z.array(id).check(
    z.maxLength(max_message_images, { error: () => t.at_most_count_photos({ count: max_message_images }) }),
    z.overwrite((ids) => [...new Set(ids)]),
  ),
  [],
)

/** Shared by a member's message and a reply by support. */
export const has_content = z.refine<{ text: string; image_ids: number[] }>(
  (sent) => sent.text !== '' || sent.image_ids.length > 0,
  { error: t.write_something_or_add_a_photo, path: ['text'] },
)

export const sendMessage = {
  body: z
    .strictObject({
      conversation_id: z.optional(id),
      listing_id: z.optional(id),
      /** With listing_id, sent by its seller: the person to write to. */
      user_id: z.optional(id),
      to_support: z.optional(z.literal(true)),
      client_id: z.uuid().check(z.toLowerCase()),
      /** With listing_id of a rental, sent by a prospective tenant. */
      tenant: z.optional(tenant_facts),
      text: z._default(paragraphs(t.the_message, max_message_characters), ''),
      image_ids: message_image_ids,
    })
    .check(
      z.refine(
        ({ conversation_id, listing_id, to_support }) =>
          [conversation_id, listing_id, to_support].filter((place) => place !== undefined).length === 1,
        { error: t.choose_a_conversation_a_listing_or_support, path: ['conversation_id'] },
      ),
      z.refine((sent) => sent.user_id === undefined || sent.listing_id !== undefined, {
        error: t.choose_a_conversation_a_listing_or_support,
        path: ['user_id'],
      }),
      has_content,
    ),
  reply: z.strictObject({ conversation_id: id, message: chat_message }),
}

export const readConversation = {
  params: by_id,
  body: z.strictObject({ number: message_number }),
  reply: done,
}

export const sayTyping = {
  params: by_id,
  reply: done,
}
