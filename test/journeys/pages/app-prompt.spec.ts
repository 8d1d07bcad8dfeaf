import { devices, expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { post } from '../members.ts'

const app = 'https://play.google.com/store/apps/details?id=nz.hoko'

test('a phone shows the app prompt until it is dismissed', async ({ browser, request }) => {
  const admin = { email: 'admin@demo.hoko.nz', password: 'kiaora2026', type: 'admin' }
  const { token } = await post(request, '/auth/sign-in', admin)
  const headers = { authorization: `Bearer ${token}` }
  const setLink = async (playStoreUrl: string | null) => {
    const { kept: stored } = await (await request.get('/api/settings', { headers })).json()
    const data = { version: stored.version, play_store_url: playStoreUrl }
    expect((await request.put('/api/settings', { headers, data })).ok()).toBe(true)
  }
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' })
  const page = await context.newPage()
  const prompt = page.getByRole('complementary', { name: 'Get the app' })
  await page.goto('/categories')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(prompt).toHaveCount(0)
  await setLink(app)
  try {
    await expect(async () => {
      await page.goto('/categories')
      await expect(prompt).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(prompt.getByRole('link', { name: 'Get the app' })).toHaveAttribute('href', app)
    await prompt.getByRole('button', { name: 'Not now' }).click()
    await expect(prompt).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(prompt).toHaveCount(0)
  } finally {
    await setLink(null)
    await context.close()
  }
})
