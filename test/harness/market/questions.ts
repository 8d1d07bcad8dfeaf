import { askQuestion } from '#domains/listings/common/questions/questions.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { aLiveAuction } from './market.ts'
import { aMember } from './people.ts'
import type { Market, Person } from '../test-app.ts'

export interface QuestionsQuery {
  id: number
  listing_id: ListingId
  text: string
  seller: Person
  asker: Person
}

export async function aQuestion(app: Market): Promise<QuestionsQuery> {
  const { id: listingId, seller } = await aLiveAuction(app)
  const asker = await aMember(app, { first_name: 'Tama' })
  const text = 'Does it come with the mudguards?'
  const { id } = await app.as(asker).call(askQuestion, { listing_id: listingId, text })
  return { id, listing_id: listingId, text, seller, asker }
}
