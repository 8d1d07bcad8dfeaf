import { afterAll, beforeAll, expect, test } from 'vitest'
import { flagListing } from '#domains/flags/common/flags.ts'
import { decideCase, decideCases, getCase, listCases, takeCase } from '#domains/moderation/common/cases.ts'
import { listOwnWarnings } from '#domains/moderation/common/warnings.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { times } from '#test/harness/auctions/bid-races.ts'
import { aFixedPriceListing } from '#test/harness/market/market.ts'
import { aPendingListing, requestApprovalFor } from '#test/harness/market/moderation.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let seller: Person
const admins: Person[] = []
beforeAll(async () => {
  app = await createTestApp({}, { nodes: 2 })
  seller = await aMember(app)
  for (const firstName of ['Hana', 'Ari', 'Moana', 'Wiremu']) {
    admins.push(await aMember(app, { type: 'admin', first_name: firstName, last_name: 'Ngata' }))
  }
})
afterAll(() => app[Symbol.asyncDispose]())

async function aReport(listingId?: number) {
  const about = listingId ?? (await aFixedPriceListing(app, { seller })).id
  const reporter = await aMember(app)
  const reply = await app.as(reporter).call(flagListing, { listing_id: about, reason: 'scam', text: '' })
  return { kind: 'listing_report', id: reply.id, listing_id: about, reporter } as const
}

test('only one of several admins takes a case, and the others see who', async () => {
  for (const _round of times(4, (n) => n)) {
    const { kind, id } = await aReport()
    const answers = await Promise.all(
      admins.map((admin) => app.as(admin).call(takeCase, { kind, id, taken: true })),
    )
    const { taken } = await app.as(admins[0]!).call(getCase, { kind, id })
    const winners = answers.filter(({ key }) => key === undefined)
    expect(winners).toHaveLength(1)
    expect(winners[0]!.taken).toMatchObject({ id: taken!.id })
    const message = expect.stringContaining(`${taken!.name} has taken this case until `)
    expect(answers.filter(({ key }) => key === 'case_taken')).toMatchObject(
      Array.from({ length: 3 }, () => ({ message })),
    )
    const [owner, other] = [
      admins.find((one) => one.id === taken!.id)!,
      admins.find((one) => one.id !== taken!.id)!,
    ]
    const dismissal = { kind, id, outcome: 'dismissed', word: 'Nothing wrong here.' } as const
    expect(await app.as(other).call(decideCase, dismissal)).toMatchObject({ key: 'case_taken' })
    expect(await app.as(other).call(takeCase, { kind, id, taken: false })).toMatchObject({
      key: 'case_taken',
    })
    await app.as(owner).call(takeCase, { kind, id, taken: false })
    expect(await app.as(other).call(takeCase, { kind, id, taken: true })).toMatchObject({
      taken: { id: other.id },
    })
  }
})

test('an expired claim is free again', async () => {
  const { kind, id } = await aReport()
  await app.as(admins[0]!).call(takeCase, { kind, id, taken: true })
  const { db } = app.platform
  await db
    .updateTable('moderation_claims')
    .set({ expires_at: new Date(Date.now() - 1) })
    .where('case_id', '=', id)
    .execute()
  const nobodys = await app.as(admins[1]!).call(listCases, { assignee: 'nobody', limit: 100 })
  expect(nobodys.items.map((one) => one.id)).toContain(id)
  await app.as(admins[1]!).call(takeCase, { kind, id, taken: true })
  const mine = await app.as(admins[1]!).call(listCases, { assignee: 'me' })
  // An earlier race may have left her another.
  expect(mine.items.find((one) => one.id === id)).toMatchObject({ taken: { id: admins[1]!.id } })
})

test('a case decided by several at once is decided once, with one warning and one message', async () => {
  const { kind, id, reporter } = await aReport()
  const before = (await app.as(seller).call(listOwnWarnings, {})).items.length
  const answers = await Promise.all(
    admins.map((admin) =>
      app.as(admin).call(decideCase, {
        kind,
        id,
        outcome: 'upheld',
        word: 'We’ve warned them.',
        reason: 'Keep payment on Hoko.',
        warn: { account_id: seller.id, is_strike: true },
      }),
    ),
  )
  expect(answers.filter(({ key }) => key === undefined)).toHaveLength(1)
  expect(answers.filter(({ key }) => key === 'case_decided')).toHaveLength(3)
  await app.settle()
  expect((await app.as(seller).call(listOwnWarnings, {})).items).toHaveLength(before + 1)
  const { items } = await app.as(reporter).call(listNotifications, {})
  expect(items.filter((one) => one.kind === 'flag')).toHaveLength(1)
})

test('other reports of the listing are decided with it, and all reporters get the message', async () => {
  const first = await aReport()
  const second = await aReport(first.listing_id)
  const { kind, id } = first
  expect(await app.as(admins[0]!).call(getCase, { kind, id })).toMatchObject({ reports: 2 })
  const word = 'Thanks, both of you.'
  await app.as(admins[0]!).call(decideCase, { kind, id, outcome: 'upheld', word, with_others: true })
  await app.settle()
  for (const { reporter } of [first, second]) {
    const [newest] = (await app.as(reporter).call(listNotifications, {})).items
    expect(newest!.body).toContain(word)
  }
  expect(await app.as(admins[0]!).call(getCase, { kind, id: second.id })).toMatchObject({ key: 'not_found' })
})

test("a bulk decision names what can't be decided, and does the rest", async () => {
  const [hana, ari] = [admins[0]!, admins[1]!]
  await requestApprovalFor(app, hana, 'everybody')
  const pending = [await aPendingListing(app), await aPendingListing(app), await aPendingListing(app)]
  const ids = pending.map(({ id }) => id)
  await app.as(ari).call(takeCase, { kind: 'pending', id: ids[1]!, taken: true })
  const many = { kind: 'pending' as const, ids: [...ids, 999_999], outcome: 'approved' as const }
  expect(await app.as(hana).call(decideCases, many)).toMatchObject({
    decided: [ids[0], ids[2]],
    refused: [
      { id: ids[1], message: expect.stringContaining('Ari Ngata has taken this case') },
      { id: 999_999, message: 'This case has already been decided.' },
    ],
  })
  const upheld = { kind: 'listing_report' as const, ids: [1], outcome: 'upheld' as const, word: 'All.' }
  expect(await app.as(hana).call(decideCases, upheld)).toMatchObject({ status: 422 })
})
