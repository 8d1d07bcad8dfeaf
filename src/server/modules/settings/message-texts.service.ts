import type { Tx } from '#server/platform/db.ts'
import { queueMessage } from '#server/platform/messages.ts'
import { wordedMessage, type Message } from './settings.rules.ts'
import { readSettings } from './settings.service.ts'

export type { Mail, Message } from './settings.rules.ts'

/** Writes a mail or an SMS in the words that are chosen now; it leaves after this transaction commits. */
export async function writeMessage(tx: Tx, message: Message): Promise<number> {
  return await queueMessage(tx, wordedMessage(await readSettings(tx), message))
}
