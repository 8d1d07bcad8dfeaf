import type { AccountId } from '#platform/common/ids.ts'
import { rejectionReason, type Verdict } from '#platform/common/verdict.ts'
import { sql } from 'kysely'
import {
  type listOwnSuspensions,
  maxShownSuspensions,
  type AccountAppeal,
} from '#domains/moderation/common/warnings.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import type { SuspensionKind } from '#domains/accounts/common/members/suspension-labels.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { Caller } from '#platform/server/http/call.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse, refuseRejected } from '#platform/server/refusal.ts'
import { accountAppealAnswered, accountAppealMade } from './moderation.events.ts'
import { type AppealState, judgeWriting } from './moderation.rules.ts'

/** Owners see their own, admins any. */

export async function readAccountAppeal(
  db: Db,
  caller: Caller,
  accountId: AccountId,
): Promise<AccountAppeal> {
  const known = await selectAppeal(db, caller, accountId)
  return known ? appealView(known, caller, accountId) : refuse('not_found')
}

export function writeToAccountAppeal(
  db: Db,
  caller: Caller,
  {
    account_id: accountId,
    suspension_id: suspensionId,
    text,
  }: { account_id: AccountId; suspension_id?: number; text: string },
): Promise<AccountAppeal> {
  return transact(db, async (tx) => {
    // Serialised, so that waiting messages are counted correctly.
    await sql`select pg_advisory_xact_lock(hashtextextended('account appeal', ${accountId}))`.execute(tx)
    const known = (await selectAppeal(tx, caller, accountId, suspensionId)) ?? refuse('not_found')
    refuseRejected(judgeAppeal(known, caller, accountId), 'appeal_closed')
    if (!known.suspension) refuse('appeal_closed')
    const isOwners = caller.id === accountId
    const last = known.messages.at(-1)
    // A message sent twice counts once.
    if (last?.text !== text || last.is_owners !== isOwners) {
      const { id, kind } = known.suspension
      const isPartial = kind !== 'whole'
      const appealMessage = {
        suspension_id: id,
        account_id: accountId,
        author_id: caller.id,
        is_owners: isOwners,
        text,
      }
      const isUnasked = known.messages.every((message) => !message.is_owners)
      await addMessage(tx, appealMessage, { is_partial: isPartial, is_unasked: isUnasked })
    }
    return await readAccountAppeal(tx, caller, accountId)
  })
}

interface AppealMessage {
  suspension_id: number
  account_id: AccountId
  author_id: AccountId
  is_owners: boolean
  text: string
}

async function addMessage(
  tx: Tx,
  appealMessage: AppealMessage,
  { is_partial: isPartial, is_unasked: isUnasked }: { is_partial: boolean; is_unasked: boolean },
) {
  const { account_id: accountId, author_id: authorId, is_owners: isOwners, text } = appealMessage
  await tx
    .insertInto('account_appeals')
    .values({ ...appealMessage, at: await readClock(tx) })
    .execute()
  if (isOwners)
    return await recordEvent(tx, accountAppealMade, { account_id: accountId, text, is_partial: isPartial })
  await recordAudit(tx, {
    actor_id: authorId,
    action: isUnasked ? 'account.written-to' : 'account.appeal-answered',
    subject_kind: 'account',
    subject_id: accountId,
    after: isUnasked ? { message: text } : { answer: text },
  })
  return await recordEvent(tx, accountAppealAnswered, {
    account_id: accountId,
    text,
    is_partial: isPartial,
    is_unasked: isUnasked,
  })
}

interface AppealHistory {
  suspension: { id: number; kind: string; reason: string; at: Date; lifted_at: Date | null } | null
  messages: Awaited<ReturnType<typeof selectMessages>>
}

/**
 * Selects the named one; otherwise the latest of the owner's whole account, or for admins the one
 * that they have to answer first.
 */
async function selectAppeal(db: Db, caller: Caller, accountId: AccountId, suspensionId?: number) {
  const account = await db.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst()
  if (!account) return undefined
  const isNamed = suspensionId !== undefined
  const isOwner = caller.id === accountId
  const suspension = await db
    .selectFrom('account_suspensions as s')
    .select(['s.id', 's.kind', 's.reason', 's.at', 's.lifted_at'])
    .where('s.account_id', '=', accountId)
    .$call(ifGiven(suspensionId, (query, value) => query.where('s.id', '=', value)))
    .$if(!isNamed && isOwner, (query) => query.where('s.kind', '=', 'whole'))
    .$if(!isNamed && !isOwner, (query) => query.orderBy(toAnswerFirst))
    .orderBy('s.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { suspension: suspension ?? null, messages: await selectMessages(db, [suspension?.id ?? 0]) }
}

/**
 * The longest waiting appeal, so that one that comes in while an admin writes doesn't take the
 * answer; otherwise the whole account, where its owner reads messages.
 */
const toAnswerFirst = sql`
  s.lifted_at is not null,
  (select case when m.is_owners and s.lifted_at is null then m.at end
     from account_appeals m where m.suspension_id = s.id order by m.id desc limit 1),
  s.lifted_at is null and s.kind = 'whole' desc,
  (select max(m.id) from account_appeals m where m.suspension_id = s.id) desc nulls last`

async function selectMessages(db: Db, suspensionIds: number[]) {
  return await db
    .selectFrom('account_appeals as m')
    .innerJoin('accounts as a', 'a.id', 'm.author_id')
    .select(['m.id', 'm.suspension_id', 'm.text', 'm.at', 'm.is_owners', 'a.display_name'])
    .select(sql<string>`a.first_name || ' ' || a.last_name`.as('full_name'))
    .where('m.suspension_id', '=', sql<number>`any(${suspensionIds}::bigint[])`)
    .orderBy('m.id')
    .execute()
}

/** Lists partial suspensions: a fully suspended member can't call this. */
export async function readOwnSuspensions(
  db: Db,
  caller: Caller,
): Promise<OperationReply<typeof listOwnSuspensions>> {
  const rows = await db
    .selectFrom('account_suspensions')
    .select(['id', 'reason', 'at', 'until', 'lifted_at'])
    .select(sql<SuspensionKind>`kind`.as('kind'))
    .select(sql<boolean>`coalesce(until <= clock_timestamp(), false)`.as('is_over'))
    .where('account_id', '=', caller.id)
    .where('kind', '<>', 'whole')
    .orderBy('id', 'desc')
    .limit(maxShownSuspensions)
    .execute()
  const appealMessage = await selectMessages(
    db,
    rows.map(({ id }) => id),
  )
  const items = rows.map(({ is_over: isOver, until, ...suspension }) => {
    const messages = appealMessage.filter(({ suspension_id: suspensionId }) => suspensionId === suspension.id)
    // It has ended, though no worker has recorded it yet.
    const liftedAt = suspension.lifted_at ?? (isOver ? until : null)
    const known = { suspension: { ...suspension, lifted_at: liftedAt }, messages }
    const {
      may_write: mayWrite,
      why_not: denialReason,
      messages: shown,
    } = appealView(known, caller, caller.id)
    return {
      ...suspension,
      at: suspension.at.toISOString(),
      until: until && until.toISOString(),
      lifted_at: liftedAt && liftedAt.toISOString(),
      messages: shown,
      may_write: mayWrite,
      why_not: denialReason,
    }
  })
  return { items }
}

function judgeAppeal({ suspension, messages }: AppealHistory, caller: Caller, accountId: AccountId): Verdict {
  const state: AppealState = {
    subject: 'account',
    suspension: suspension === null ? 'none' : suspension.lifted_at === null ? 'stands' : 'lifted',
    writtenBySeller: messages.map(({ is_owners: isOwners }) => isOwners),
  }
  return judgeWriting(state, caller.id === accountId ? 'seller' : 'admin')
}

function appealView(known: AppealHistory, caller: Caller, accountId: AccountId): AccountAppeal {
  const { suspension, messages } = known
  const verdict = judgeAppeal(known, caller, accountId)
  const isOwner = caller.id === accountId
  return {
    account_id: accountId,
    suspension: suspension && {
      reason: suspension.reason,
      at: suspension.at.toISOString(),
      lifted_at: suspension.lifted_at?.toISOString() ?? null,
    },
    messages: messages.map(
      ({ id, text, at, is_owners: isOwners, display_name: displayName, full_name: fullName }) => ({
        id,
        text,
        at: at.toISOString(),
        is_owners: isOwners,
        author: isOwners ? displayName : isOwner ? 'Hoko' : fullName,
      }),
    ),
    may_write: verdict.isAllowed,
    why_not: rejectionReason(verdict),
  }
}
