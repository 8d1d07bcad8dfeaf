import type { Market } from '../test-app.ts'

/** What was sent to an address or a number, newest first. */
export async function sentTo({ platform }: Market, recipient: string) {
  return await platform.db
    .selectFrom('sent_messages')
    .select(['channel', 'subject', 'text'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .execute()
}
