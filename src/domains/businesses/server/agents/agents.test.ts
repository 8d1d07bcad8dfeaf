import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { putProfile } from '#domains/accounts/common/accounts.ts'
import {
  exportAgentNumbers,
  getAgentNumbers,
  createAgent,
  deleteAgent,
  listAgents,
  lookAtAgent,
  updateAgent,
} from '#domains/businesses/common/agents.ts'
import { sendMessage } from '#domains/chat/common/chat.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { getOwnListing, updateListing } from '#domains/selling/common/own-listings.ts'
import { checkPermission } from '#domains/billing/common/subscriptions/subscriptions.ts'
import { addFavourite } from '#domains/watchlist/common/watching.ts'
import { aHouse, aLiveHouse, anAgency, anAgent } from '#test/harness/market/businesses.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
let visitor: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  visitor = await aMember(app)
})
afterAll(() => app[Symbol.asyncDispose]())

const fields = { name: 'Hana Waititi', licence_number: '20 012 345' }

const shownAgents = async (id: number) => (await app.as(null).call(getListing, { id })).agents
const namedIn = async (agency: Person, id: number) =>
  (await app.as(agency).call(getOwnListing, { id })).property!.agent_ids

test('only a licensed agency with a plan can have agents, as many as it allows', async () => {
  const privateSeller = await aMember(app)
  expect(await app.as(privateSeller).call(createAgent, fields)).toMatchObject({
    status: 403,
    key: 'not_an_agency',
  })
  await app
    .as(privateSeller)
    .call(putProfile, { seller_kind: 'in_trade', trading_name: 'A', agency_licence: '2008124' })
  expect(await app.as(privateSeller).call(createAgent, fields)).toMatchObject({
    key: 'subscription_required',
    permission: { used: 0, limit: 0 },
  })
  const agency = await anAgency(app, admin, { max_agents: 2 })
  const one = await anAgent(app, agency)
  await anAgent(app, agency)
  expect(await app.as(agency).call(createAgent, fields)).toMatchObject({
    key: 'subscription_required',
    permission: { used: 2, limit: 2 },
  })
  expect(await app.as(agency).call(checkPermission, { action: 'add_agent' })).toMatchObject({
    used: 2,
    limit: 2,
  })
  expect(await app.as(agency).call(updateAgent, { id: one.id, status: 'left' })).toMatchObject({
    status: 'left',
  })
  await anAgent(app, agency)
  expect(await app.as(agency).call(updateAgent, { id: one.id, status: 'active' })).toMatchObject({
    key: 'subscription_required',
  })
})

test('ten agents added at once with one place left give one', async () => {
  const agency = await anAgency(app, admin, { max_agents: 1 })
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      app.as(agency).call(createAgent, { name: `Agent ${at}`, licence_number: String(30_000_000 + at) }),
    ),
  )
  expect(replies.filter((reply) => 'key' in reply)).toHaveLength(9)
})

test('createAgent reports all errors at once, and a licence belongs to one agent', async () => {
  const agency = await anAgency(app, admin)
  const wrong = await app.as(agency).call(createAgent, {
    name: 'Hana',
    phone_number: '123',
    email: '',
    licence_number: 'abc',
    image_id: 987_654,
  })
  expect(Object.keys(wrong.errors!).sort()).toEqual(['image_id', 'licence_number', 'phone_number'])
  const first = await anAgent(app, agency, fields)
  expect(first).toMatchObject({ licence_number: '20012345', own: { phone_number: '+64215550199' } })
  const second = await app.as(agency).call(createAgent, { ...fields, name: 'Somebody else' })
  expect(second.errors).toEqual({ licence_number: 'Hana Waititi has this licence number already.' })
  const other = await anAgency(app, admin)
  expect(await app.as(other).call(updateAgent, { id: first.id, name: 'Mine' })).toMatchObject({
    key: 'not_found',
  })
  expect(await app.as(other).call(deleteAgent, { id: first.id })).toMatchObject({ key: 'not_found' })
})

test('others see active agents without their numbers, which they view one by one', async () => {
  const agency = await anAgency(app, admin)
  const agent = await anAgent(app, agency)
  const gone = await anAgent(app, agency)
  await app.as(agency).call(updateAgent, { id: gone.id, status: 'left' })
  for (const person of [null, visitor]) {
    const { items } = await app.as(person).call(listAgents, { seller: agency.id })
    expect(items).toMatchObject([{ id: agent.id, own: null, has_phone: true, has_email: true }])
  }
  expect(await app.as(null).call(listAgents, {})).toMatchObject({ key: 'validation_failed' })
  expect((await app.as(agency).call(listAgents, {})).items.map(({ status }) => status)).toEqual([
    'active',
    'left',
  ])
  expect((await app.as(admin).call(listAgents, { seller: agency.id })).items).toHaveLength(2)
  expect(await app.as(visitor).call(lookAtAgent, { agent_id: agent.id })).toEqual({
    phone_number: '+64215550199',
    email: 'aroha@example.co.nz',
  })
  expect(await app.as(visitor).call(lookAtAgent, { agent_id: gone.id })).toMatchObject({ key: 'not_found' })
  const styles = await app.platform.db
    .selectFrom('agent_looks')
    .selectAll()
    .where('agent_id', '=', agent.id)
    .execute()
  expect(styles).toMatchObject([{ viewer_id: visitor.id }])
})

test('a listing names agents of its own agency, whom visitors see and search by', async () => {
  const agency = await anAgency(app, admin)
  const [one, two, three] = [
    await anAgent(app, agency),
    await anAgent(app, agency),
    await anAgent(app, agency),
  ]
  const strange = await anAgent(app, await anAgency(app, admin))
  const id = await aLiveHouse(app, agency, [two.id, one.id])
  expect(await shownAgents(id)).toMatchObject([
    { id: two.id, name: two.name, licence_number: two.licence_number, has_left: false },
    { id: one.id },
  ])
  const change = (agentIds: number[]) =>
    app
      .as(agency)
      .call(getOwnListing, { id })
      .then(({ version }) =>
        app.as(agency).call(updateListing, { id, version, property: { agent_ids: agentIds } }),
      )
  expect((await change([strange.id])).errors).toEqual({
    'property.agent_ids': 'Choose agents who work for you.',
  })
  expect((await change([one.id, two.id, three.id, strange.id])).errors).toHaveProperty('property.agent_ids')
  await change([three.id])
  await app.settle()
  const find = async (agent: number) =>
    (await app.as(null).call(searchListings, { agent })).items.map((card) => card.id)
  expect(await find(three.id)).toEqual([id])
  expect(await find(one.id)).toEqual([])
  expect(await app.as(null).call(searchListings, { agent: one.id, type: 'vehicle' })).toMatchObject({
    key: 'validation_failed',
  })
})

test('an agent who leaves hands over drafts and live listings, and remains on ended ones', async () => {
  const agency = await anAgency(app, admin)
  const [leaver, heir] = [await anAgent(app, agency), await anAgent(app, agency)]
  const strange = await anAgent(app, await anAgency(app, admin))
  const live = await aLiveHouse(app, agency, [leaver.id])
  const both = await aLiveHouse(app, agency, [leaver.id, heir.id])
  const draft = await aHouse(app, agency, [leaver.id])
  const ended = await aLiveHouse(app, agency, [leaver.id])
  await app.as(agency).call(setListingStatus, { id: ended, status: 'withdrawn', reason: 'The owners stay.' })
  const leave = (movesTo: number) =>
    app.as(agency).call(updateAgent, { id: leaver.id, status: 'left', moves_to: movesTo })
  for (const wrong of [strange.id, leaver.id, 987_654]) {
    expect((await leave(wrong)).errors).toEqual({ moves_to: 'Choose an agent who works for you.' })
  }
  await leave(heir.id)
  expect(await shownAgents(live)).toEqual([])
  await app.settle()
  expect([await namedIn(agency, live), await namedIn(agency, both), await namedIn(agency, draft)]).toEqual([
    [heir.id],
    [heir.id],
    [heir.id],
  ])
  expect(await shownAgents(ended)).toMatchObject([
    { id: leaver.id, has_left: true, has_phone: false, photo: null },
  ])
  const { items } = await app.as(null).call(searchListings, { agent: heir.id })
  expect(new Set(items.map(({ id }) => id))).toEqual(new Set([live, both]))
  expect(await app.as(agency).call(deleteAgent, { id: leaver.id })).toMatchObject({
    status: 409,
    key: 'agent_in_use',
  })
  const changes = await app.platform.db
    .selectFrom('agent_status_changes')
    .select(['status', 'moves_to', 'changed_by'])
    .where('agent_id', '=', leaver.id)
    .orderBy('id')
    .execute()
  expect(changes).toEqual([
    { status: 'active', moves_to: null, changed_by: agency.id },
    { status: 'left', moves_to: heir.id, changed_by: agency.id },
  ])
})

test('an agent whom no listing names can be deleted', async () => {
  const agency = await anAgency(app, admin)
  const agent = await anAgent(app, agency)
  expect(await app.as(agency).call(deleteAgent, { id: agent.id })).toEqual({ ok: true })
  expect((await app.as(agency).call(listAgents, {})).items).toEqual([])
})

test('an admin acts for an agency, within its plan, and it is in the audit log', async () => {
  const agency = await anAgency(app, admin, { max_agents: 1 })
  expect(await app.as(admin).call(createAgent, fields)).toMatchObject({ key: 'validation_failed' })
  const agent = await app.as(admin).call(createAgent, { ...fields, seller_id: agency.id })
  expect(agent).toMatchObject({ seller_id: agency.id })
  const more = await app
    .as(admin)
    .call(createAgent, { ...fields, licence_number: '777777', seller_id: agency.id })
  expect(more).toMatchObject({
    key: 'subscription_required',
    message: 'This member has used 1 of 1, so their plan doesn’t allow more.',
  })
  await app.as(admin).call(updateAgent, { id: agent.id, name: 'Hana W.' })
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'account', subject_id: agency.id })
  expect(items.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['agent.added-for', 'agent.changed-for']),
  )
})

test('getAgentNumbers counts each agent’s listings, sales and enquiries', async () => {
  const agency = await anAgency(app, admin)
  const [one, two] = [
    await anAgent(app, agency, { name: '=Anahera' }),
    await anAgent(app, agency, { name: 'Wiremu' }),
  ]
  const shared = await aLiveHouse(app, agency, [one.id, two.id])
  await aLiveHouse(app, agency, [])
  await aHouse(app, agency, [one.id])
  await app.server.inject({
    method: 'PATCH',
    url: `/api/listing-views/${shared}`,
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
  })
  await app.as(visitor).call(addFavourite, { listing_id: shared })
  await app.as(visitor).call(sendMessage, {
    client_id: crypto.randomUUID(),
    listing_id: shared,
    text: 'Is it still for sale?',
  })
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(new Date())
  const span = { from: today, to: today }
  const counted = { live: 1, sold: 0, views: 1, watchers: 1, enquiries: 1 }
  expect(await app.as(agency).call(getAgentNumbers, span)).toEqual({
    items: [
      { agent_id: one.id, name: '=Anahera', has_left: false, ...counted },
      { agent_id: two.id, name: 'Wiremu', has_left: false, ...counted },
      { agent_id: null, name: null, has_left: false, live: 1, sold: 0, views: 0, watchers: 0, enquiries: 0 },
    ],
    total: { ...counted, live: 2 },
  })
  const { items } = await app.as(agency).call(getAgentNumbers, { from: '2020-01-01', to: '2020-02-01' })
  expect(items[0]).toMatchObject({ live: 1, views: 0, enquiries: 0 })
  expect(
    (await app.as(agency).call(getAgentNumbers, { from: today, to: '2020-01-01' })).errors,
  ).toHaveProperty('to')
  expect(
    (await app.as(agency).call(getAgentNumbers, { from: '2020-01-01', to: today })).errors,
  ).toHaveProperty('from')
  expect(await app.as(visitor).call(getAgentNumbers, { ...span, seller: agency.id })).toMatchObject({
    key: 'not_found',
  })
  const file = await app.as(admin).call(exportAgentNumbers, { ...span, seller: agency.id })
  expect((await file.text()).replace('\ufeff', '').split('\r\n')).toEqual([
    'Agent,Live listings,Sold or let,Views,Watchers,Enquiries',
    "'=Anahera,1,0,1,1,1",
    'Wiremu,1,0,1,1,1',
    'No agent,1,0,0,0,0',
    'All listings,2,0,1,1,1',
    '',
  ])
})
