import type { listSentMessages, SentMessage } from '#domains/messaging/common/sent-messages/sent-messages.ts'
import { failedEmailsPage } from '#domains/messaging/common/stop-emails.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import { enqueue } from '#platform/server/jobs/jobs.ts'
import { hasFailedEmails } from '#platform/server/mail/failed-emails.ts'
import {
  copyMessage,
  lockSentMessage,
  selectSentMessages,
  type SentMessageRow,
} from '#platform/server/mail/sent-messages.queries.ts'
import { sendAgain, sendMessageTask } from '#platform/server/messages.ts'
import { redactError } from '#platform/server/redact-error.ts'
import { refuse } from '#platform/server/refusal.ts'
import { readByAdmins } from '../notifications.service.ts'
import { decideReplay, maskRecipient } from './sent-messages.rules.ts'
import * as t from '#domains/messaging/texts.ts'

interface MessageView {
  /** Whether the reader helps members, and so sees whom they write to. */
  seesPeople: boolean
}

export async function readSentMessages(
  db: Db,
  { page, limit, q = '', ...search }: OperationValues<typeof listSentMessages>,
  view: MessageView,
): Promise<OperationReply<typeof listSentMessages>> {
  const recipient = q === '' ? undefined : q.includes('@') ? q.toLowerCase() : q
  const { rows, total } = await selectSentMessages(db, { ...search, recipient }, { page, limit })
  return { items: rows.map((row) => messageView(row, view)), page, limit, total }
}

const findState = ({ delivered_at: deliveredAt, failed_reason: failedReason }: SentMessageRow) =>
  deliveredAt ? 'delivered' : failedReason === null ? 'waiting' : 'failed'

function messageView(row: SentMessageRow, { seesPeople }: MessageView): SentMessage {
  const { id, kind, account_id: accountId, recipient, subject, at, attempts } = row
  const { delivered_at: deliveredAt, failed_reason: reason } = row
  const state = findState(row)
  const { channel } = row
  return {
    id,
    channel,
    state,
    kind,
    account_id: accountId,
    recipient: seesPeople ? recipient : maskRecipient(recipient),
    subject: seesPeople ? subject : null,
    at: at.toISOString(),
    delivered_at: deliveredAt?.toISOString() ?? null,
    failed_reason: seesPeople || reason === null ? reason : redactError(reason),
    attempts,
    replay: decideReplay({ channel, state, kind }),
  }
}

/** A failed message is tried again, and a delivered one is sent as a copy. */
export async function replaySentMessage(db: Db, actorId: AccountId, id: number): Promise<void> {
  await transact(db, async (tx) => {
    const message = (await lockSentMessage(tx, id)) ?? refuse('not_found')
    const state = findState(message)
    const { channel } = message
    refuseReplay(decideReplay({ channel, state, kind: message.kind }))
    if (state === 'failed') await sendAgain(tx, id)
    else await enqueue(tx, sendMessageTask, { message_id: await copyMessage(tx, id) })
    await recordAudit(tx, {
      actor_id: actorId,
      action: 'message.replayed',
      subject_kind: 'message',
      subject_id: id,
      after: { channel, subject: message.subject },
    })
    if (!(await hasFailedEmails(tx))) await readByAdmins(tx, failedEmailsPage)
  })
}

function refuseReplay(replay: SentMessage['replay']): void {
  if (replay === 'allowed') return
  const reasons = {
    secret: t.codes_and_links_that_open_an_account(),
    waiting: t.its_still_waiting_to_be_sent(),
    push: t.pushes_cant_be_sent_again(),
  }
  refuse('message_not_replayable', { message: reasons[replay] })
}
