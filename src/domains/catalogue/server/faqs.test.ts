import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createFaq,
  deleteFaq,
  getFaq,
  type AdminFaq,
  listFaqs,
  listAdminFaqs,
  updateFaq,
} from '#domains/catalogue/common/faqs.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { unsafeAddresses } from '#platform/common/formats/rich-text.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { seedFaqs } from './faqs.service.ts'
import { firstFaqs } from './first-faqs.data.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const usual = { question: 'Is it raining?', answer: 'Take a coat with you.', group: 'Weather' }
const request = (input: Partial<OperationInput<typeof createFaq>> = {}) =>
  app.as(admin).call(createFaq, { ...usual, ...input })

async function values(input: Partial<OperationInput<typeof createFaq>> = {}): Promise<AdminFaq> {
  const faq = await request(input)
  if ('key' in faq) throw new Error(JSON.stringify(faq))
  return faq
}

const groups = async () => (await app.as(null).call(listFaqs, {})).groups
const questionsIn = async (group: string) =>
  (await groups()).find((one) => one.group === group)?.items.map(({ question }) => question) ?? []

test('visitors read the first questions in their groups', async () => {
  const shown = await groups()
  expect(shown.map(({ group }) => group)).toEqual(firstFaqs.map(({ group }) => group))
  expect(shown.flatMap(({ items }) => items).length).toBeGreaterThanOrEqual(12)
  expect(shown[0]!.items.map(({ question }) => question)).toEqual(
    firstFaqs[0]!.faqs.map(({ question }) => question),
  )
})

test('the initial answers pass the validation of later ones', () => {
  const answers = firstFaqs.flatMap(({ faqs }) => faqs)
  expect(answers.flatMap(({ answer }) => unsafeAddresses(answer))).toEqual([])
  expect(answers.filter(({ question, answer }) => question.length > 200 || answer.length > 5000)).toEqual([])
})

test('a question is ordered within its group, and goes to the end of another', async () => {
  const a = await values({ question: 'Question a' })
  const b = await values({ question: 'Question b' })
  const c = await values({ question: 'Question c', position: 0 })
  expect(await questionsIn('Weather')).toEqual(['Question c', 'Question a', 'Question b'])
  await app.as(admin).call(updateFaq, { id: b.id, position: 1 })
  expect(await questionsIn('Weather')).toEqual(['Question c', 'Question b', 'Question a'])
  await app.as(admin).call(updateFaq, { id: c.id, group: 'Selling' })
  expect((await questionsIn('Selling')).at(-1)).toBe('Question c')
  await app.as(admin).call(deleteFaq, { id: a.id })
  expect(await questionsIn('Weather')).toEqual(['Question b'])
})

test('only the back office sees a hidden question', async () => {
  const { id } = await values({ question: 'Is this seen?', group: 'Hidden things', status: 'hidden' })
  expect((await groups()).map(({ group }) => group)).not.toContain('Hidden things')
  expect(await app.as(null).call(getFaq, { id })).toMatchObject({ key: 'not_found' })
  expect(await app.as(admin).call(getFaq, { id })).toMatchObject({ status: 'hidden' })
  expect((await app.as(admin).call(listAdminFaqs, {})).items.map((faq) => faq.id)).toContain(id)
  await app.as(admin).call(updateFaq, { id, status: 'active' })
  expect(await questionsIn('Hidden things')).toEqual(['Is this seen?'])
})

test.each([
  [{ question: 'Why' }, 'question'],
  [{ answer: 'No.' }, 'answer'],
  [{ answer: 'See [this](javascript:alert(1)) at once' }, 'answer'],
  [{ answer: 'See [this](//evil.example) at once' }, 'answer'],
  [{ group: '' }, 'group'],
  [{ position: -1 }, 'position'],
])('%j is refused at its field', async (input, field) => {
  const refused = await request(input)
  expect(refused).toMatchObject({ key: 'validation_failed', errors: { [field]: expect.any(String) } })
})

test('a missing question is not found', async () => {
  expect(await app.as(admin).call(updateFaq, { id: 98_765, status: 'hidden' })).toMatchObject({
    key: 'not_found',
  })
  expect(await app.as(admin).call(deleteFaq, { id: 98_765 })).toMatchObject({ key: 'not_found' })
})

test('two questions put at one position at once get consecutive positions', async () => {
  await Promise.all(
    Array.from({ length: 8 }, (_, at) => values({ question: `Runner ${at}`, group: 'Race', position: 0 })),
  )
  const { items } = await app.as(admin).call(listAdminFaqs, {})
  const positions = items.filter(({ group }) => group === 'Race').map(({ position }) => position)
  expect(positions).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

test('each change of a question is in the audit log', async () => {
  const { id } = await values({ group: 'Audit' })
  await app.as(admin).call(updateFaq, { id, question: 'Is it still raining?' })
  await app.as(admin).call(deleteFaq, { id })
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'faq', subject_id: id })
  expect(items.map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['faq.removed', admin.id],
    ['faq.changed', admin.id],
    ['faq.added', admin.id],
  ])
  expect(items[1]).toMatchObject({
    before: { question: 'Is it raining?' },
    after: { question: 'Is it still raining?' },
  })
})

test('a restart doesn’t bring back a removed question', async () => {
  const { items } = await app.as(admin).call(listAdminFaqs, {})
  await app.as(admin).call(deleteFaq, { id: items[0]!.id })
  await seedFaqs(app.platform.db)
  expect((await app.as(admin).call(listAdminFaqs, {})).items).toHaveLength(items.length - 1)
})
