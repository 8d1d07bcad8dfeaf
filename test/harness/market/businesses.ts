import { putProfile } from '#domains/accounts/common/accounts.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { createListing } from '#domains/selling/common/own-listings.ts'
import { acceptInvitation, inviteToTeam, type TeamRight } from '#domains/businesses/common/team.ts'
import { createAgent, type Agent } from '#domains/businesses/common/agents.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import type { Person, TestApp } from '#test/harness/test-app.ts'
import { aCategory } from './market.ts'
import { aMember } from './people.ts'
import { aPlan } from './plans.ts'
import { aSubscription } from './subscriptions.ts'

interface Wishes {
  max_agents?: number
  branding?: boolean
  trading_name?: string
}

/** A licensed trader with its own plan. */
export async function anAgency(app: TestApp, admin: Person, wishes: Wishes = {}) {
  const { max_agents = 5, branding = true, trading_name = 'Kāhu Realty' } = wishes
  const agency = await aMember(app)
  await app.as(agency).call(putProfile, { seller_kind: 'in_trade', trading_name, agency_licence: '2008123' })
  const plan = await aPlan(app, admin, { max_agents, branding, max_property_listings: 50 })
  const subscription = await aSubscription(app, agency, plan)
  return { ...agency, subscription }
}

let made = 0

export async function anAgent(
  app: TestApp,
  agency: Person,
  wishes: Partial<OperationInput<typeof createAgent>> = {},
): Promise<Agent> {
  made += 1
  const agent = await app.as(agency).call(createAgent, {
    name: `Aroha Ngata ${made}`,
    licence_number: String(20_000_000 + made),
    phone_number: '021 555 0199',
    email: 'aroha@example.co.nz',
    ...wishes,
  })
  if ('key' in agent) throw new Error(JSON.stringify(agent))
  return agent
}

export async function aHouse(app: TestApp, agency: Person, agentIds: number[]): Promise<number> {
  const draft = await app.as(agency).call(createListing, {
    type: 'property',
    title: 'Sunny villa near the beach',
    description: 'As good as it looks.',
    suburb: 'petone',
    category_id: await aCategory(app, 'property'),
    property: {
      purpose: 'sale',
      property_type: 'house',
      price_method: 'negotiation',
      search_price_cents: 80_000_000,
      bedrooms: 3,
      bathrooms: 1,
      agent_ids: agentIds,
    },
  })
  if (draft.key) throw new Error(JSON.stringify(draft))
  return draft.id
}

export async function aLiveHouse(app: TestApp, agency: Person, agentIds: number[]): Promise<number> {
  const id = await aHouse(app, agency, agentIds)
  const live = await app.as(agency).call(setListingStatus, { id, status: 'active' })
  if (live.status !== 'active') throw new Error(JSON.stringify(live))
  return id
}

export async function aShop(app: TestApp): Promise<Person> {
  const business = await aMember(app)
  await app.as(business).call(putProfile, { seller_kind: 'in_trade', trading_name: 'Bob’s Utes' })
  return business
}

export async function readEmailOf(app: TestApp, { id }: Person): Promise<string> {
  const { email } = await app.platform.db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return email
}

async function readCode(app: TestApp, email: string): Promise<string> {
  await app.settle()
  const { text } = await app.platform.db
    .selectFrom('sent_messages')
    .select('text')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return /\b\d{6}\b/.exec(text)![0]
}

export async function anInvitationOf(
  app: TestApp,
  business: Person,
  person: Person,
  rights: TeamRight[] = ['listings', 'questions'],
) {
  const email = await readEmailOf(app, person)
  const member = await app.as(business).call(inviteToTeam, { email, rights })
  if (member.key) throw new Error(JSON.stringify(member))
  return { id: member.id, code: await readCode(app, email) }
}

export async function aHelperOf(app: TestApp, business: Person, rights?: TeamRight[]) {
  const person = await aMember(app)
  return { ...person, membership: await joinTeam(app, business, person, rights) }
}

export async function joinTeam(app: TestApp, business: Person, person: Person, rights?: TeamRight[]) {
  const { id, code } = await anInvitationOf(app, business, person, rights)
  await app.as(person).call(acceptInvitation, { id, code })
  return id
}
