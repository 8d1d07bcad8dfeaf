import { selectRegistered } from '#domains/identity/server/sessions/push-registrations.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { enqueue } from '#platform/server/jobs/jobs.ts'
import { recordPush } from '#platform/server/messages.ts'
import type { Platform } from '#platform/server/platform.ts'
import { readDevice } from '#platform/server/push/registration.ts'
import { sendPushTask, type SendPush } from './push.jobs.ts'

interface PushedNotice extends Omit<SendPush, 'message_id' | 'session_id'> {
  account_id: AccountId
  mailbox: string
}

/** One job per device, so that a failed one is retried alone. */
export async function pushToDevices(
  tx: Tx,
  {
    config: {
      http: { publicUrl },
      fcm,
    },
  }: Pick<Platform, 'config'>,
  { account_id: accountId, mailbox, ...message }: PushedNotice,
): Promise<void> {
  for (const { session_id: sessionId, push_subscription: pushSubscription } of await selectRegistered(
    tx,
    accountId,
  )) {
    if (!readDevice(pushSubscription, fcm !== null)) continue
    const text = `${message.body}\n\n${publicUrl}${message.link}`
    const messageId = await recordPush(tx, {
      account_id: accountId,
      to: mailbox,
      subject: message.title,
      text,
    })
    await enqueue(tx, sendPushTask, { ...message, message_id: messageId, session_id: sessionId })
  }
}
