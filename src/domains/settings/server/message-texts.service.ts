import type { ChosenSettings } from '#domains/settings/common/settings.ts'
import { isRuleOn, neededFullAdmins } from '#domains/staff/common/second-person-rules.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { extensionPoint } from '#platform/server/extensions.ts'
import { queueMessage, queueMessages } from '#platform/server/messages.ts'
import { wordedMail, wordedMessage, type Mail, type Message } from './settings.rules.ts'
import { readSettings } from './settings.service.ts'

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

// If nobody else could approve, an action that needs a second admin waits until there is one.

/** Covers every change of a full admin, while anything else needs two. */
export const isTwoPersonRuleOn = async (db: Db): Promise<boolean> => isRuleOn(await readSettings(db))

export async function needsSecondForRefunds(db: Db, sumCents: number): Promise<boolean> {
  const { second_person_dollars: least } = await readSettings(db)
  return least !== null && sumCents >= least * 100
}

export const needsSecondForDeletions = async (db: Db): Promise<boolean> =>
  (await readSettings(db)).deletions_need === 'two_admins'

/** How many full admins must remain. */
export const readNeededFullAdmins = async (db: Db): Promise<number> =>
  (await isTwoPersonRuleOn(db)) ? neededFullAdmins : 1
