import { putProfile } from '#contract/accounts/accounts.ts'
import { createAgent, type Agent } from '#contract/businesses/agents.ts'
import type { OperationInput } from '#contract/core/operation.ts'
import type { Person, TestApp } from '#test/harness/test-app.ts'
import { aMember } from './people.ts'
import { aPlan } from './plans.ts'
import { aSubscription } from './subscriptions.ts'

interface Wishes {
  max_agents?: number
  branding?: boolean
  trading_name?: string
}

/** In trade and with a licence, on a plan of its own. */
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
