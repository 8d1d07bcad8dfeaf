import { selectChatDeals, selectSentAt, selectSteps, selectTenant, type StepRow } from './steps.queries.ts'
import {
  type findConversation,
  type getConversation,
  messagesPerPage,
  type ChatMessage,
  type countChats,
  type Conversation,
  type listConversations,
} from '#domains/chat/common/chat.ts'
import { toAccountId, type AccountId, type ListingId } from '#platform/common/ids.ts'
import type { LiveMessage } from '#platform/common/live.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import {
  readActorRestriction,
  readRestriction,
} from '#domains/accounts/server/members/suspensions/restrictions.service.ts'
import { isBlockedBy } from '#domains/accounts/server/blocks/blocks.service.ts'
import { resolveTeamAccount, type AccountActor } from '#domains/businesses/server/team/team-actor.service.ts'
import { isOpenAt } from '#domains/deals/server/deals.service.ts'
import { selectListingCards } from '#domains/listings/server/listings.service.ts'
import { selectImages } from '#domains/media/server/media.service.ts'
import { getResponseTime } from '#domains/chat/common/response-time.ts'
import { messagesToKnowEachOther } from '#domains/chat/common/chat-safety.ts'
import { must } from '#platform/common/must.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import {
  countConversations,
  countUnreadChats,
  selectConversationId,
  selectConversations,
  selectMessages,
  selectNumberOfOwn,
  type ConversationRow,
  type MessageRow,
} from './chat.queries.ts'
import {
  selectHaveMet,
  selectListingToWriteAbout,
  selectChatBlocks,
  selectPerson,
  selectWaits,
} from './writing.queries.ts'
import { judgeWriting } from './chat.rules.ts'
import { conversationView, mayWriteIn, messageView, stepView, writingView } from './chat.view.ts'
import { readViewing } from './viewings.service.ts'
import { countBusinessChats, selectHelperNames, type BusinessChats } from './team/team-chats.queries.ts'
import {
  countSupportUnread,
  countWaiting,
  selectSupportStaff,
  selectSupportId,
} from './support/support.queries.ts'

export async function readConversations(
  db: Db,
  callerId: AccountId,
  { seller, unread, ...wanted }: OperationValues<typeof listConversations>,
): Promise<OperationReply<typeof listConversations>> {
  const actor = await resolveTeamAccount(db, callerId, seller, 'enquiries')
  const { account_id: accountId, by_member: byMember } = actor
  const query = { ...wanted, unread: unread === 'yes', by_member: byMember }
  const [rows, total] = await Promise.all([
    selectConversations(db, accountId, query),
    countConversations(db, accountId, query),
  ])
  return {
    items: await viewConversations(db, actor, rows),
    total,
    page: wanted.page,
    limit: wanted.limit,
  }
}

export async function viewConversations(
  db: Db,
  { account_id: accountId, by_member: byMember }: AccountActor,
  rows: ConversationRow[],
): Promise<Conversation[]> {
  const pairs = rows.flatMap(({ listing_id: listingId, buyer_id: buyerId }) =>
    listingId === null || buyerId === null ? [] : [{ listing_id: listingId, buyer_id: buyerId }],
  )
  const isHelper = byMember !== undefined
  const [cards, dealOf, business, restriction] = await Promise.all([
    selectListingCards(db, [...new Set(pairs.map((pair) => pair.listing_id))]),
    // Sales belong to the owner, and offers need a right of their own.
    selectChatDeals(db, isHelper ? [] : pairs),
    isHelper ? selectPerson(db, accountId) : undefined,
    readActorRestriction(db, { account_id: accountId, by_member: byMember }, 'messaging'),
  ])
  const actingFor = business ? { id: business.id, name: business.display_name } : null
  const cardsById = new Map(cards.map((card) => [card.id, card]))
  const cardOf = (listingId: ListingId) => must(cardsById.get(listingId), 'card')
  return rows.map((row) =>
    conversationView(row, accountId, { cardOf, dealOf, acting_for: actingFor, restriction }),
  )
}

export async function readMessages(
  db: Db,
  actor: AccountActor,
  { id, before }: { id: number; before?: number | undefined },
): Promise<OperationReply<typeof getConversation>> {
  const { account_id: accountId, by_member: byMember } = actor
  const [row] = await selectConversations(db, accountId, { id, by_member: byMember })
  if (!row) return refuse('not_found')
  const above = row.hidden_number
  const newest = await selectMessages(db, id, { above, before, limit: messagesPerPage + 1 })
  const shown = newest.slice(0, messagesPerPage).toReversed()
  const [[conversation], messages, dealings] = await Promise.all([
    viewConversations(db, actor, [row]),
    viewMessages(db, accountId, row, shown),
    readDealings(db, actor, row),
  ])
  return {
    conversation: must(conversation, 'conversation'),
    hidden_number: above,
    moderated_at: row.moderated_at?.toISOString() ?? null,
    messages,
    has_earlier: newest.length > messagesPerPage,
    ...dealings,
  }
}

const helperSteps = new Set<StepRow['kind']>([
  'question',
  'answer',
  'viewing_asked',
  'viewing_offered',
  'viewing_picked',
  'viewing_cancelled',
])

/** Reads the steps about the listing, the meetings and the tenant facts. */
async function readDealings(
  db: Db,
  { account_id: accountId, by_member: byMember }: AccountActor,
  row: ConversationRow,
) {
  const { id, listing_id: listingId, seller_id: sellerId, buyer_id: buyerId } = row
  if (listingId === null || sellerId === null || buyerId === null) {
    return { steps: [], viewing: null, tenant: null }
  }
  const about = { id, listing_id: listingId, seller_id: sellerId, buyer_id: buyerId }
  const [steps, viewing, tenant, hiddenAt] = await Promise.all([
    selectSteps(db, about),
    readViewing(db, accountId, about, mayWriteIn(row)),
    selectTenant(db, id),
    selectSentAt(db, id, row.hidden_number),
  ])
  const shown = steps.filter(
    ({ at, kind }) =>
      (hiddenAt === null || at > hiddenAt) && (byMember === undefined || helperSteps.has(kind)),
  )
  return {
    steps: shown.map((step) => stepView(step, accountId)).toReversed(),
    viewing,
    tenant: tenant ?? null,
  }
}

export async function viewMessages(
  db: Db,
  accountId: AccountId,
  conversation: { id: number; listing_id: ListingId | null },
  rows: MessageRow[],
): Promise<ChatMessage[]> {
  const [images, knownFrom, names] = await Promise.all([
    selectImages(
      db,
      rows.flatMap((row) => row.image_ids),
    ),
    conversation.listing_id === null
      ? 0
      : selectNumberOfOwn(db, conversation.id, accountId, messagesToKnowEachOther),
    selectHelperNames(
      db,
      rows.flatMap(({ sender_id: senderId, by_member: byMember }) =>
        senderId === accountId ? (byMember ?? []) : [],
      ),
    ),
  ])
  return rows.map((row) => messageView(row, accountId, { images, knownFrom, names }))
}

export async function readOther(
  db: Db,
  accountId: AccountId,
  { listing: listingId, user }: OperationValues<typeof findConversation>,
): Promise<OperationReply<typeof findConversation>> {
  if (listingId === undefined) return await readSupport(db, accountId)
  const about = (await selectListingToWriteAbout(db, listingId)) ?? refuse('not_found')
  const role = about.seller_id === accountId ? 'seller' : 'buyer'
  if (role === 'seller' && user === undefined) refuse('own_listing')
  const { seller_id: sellerId } = about
  const buyerId = role === 'seller' ? must(user, 'user') : accountId
  const pair = { listing_id: listingId, seller_id: sellerId, buyer_id: buyerId }
  const other = await selectPerson(db, role === 'seller' ? buyerId : sellerId)
  const haveMet = await selectHaveMet(db, pair)
  // A seller must not learn whether a stranger's number exists.
  if (!other || other.id === accountId || (role === 'seller' && !haveMet)) return refuse('not_found')
  const [card] = await selectListingCards(db, [listingId])
  const blocks = await selectChatBlocks(db, accountId, other.id)
  const isBlocked = blocks.is_blocked || (role === 'buyer' && (await isBlockedBy(db, sellerId, accountId)))
  const verdict = judgeWriting({
    is_live: about.status === 'active' && isOpenAt(about, about.now),
    have_met: haveMet,
    has_blocked: blocks.has_blocked,
    is_blocked: isBlocked,
    isOtherActive: other.status === 'active',
  })
  const restriction = await readRestriction(db, accountId, 'messaging')
  const begunId = await selectConversationId(db, listingId, buyerId)
  return {
    kind: 'listing',
    conversation_id: await findShownId(db, accountId, begunId),
    listing: must(card, 'card'),
    role,
    acting_for: null,
    other: {
      id: other.id,
      display_name: other.display_name,
      avatar: other.avatar,
      is_active: verdict.isAllowed && other.is_active,
      shows_phone: verdict.isAllowed && role === 'buyer' && other.shows_phone,
    },
    response_time: role === 'buyer' ? getResponseTime(await selectWaits(db, sellerId)) : null,
    deal: (await selectChatDeals(db, [pair]))(pair),
    ...writingView(verdict, restriction),
  }
}

async function readSupport(db: Db, accountId: AccountId): Promise<OperationReply<typeof findConversation>> {
  const conversationId = await findShownId(db, accountId, await selectSupportId(db, accountId))
  return { kind: 'support', conversation_id: conversationId, may_write: true, why_not: null }
}

/** Null for a conversation that this person has deleted. */
async function findShownId(db: Db, accountId: AccountId, id: number | undefined) {
  const [shown] = id === undefined ? [] : await selectConversations(db, accountId, { id })
  return shown?.id ?? null
}

export async function countNew(
  db: Db,
  { id, type }: { id: AccountId; type: 'user' | 'admin' },
): Promise<OperationReply<typeof countChats>> {
  if (type === 'admin') return { unread: 0, businesses: [], support_count: await countWaiting(db) }
  const [counts, businesses, supportCount] = await Promise.all([
    countUnreadChats(db, [id]),
    countBusinessChats(db, [id]),
    countSupportUnread(db, id),
  ])
  return {
    unread: addUnread(counts, businesses).get(id) ?? 0,
    businesses: businesses.map(({ account_id: _reader, ...business }) => business),
    support_count: supportCount,
  }
}

function addUnread(own: Map<number, number>, businesses: BusinessChats[]): Map<number, number> {
  const all = new Map(own)
  for (const { account_id: accountId, unread } of businesses)
    all.set(accountId, (all.get(accountId) ?? 0) + unread)
  return all
}

/**
 * Publishes to members how many of their conversations have something new, to admins how many
 * requests wait.
 */
export function registerChatSource({ live, db }: Pick<Platform, 'live' | 'db'>): void {
  live.source('chat', async (ids) => {
    const accountIds = ids.map(toAccountId)
    const [own, businesses, admins] = await Promise.all([
      countUnreadChats(db, accountIds),
      countBusinessChats(db, accountIds),
      selectSupportStaff(db),
    ])
    const counts = addUnread(own, businesses)
    const waiting = admins.some(({ id }) => accountIds.includes(id)) ? await countWaiting(db) : 0
    for (const { id } of admins) counts.set(id, waiting)
    return new Map(
      accountIds.map((accountId): [number, LiveMessage] => [
        accountId,
        { kind: 'chat', unread: counts.get(accountId) ?? 0 },
      ]),
    )
  })
}
