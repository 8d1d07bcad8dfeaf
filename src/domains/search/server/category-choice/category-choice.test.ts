import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCategories } from '#domains/catalogue/common/catalogue.ts'
import { suggestCategories } from '#domains/search/common/search.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

test('everyday words and titles find categories of the requested type', async () => {
  const { items: all } = await app.as(null).call(listCategories, { all: 'yes' })
  const sofas = all.find(({ slug }) => slug === 'home-living-room-sofas')!
  const [couch] = (await app.as(null).call(suggestCategories, { q: 'couch', type: 'general' })).items
  expect(couch).toEqual({
    id: sofas.id,
    type: 'general',
    name: 'Sofas',
    path: ['Home & living', 'Living room furniture'],
  })
  const ofTitle = await app
    .as(null)
    .call(suggestCategories, { q: 'Three seater couch, grey', from: 'title', type: 'general' })
  expect(ofTitle.items.map(({ id }) => id)).toEqual([sofas.id])
})

test('a match in another type is listed after the requested type', async () => {
  const { items } = await app.as(null).call(suggestCategories, { q: 'ute', type: 'general' })
  expect(items.map(({ type, name }) => `${type}: ${name}`)).toEqual([
    'general: Kitchen & dining',
    'vehicle: Utes',
  ])
})

test('nonsense finds nothing, and no typed text is refused', async () => {
  expect((await app.as(null).call(suggestCategories, { q: 'qwertyuiop' })).items).toEqual([])
  const { errors } = await app.as(null).call(suggestCategories, { q: ' ' })
  expect(errors).toEqual({ q: 'Enter a word' })
})
