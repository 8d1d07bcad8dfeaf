import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideFlag, flagListing } from '#domains/flags/common/flags.ts'
import { putMemberStatus, suspendMember } from '#domains/accounts/common/members/members.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { anotherSession } from '#test/harness/market/sessions.ts'
import { readExport } from '#test/harness/read-export.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app[Symbol.asyncDispose]())

const dataOf = (person: Person) => readExport(app, person)

test('the export has a member’s own reports, but not reports about them', async () => {
  const admin = await aMember(app, { type: 'admin', last_name: 'Secretive' })
  const { id, seller } = await aLiveAuction(app)
  const reporter = await aMember(app)
  const text = 'I have seen it elsewhere.'
  const flag = await app.as(reporter).call(flagListing, { listing_id: id, reason: 'scam', text })
  await app.as(admin).call(decideFlag, { id: flag.id, outcome: 'upheld', word: 'So have we.' })
  const { files, list } = await dataOf(reporter)
  expect(list('reports')).toMatchObject([
    { listing_id: id, reason: 'scam', text, outcome: 'upheld', outcome_word: 'So have we.' },
  ])
  expect([...files.values()].join('\n')).not.toContain('Secretive')
  const sellers = await dataOf(seller)
  expect(sellers.list('reports')).toEqual([])
  const everything = [...sellers.files.values()].join('\n')
  for (const secret of [text, 'So have we.']) expect(everything).not.toContain(secret)
})

test('the export has decisions about a member with the reason, but without the admin’s name', async () => {
  const [person, admin] = [await aMember(app), await aMember(app, { type: 'admin', last_name: 'Secretive' })]
  for (const status of ['suspended', 'active'] as const) {
    await app.as(admin).call(putMemberStatus, { id: person.id, status, reason: `Now ${status}.` })
  }
  const partly = {
    id: person.id,
    kind: 'selling',
    until: null,
    reason: 'Two scams.',
    note: 'Not theirs.',
  } as const
  await app.as(admin).call(suspendMember, partly)
  const { files, list } = await dataOf(await anotherSession(app, person))
  expect(list('suspensions')).toMatchObject([
    { kind: 'whole', reason: 'Now suspended.', lifted_reason: 'Now active.', changes: [] },
    { kind: 'selling', reason: 'Two scams.', until: null, lifted_at: null },
  ])
  expect(list('decisions').slice(0, 2)).toMatchObject([
    { action: 'account.suspended', reason: 'Now suspended.' },
    { action: 'account.reinstated', reason: 'Now active.' },
  ])
  const everything = [...files.values()].join('\n')
  for (const word of ['Secretive', 'Not theirs.', `"actor_id"`]) expect(everything).not.toContain(word)
})
