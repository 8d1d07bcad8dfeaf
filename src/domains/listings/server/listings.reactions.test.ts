import { expect, test } from 'vitest'
import { answerQuestion, askQuestion, listQuestions } from '#domains/listings/common/questions/questions.ts'
import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { transact } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { aQuestion } from '#test/harness/market/questions.ts'
import { createTestApp } from '#test/harness/test-app.ts'

test('deleting an account withdraws its waiting questions, and answered ones remain', async () => {
  await using app = await createTestApp()
  const { listing_id, seller, asker, id } = await aQuestion(app)
  const text = 'And with the pump?'
  await app.as(seller).call(answerQuestion, { id, text: 'It does.' })
  const { id: second } = await app.as(asker).call(askQuestion, { listing_id, text })
  await transact(app.platform.db, (tx) => recordEvent(tx, accountDeleted, { account_id: asker.id }))
  await app.settle()
  const seen = await app.as(seller).call(listQuestions, { listing: listing_id })
  expect(seen).toMatchObject({ items: [{ id }], total: 1, waiting: 0 })
  expect(await app.as(seller).call(answerQuestion, { id: second, text })).toMatchObject({ key: 'not_found' })
})
