import { sendMessage } from '#domains/chat/common/chat.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { aLiveAuction } from './market.ts'
import { aMember } from './people.ts'
import type { Market, Person } from '../test-app.ts'

type MessageToSend = Omit<OperationInput<typeof sendMessage>, 'client_id'> & { client_id?: string }

export const write = (app: Market, person: Person, sent: MessageToSend) =>
  app.as(person).call(sendMessage, { client_id: crypto.randomUUID(), ...sent })

/** A buyer has written once to the seller of an auction. */
export async function aConversation(
  app: Market,
  { title, text = 'Kia ora, is it still available?' }: { title?: string; text?: string } = {},
) {
  const { id: listingId, seller } = await aLiveAuction(app, title === undefined ? {} : { title })
  const buyer = await aMember(app)
  const { conversation_id: id } = await write(app, buyer, { listing_id: listingId, text })
  return { id, listing_id: listingId, seller, buyer }
}
