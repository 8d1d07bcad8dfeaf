import { expect } from '@playwright/test'
import { untilHydrated } from '../before-hydration.ts'
import { test } from '../fixtures.ts'

const nothingHere = 'Page not found'

const nowhere = [
  '/nowhere',
  '/general/abc/edit',
  '/general/0/detail',
  '/general/100001/edit/more',
  '/general/100001/detail.data',
  '/general/xyz/foo',
  '/seller-detail/1/2/3',
  '/vehicle/1/2',
  '/user/x/edit',
]

test('an unknown address shows the not-found page to everyone', async ({ request }) => {
  for (const hint of ['none', 'user', 'admin']) {
    for (const path of nowhere) {
      const send = (address: string) =>
        request.get(address, { maxRedirects: 0, headers: { cookie: `hoko_hint=${hint}` } })
      const answer = await send(path)
      expect([path, answer.status()]).toEqual([path, 404])
      expect(await answer.text()).toContain(nothingHere)
      // Identical, so it wasn't rendered for that address; retried, because the cache may just have
      // been renewed.
      const isSame = async () =>
        (await send(path)).headers()['etag'] === (await send('/nowhere')).headers()['etag']
      expect((await isSame()) || (await isSame()), path).toBe(true)
    }
  }
})

test('a file of a release that is not here is a plain 404, which nothing stores', async ({ request }) => {
  const answer = await request.get('/assets/0000000.js')
  expect(answer.status()).toBe(404)
  expect(answer.headers()['cache-control']).toBe('no-store')
  expect(answer.headers()['content-type']).not.toContain('html')
})

test('the not-found page continues with client-side navigation', async ({ visit }) => {
  const { page, complaints } = await visit()
  for (const path of ['/general/x/detail', '/vehicle/1/2', '/user-settings/more']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await untilHydrated(page)
    await page.evaluate(() => Object.assign(window, { is_same_page: true }))
    await page.getByRole('link', { name: 'Browse listings' }).click()
    await page.waitForURL('**/ibuy')
    expect(await page.evaluate(() => 'is_same_page' in window)).toBe(true)
  }
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/status of 404/.test(text)))
})
