import { type PartialKind, type SuspensionKind } from '#domains/accounts/common/members/suspension-labels.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { type AccountRow, updateAccount } from '#domains/identity/server/account/account.service.ts'
import { writeMessage } from '#domains/settings/server/message-texts.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { accountStatusChanged, suspensionEnded } from '../../accounts.events.ts'
import { reinstatedMail } from '../members.messages.ts'
import { lockMember } from '../members.queries.ts'
import { selectDueAccounts, selectOpen } from './suspensions.queries.ts'
import * as t from '#domains/accounts/texts.ts'

export const untilColumns = {
  selling: 'no_selling_until',
  buying: 'no_buying_until',
  messaging: 'no_messaging_until',
} as const satisfies Record<PartialKind, string>

interface Ending {
  id: number
  kind: SuspensionKind
  publicUrl: string
  /** Null if it ended at its time. */
  ended: { at: Date; by: AccountId | null; reason: string | null }
}

/** The caller has locked the account. */
export async function endSuspension(
  tx: Tx,
  account: AccountRow,
  { id, kind, publicUrl, ended: { at, by, reason } }: Ending,
): Promise<void> {
  const accountId = account.id
  await tx
    .updateTable('account_suspensions')
    .set({ lifted_at: at, lifted_by: by, lifted_reason: reason })
    .where('id', '=', id)
    .execute()
  // A deleted account remains deleted, and gets no more messages.
  if (account.status === 'deleted') return
  if (kind === 'whole') await updateAccount(tx, accountId, { status: 'active' })
  else await updateAccount(tx, accountId, { [untilColumns[kind]]: null })
  if (kind === 'whole' || kind === 'selling') {
    await publishTopic(tx, `seller:${accountId}`)
    await recordEvent(tx, accountStatusChanged, { account_id: accountId })
  }
  await recordAudit(tx, {
    actor_id: by,
    action: nameEnding(kind, by),
    subject_kind: 'account',
    subject_id: accountId,
    ...(reason !== null && { reason }),
    ...(kind === 'whole'
      ? { before: { status: account.status }, after: { status: 'active' } }
      : { before: { kind } }),
  })
  if (kind === 'whole') {
    await writeMessage(tx, accountId, reinstatedMail(account, reason ?? t.it_ended_at_its_time(), publicUrl))
  } else {
    await recordEvent(tx, suspensionEnded, { account_id: accountId, kind, reason })
  }
}

function nameEnding(kind: SuspensionKind, by: number | null): string {
  if (by === null) return 'account.suspension-ended'
  return kind === 'whole' ? 'account.reinstated' : 'account.suspension-lifted'
}

/** @returns whether one had expired */
export async function endDueSuspension(tx: Tx, account: AccountRow, publicUrl: string): Promise<boolean> {
  const due = (await selectOpen(tx, account.id)).filter(({ is_over: isOver }) => isOver)
  for (const { id, kind, until } of due) {
    const ended = { at: must(until, 'until'), by: null, reason: null }
    await endSuspension(tx, account, { id, kind, publicUrl, ended })
  }
  return due.length > 0
}

/** Writes the rows and notifies the members: their rights already follow the clock. */
export async function endAllDue(db: Db, publicUrl: string): Promise<void> {
  for (const accountId of await selectDueAccounts(db)) {
    await transact(db, async (tx) => {
      const account = await lockMember(tx, accountId)
      if (account) await endDueSuspension(tx, account, publicUrl)
    })
  }
}
