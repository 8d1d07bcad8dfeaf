import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { getGoodLending, listLenders, putLenders, type LenderDraft } from '#domains/finance/common/finance.ts'
import { aPicture } from '#test/harness/doubles/pictures.ts'
import { goodLending } from '#test/harness/market/lenders.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const usual = { ...goodLending, terms_months: [60, 12, 36, 36] }

const read = () => app.as(admin).call(listLenders, {})
const toDrafts = async () =>
  (await read()).items.map(({ logo: _logo, updated_at: _at, ...draft }) => draft satisfies LenderDraft)
const put = async (items: LenderDraft[], version?: number) =>
  app.as(admin).call(putLenders, { version: version ?? (await read()).version, items })

test('the list is saved as a whole, in its order, each change in the audit log', async () => {
  const first = await put([usual, { ...usual, name: 'Second Street Finance', annual_rate_bp: 0 }])
  expect(first.items.map(({ name }) => name)).toEqual(['Good Lending', 'Second Street Finance'])
  expect(first.items[0]!.terms_months).toEqual([12, 36, 60])
  const [good, second] = await toDrafts()
  const swapped = await put([
    { ...second!, name: 'Good Lending' },
    { ...good!, name: 'Second Street Finance' },
  ])
  expect(swapped.items.map(({ id, name }) => [id, name])).toEqual([
    [second!.id, 'Good Lending'],
    [good!.id, 'Second Street Finance'],
  ])
  const left = await put([{ ...good!, annual_rate_bp: 1100 }])
  expect(left.items).toMatchObject([{ id: good!.id, annual_rate_bp: 1100, name: 'Good Lending' }])
  expect(left).toMatchObject({ version: 4, changed_by: expect.any(String) })
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'lender', subject_id: good!.id })
  expect(items.map(({ action }) => action)).toEqual(['lender.changed', 'lender.changed', 'lender.added'])
  expect(items[0]).toMatchObject({
    before: { annual_rate_bp: 1295, position: 1 },
    after: { annual_rate_bp: 1100, position: 0 },
  })
  const gone = await app.as(admin).call(listAudit, { subject_kind: 'lender', subject_id: second!.id })
  expect(gone.items[0]).toMatchObject({ action: 'lender.removed', before: { name: 'Good Lending' } })
})

test('the second of two admins at once must see the first one’s change', async () => {
  const { version } = await read()
  const [one] = await toDrafts()
  const answers = await Promise.all([
    put([{ ...one!, annual_rate_bp: 900 }], version),
    put([{ ...one!, annual_rate_bp: 950 }], version),
  ])
  expect(answers.filter((answer) => 'items' in answer)).toHaveLength(1)
  expect(answers.find((answer) => 'key' in answer)).toMatchObject({ key: 'lenders_changed', status: 409 })
  expect((await put([{ ...one!, id: 98_765 }])) as object).toMatchObject({ key: 'lenders_changed' })
})

test.each<[Partial<LenderDraft>, string]>([
  [{ name: 'G' }, 'items.0.name'],
  [{ email: 'nobody' }, 'items.0.email'],
  [{ annual_rate_bp: 5000 }, 'items.0.annual_rate_bp'],
  [{ annual_rate_bp: 12.5 }, 'items.0.annual_rate_bp'],
  [{ establishment_fee_cents: -1 }, 'items.0.establishment_fee_cents'],
  [{ min_deposit_percent: 91 }, 'items.0.min_deposit_percent'],
  [{ terms_months: [] }, 'items.0.terms_months'],
  [{ terms_months: [13] }, 'items.0.terms_months.0'],
  [{ terms_months: [90] }, 'items.0.terms_months.0'],
  [{ max_amount_cents: 100_000 }, 'items.0.max_amount_cents'],
  [{ disclosure: 'x'.repeat(2001) }, 'items.0.disclosure'],
  [{ logo_image_id: 98_765 }, 'items.0.logo_image_id'],
])('%j is refused at its field', async (changes, field) => {
  expect(await put([{ ...usual, ...changes }])).toMatchObject({
    key: 'validation_failed',
    errors: { [field]: expect.any(String) },
  })
})

test('two lenders can’t have one name', async () => {
  expect(await put([usual, { ...usual, name: 'GOOD lending' }])).toMatchObject({
    errors: { 'items.1.name': 'Another lender has this name.' },
  })
})

test('a logo is shown while a lender has it', async () => {
  const picture = await aPicture(app, admin)
  const { items } = await put([{ ...usual, logo_image_id: picture.id }])
  expect(items[0]!.logo).toBe(picture.thumb_url)
  const [draft] = await toDrafts()
  expect((await put([{ ...draft!, logo_image_id: null }])).items[0]!.logo).toBeNull()
})

test('the Good Lending calculator’s data is public while enabled, without admin fields', async () => {
  await put([usual])
  const { lender: shown } = await app.as(null).call(getGoodLending, {})
  expect(shown).toMatchObject({ name: 'Good Lending', annual_rate_bp: 1295, logo: null })
  expect(shown).not.toHaveProperty('email')
  await put((await toDrafts()).map((draft) => ({ ...draft, is_enabled: false })))
  expect(await app.as(null).call(getGoodLending, {})).toEqual({ lender: null })
})

test('members can’t read or write the list', async () => {
  const member = await aMember(app)
  expect(await app.as(member).call(listLenders, {})).toMatchObject({ key: 'forbidden' })
  expect(await app.as(member).call(putLenders, { version: 1, items: [] })).toMatchObject({ key: 'forbidden' })
})
