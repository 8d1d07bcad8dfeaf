import { sql } from 'kysely'
import { sendMessage } from '#contract/chat/chat.ts'
import type { OperationReply, OperationValues } from '#contract/core/operation.ts'
import { isBlockedBy } from '#server/modules/blocks/blocks.service.ts'
import { isOpenAt } from '#server/modules/deals/deals.service.ts'
import { attachImages } from '#server/modules/media/media.service.ts'
import { readClock } from '#server/platform/clock.ts'
import { transact, type Db, type Tx } from '#server/platform/database/db.ts'
import { recordEvent } from '#server/platform/jobs/outbox.ts'
import { publishTopics } from '#server/platform/live-hub.ts'
import { refuse } from '#server/platform/refusal.ts'
import { messageSent } from './chat.events.ts'
import { lockConversation } from './chat.queries.ts'
import {
  countBegun,
  selectChatBlocks,
  selectHaveMet,
  selectListingToWriteAbout,
  selectMessageByClient,
  selectPerson,
} from './writing.queries.ts'
import { describeWhyNot, findWhyNotToWrite, max_conversations_begun } from './chat.rules.ts'
import { viewMessages } from './chat.service.ts'
import * as t from './texts.ts'

type Sent = OperationValues<typeof sendMessage>
type Held = NonNullable<Awaited<ReturnType<typeof lockConversation>>>

/** The conversation's row is held until the end: both people see the same numbers in the same order. */
export function writeMessage(
  db: Db,
  sender_id: number,
  sent: Sent,
): Promise<OperationReply<typeof sendMessage>> {
  return transact(db, async (tx) => {
    const held =
      sent.conversation_id === undefined
        ? await openConversation(tx, sender_id, sent.listing_id!, sent.user_id)
        : ((await lockConversation(tx, sender_id, sent.conversation_id)) ?? refuse(sendMessage, 'not_found'))
    const earlier = await selectMessageByClient(tx, held.id, sender_id, sent.client_id)
    const row = earlier ?? (await insertMessage(tx, sender_id, held, sent))
    const [message] = await viewMessages(tx, sender_id, held.id, [row])
    return { conversation_id: held.id, message: message! }
  })
}

/** Two who begin at once get the same one: the second waits for the first one's row. */
async function openConversation(
  tx: Tx,
  sender_id: number,
  listing_id: number,
  user_id: number | undefined,
): Promise<Held> {
  const about = (await selectListingToWriteAbout(tx, listing_id)) ?? refuse(sendMessage, 'not_found')
  const { seller_id } = about
  const buyer_id = seller_id === sender_id ? user_id : sender_id
  if (buyer_id === undefined || buyer_id === seller_id) {
    return refuse(sendMessage, 'own_listing', { message: t.this_is_your_own_listing() })
  }
  const other = await selectPerson(tx, seller_id === sender_id ? buyer_id : seller_id)
  const have_met = await selectHaveMet(tx, { listing_id, seller_id, buyer_id })
  if (!other || (seller_id === sender_id && !have_met)) return refuse(sendMessage, 'not_found')
  // One at a time for each member, so that the day's limit holds.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`conversations of ${sender_id}`}, 0))`.execute(tx)
  const begun_at = await readClock(tx)
  const is_live = about.status === 'active' && isOpenAt(about, begun_at)
  if (!is_live && !have_met) refuseWriting('listing_closed')
  const held = await tx
    .insertInto('conversations')
    .values({ listing_id, seller_id, buyer_id, begun_by: sender_id, begun_at, last_at: begun_at })
    .onConflict((row) =>
      row
        .columns(['listing_id', 'buyer_id'])
        .doUpdateSet((eb) => ({ listing_id: eb.ref('excluded.listing_id') })),
    )
    .returning(['id', 'listing_id', 'seller_id', 'buyer_id', 'last_number'])
    .executeTakeFirstOrThrow()
  if (held.last_number === 0) {
    // A seller only writes first to people whom they have met.
    if (sender_id === buyer_id && (await countBegun(tx, sender_id, begun_at)) > max_conversations_begun) {
      refuse(sendMessage, 'conversations_used_up', {
        message: t.youve_written_about_count_listings_today({ count: max_conversations_begun }),
      })
    }
    await tx
      .insertInto('conversation_members')
      .values([seller_id, buyer_id].map((account_id) => ({ conversation_id: held.id, account_id })))
      .onConflict((row) => row.doNothing())
      .execute()
  }
  return held
}

async function insertMessage(tx: Tx, sender_id: number, held: Held, { client_id, text, image_ids }: Sent) {
  const { id: conversation_id, listing_id, seller_id, buyer_id } = held
  const receiver_id = sender_id === seller_id ? buyer_id : seller_id
  const sent_at = await readClock(tx)
  const blocks = await selectChatBlocks(tx, sender_id, receiver_id)
  const receiver = await selectPerson(tx, receiver_id)
  const why_not = findWhyNotToWrite({
    is_live: true,
    have_met: true,
    has_blocked: blocks.has_blocked,
    is_blocked: blocks.is_blocked || (sender_id === buyer_id && (await isBlockedBy(tx, seller_id, buyer_id))),
    is_other_active: receiver?.status === 'active',
  })
  if (why_not) refuseWriting(why_not)
  const missing = await attachImages(tx, sender_id, image_ids)
  if (missing.length > 0) {
    refuse(sendMessage, 'validation_failed', { errors: { image_ids: t.one_of_the_photos_is_gone() } })
  }
  const number = held.last_number + 1
  await tx
    .insertInto('chat_messages')
    .values({ conversation_id, number, sender_id, client_id, text, image_ids, sent_at })
    .execute()
  await tx
    .updateTable('conversations')
    .set({ last_number: number, last_at: sent_at })
    .where('id', '=', conversation_id)
    .execute()
  await noteWritten(tx, conversation_id, sender_id, sent_at)
  await recordEvent(tx, messageSent, { conversation_id, number, listing_id, sender_id, receiver_id })
  await publishTopics(tx, [`chat:${seller_id}`, `chat:${buyer_id}`])
  return { number, sender_id, client_id, text, image_ids, sent_at }
}

/** Who wrote is no longer typing, and what was archived by either is open again. */
async function noteWritten(tx: Tx, conversation_id: number, sender_id: number, at: Date) {
  await tx
    .updateTable('conversation_members')
    .set({ typing_at: null })
    .where('conversation_id', '=', conversation_id)
    .where('account_id', '=', sender_id)
    .execute()
  const reopened = await tx
    .updateTable('conversation_members')
    .set({ status: 'open' })
    .where('conversation_id', '=', conversation_id)
    .where('status', '=', 'archived')
    .returning('account_id')
    .execute()
  if (reopened.length === 0) return
  await tx
    .insertInto('conversation_status_changes')
    .values(reopened.map(({ account_id }) => ({ conversation_id, account_id, status: 'open' as const, at })))
    .execute()
}

function refuseWriting(why_not: Parameters<typeof describeWhyNot>[0]): never {
  const key = why_not === 'blocked_by_me' ? 'blocked' : why_not
  return refuse(sendMessage, key, { message: describeWhyNot(why_not) })
}
