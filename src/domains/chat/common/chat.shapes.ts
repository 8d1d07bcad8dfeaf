import * as z from 'zod/mini'
import { listingCard } from '#domains/listings/common/listings.shapes.ts'
import { image } from '#domains/media/common/media.shapes.ts'
import { viewingPlan } from '#domains/trades/common/meetings/meeting-plans.shapes.ts'
import {
  idOfAccount,
  byId,
  done,
  id,
  instant,
  line,
  idOfListing,
  page,
  pageQuery,
  paragraphs,
  yes,
} from '#platform/common/shapes.ts'
import { safetyHints } from './chat-safety.ts'
import { maxMessageCharacters, maxMessageImages, maxMessageNumber, conversationStatuses } from './chat.ts'
import { conversationStep, tenantFacts } from './dealings.shapes.ts'
import { responseTimes } from './response-time.ts'
import * as t from '#domains/chat/texts.ts'

export const messageNumber = z.int().check(z.positive(), z.maximum(maxMessageNumber))

export const conversationStatus = z.enum(conversationStatuses, {
  error: t.choose_open_archived_or_blocked,
})
export type ConversationStatus = z.output<typeof conversationStatus>

export const chatMessage = z.strictObject({
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
export type ChatMessage = z.output<typeof chatMessage>

const chatPerson = z.strictObject({
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

const mayWrite = {
  may_write: z.boolean(),
  why_not: z.nullable(z.string()),
}

/** The subject of the conversation, and the other person. */
const aboutListing = {
  kind: z.literal('listing'),
  listing: listingCard,
  role: z.enum(['buyer', 'seller']),
  /** The business I answer for, being on its team; null where I'm a side myself. */
  acting_for: z.nullable(z.strictObject({ id: idOfAccount, name: z.string() })),
  other: chatPerson,
  deal,
}

const conversationState = {
  id,
  /** The caller's own; the other person doesn't see it. */
  status: conversationStatus,
  last_number: z.int(),
  last_at: instant,
  last_message: z.nullable(
    z.strictObject({ text: z.string(), is_mine: z.boolean(), image_count: z.int(), is_removed: z.boolean() }),
  ),
  unread: z.int(),
  /** The other person has read the caller's messages up to this number. */
  other_read_number: z.int(),
  is_other_typing: z.boolean(),
  ...mayWrite,
}

export const listingConversation = z.strictObject({ ...aboutListing, ...conversationState })
export type ListingConversation = z.output<typeof listingConversation>

export const supportConversation = z.strictObject({
  kind: z.literal('support'),
  /** True until the member writes again. */
  is_resolved: z.boolean(),
  ...conversationState,
})
export type SupportConversation = z.output<typeof supportConversation>

export const conversation = z.discriminatedUnion('kind', [listingConversation, supportConversation])
export type Conversation = z.output<typeof conversation>

export const listConversations = {
  query: z.strictObject({
    /** A business whose enquiries I answer. */
    seller: z.optional(idOfAccount),
    status: z._default(conversationStatus, 'open'),
    unread: yes,
    /** Searches names, titles and messages. */
    query: z.optional(line(t.what_youre_looking_for, 100)),
    ...pageQuery,
  }),
  reply: page(conversation),
}

export const getConversation = {
  params: byId,
  query: z.strictObject({ before: z.optional(messageNumber) }),
  reply: z.strictObject({
    conversation,
    /** Messages up to this number were deleted for the caller. */
    hidden_number: z.int(),
    /**
     * When an admin last removed or restored something here: pages read the earlier messages again.
     */
    moderated_at: z.nullable(instant),
    /** Oldest first. */
    messages: z.array(chatMessage),
    has_earlier: z.boolean(),
    /** The latest, oldest first. */
    steps: z.array(conversationStep),
    /** Null where there's nothing to arrange. */
    viewing: z.nullable(viewingPlan),
    /** The tenant's own details, for an enquiry about a rental. */
    tenant: z.nullable(tenantFacts),
  }),
}

export const findConversation = {
  query: z
    .strictObject({ listing: z.optional(idOfListing), user: z.optional(idOfAccount), support: yes })
    .check(
      z.refine((input) => (input.listing === undefined) === (input.support === 'yes'), {
        error: t.choose_a_listing_or_support,
        path: ['listing'],
      }),
    ),
  reply: z.discriminatedUnion('kind', [
    z.strictObject({
      conversation_id: z.nullable(id),
      ...aboutListing,
      ...mayWrite,
      /** How long the seller usually takes to answer; null below five enquiries, or for a seller. */
      response_time: z.nullable(z.enum(responseTimes)),
    }),
    z.strictObject({ conversation_id: z.nullable(id), kind: z.literal('support'), ...mayWrite }),
  ]),
}

export const countChats = {
  reply: z.strictObject({
    /** Includes the businesses below. */
    unread: z.int(),
    /** Businesses whose enquiries the caller answers as part of their team. */
    businesses: z.array(z.strictObject({ id: idOfAccount, name: z.string(), unread: z.int() })),
    /** A member's unread messages from support, an admin's requests without an answer. */
    support_count: z.int(),
  }),
}

export const messageImageIds = z._default(
  z.array(id).check(
    z.maxLength(maxMessageImages, { error: () => t.at_most_count_photos({ count: maxMessageImages }) }),
    z.overwrite((ids) => [...new Set(ids)]),
  ),
  [],
)

/** Shared by a member's message and a reply by support. */
export const hasContent = z.refine<{ text: string; image_ids: number[] }>(
  (sent) => sent.text !== '' || sent.image_ids.length > 0,
  { error: t.write_something_or_add_a_photo, path: ['text'] },
)

export const sendMessage = {
  body: z
    .strictObject({
      conversation_id: z.optional(id),
      listing_id: z.optional(idOfListing),
      /** With listing_id, sent by its seller: the person to write to. */
      user_id: z.optional(idOfAccount),
      to_support: z.optional(z.literal(true)),
      client_id: z.uuid().check(z.toLowerCase()),
      /** With listing_id of a rental, sent by a prospective tenant. */
      tenant: z.optional(tenantFacts),
      text: z._default(paragraphs(t.the_message, maxMessageCharacters), ''),
      image_ids: messageImageIds,
    })
    .check(
      z.refine(
        ({ conversation_id: conversationId, listing_id: listingId, to_support: toSupport }) =>
          [conversationId, listingId, toSupport].filter((place) => place !== undefined).length === 1,
        { error: t.choose_a_conversation_a_listing_or_support, path: ['conversation_id'] },
      ),
      z.refine((sent) => sent.user_id === undefined || sent.listing_id !== undefined, {
        error: t.choose_a_conversation_a_listing_or_support,
        path: ['user_id'],
      }),
      hasContent,
    ),
  reply: z.strictObject({ conversation_id: id, message: chatMessage }),
}

export const readConversation = {
  params: byId,
  body: z.strictObject({ number: messageNumber }),
  reply: done,
}

export const sayTyping = {
  params: byId,
  reply: done,
}

export const setConversationStatus = {
  params: byId,
  body: z.strictObject({
    status: z.enum([...conversationStatuses, 'resolved'], {
      error: t.choose_open_archived_blocked_or_resolved,
    }),
  }),
  reply: conversation,
}

export const deleteConversation = {
  params: byId,
  reply: done,
}

export const lookAtPhone = {
  body: z.strictObject({ listing_id: idOfListing }),
  reply: z.strictObject({ phone_number: z.string() }),
}
