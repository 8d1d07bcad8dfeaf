import type { Market } from '../test-app.ts'

export async function sentTo({ platform }: Market, recipient: string) {
  return await platform.db
    .selectFrom('sent_messages')
    .select(['channel', 'subject', 'text'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .execute()
}
