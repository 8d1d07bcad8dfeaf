import type { ChosenSettings } from '#domains/settings/common/settings.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { queueMessage, queueMessages } from '#platform/server/messages.ts'
import { wordedMail, wordedMessage, type Mail, type Message } from './settings.rules.ts'
import { readSettings } from './settings.service.ts'
import { extensionPoint } from '#platform/server/extensions.ts'

export { toMail, type Mail, type Message } from './settings.rules.ts'

/**
 * Uses the present texts; sent after this transaction commits.
 * @param accountId the owner, whatever the address
 */
export async function writeMessage(tx: Tx, accountId: AccountId | null, message: Message): Promise<number> {
  return await queueMessage(tx, { account_id: accountId, ...wordedMessage(await readSettings(tx), message) })
}

/** Writes many at once. */
export async function writeMessages(
  tx: Tx,
  messages: { account_id: AccountId | null; message: Message }[],
): Promise<void> {
  if (messages.length === 0) return
  const words = await readSettings(tx)
  await queueMessages(
    tx,
    messages.map(({ account_id: accountId, message }) => ({
      account_id: accountId,
      ...wordedMessage(words, message),
    })),
  )
}

export type FilledMail = ReturnType<typeof wordedMail>

/**
 * Fills emails with the present texts.
 *
 * @param otherWords used instead of the stored texts
 */
export async function fillMessage(db: Db, otherWords: Partial<ChosenSettings> = {}) {
  const chosen = { ...(await readSettings(db)), ...otherWords }
  return (mail: Mail) => wordedMail(chosen, mail)
}

/** Emails with made-up values, by name, for the previews of the back office. */
export type ComposeSampleEmails = (publicUrl: string) => [string, Mail][]

export const sampleEmails = extensionPoint<ComposeSampleEmails>('sample emails')
