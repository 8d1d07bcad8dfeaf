import { expect, type Page } from '@playwright/test'
import { aPhonePhoto } from '../phone-photo.ts'
import { phone, test } from '../fixtures.ts'
import { asAdmin } from './admin-steps.ts'

/** The default user agent of tests counts as a bot, which sees no advertisements. */
const personAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function fillForm(page: Page, name: string) {
  await page.getByLabel('Picture file').setInputFiles({
    name: 'kayak.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPhonePhoto(),
  })
  await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible({ timeout: 30_000 })
  await page.getByLabel('Picture description').fill('A kayak on a beach')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Link', { exact: true }).fill('https://www.example.com/kayaks')
  await page.getByLabel('Enabled').check()
}

test('an admin adds an advertisement, a visitor clicks it, and the report counts it', async ({
  visit,
  browser,
}) => {
  const visitor = await visit()
  const { page } = visitor
  const name = `Kayaks for hire ${Date.now() % 100_000}`

  await test.step('the form shows errors and a preview', async () => {
    await asAdmin(visitor, '/advertisements')
    await page.getByRole('link', { name: 'Add advertisement' }).click()
    await page.getByLabel('Link', { exact: true }).fill('http://localhost')
    await page.getByRole('button', { name: 'Add advertisement' }).click()
    await expect(page.getByText('Invalid URL').first()).toBeVisible()
    await fillForm(page, name)
    await page.getByRole('button', { name: 'Add advertisement' }).click()
    await page.waitForURL('/advertisements')
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Running')
  })

  await test.step('the preview sentence follows the counters', async () => {
    await page.getByLabel('Listings in between').fill('6')
    await expect(page.getByText('After every 6 listings, 1 advertisement.')).toBeVisible()
    await page.getByLabel('Listings in between').fill('8')
  })

  await test.step('a visitor finds it in the results and opens it', async () => {
    const context = await browser.newContext({ userAgent: personAgent, viewport: phone })
    const other = await context.newPage()
    await other.goto('/ibuy')
    const card = other.getByRole('article', { name: 'Advertisement' }).filter({ hasText: name })
    await expect(async () => {
      await other.mouse.wheel(0, 600)
      await expect(card.first()).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 30_000 })
    await card.first().scrollIntoViewIfNeeded()
    const link = card.first().getByRole('link', { name })
    await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener')
    await expect(link).toHaveAttribute('href', 'https://www.example.com/kayaks')
    const opened = context.waitForEvent('page')
    const counted = other.waitForResponse((reply) => reply.url().endsWith('/api/advertisement-counts'))
    await link.click()
    await (await opened).close()
    expect((await counted).status()).toBe(200)
    await context.close()
  })

  await test.step('the report counts it, and deleting asks first', async () => {
    await page.getByRole('link', { name }).first().click()
    await page.getByRole('link', { name: 'Report', exact: true }).click()
    await page.getByText('Show as a table').last().click()
    await expect(page.getByRole('row').nth(1)).toContainText('100%')
    await page.getByRole('link', { name: 'Details', exact: true }).click()
    await page.getByRole('button', { name: 'Delete advertisement' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete this advertisement?' })
    await expect(dialog).toContainText('impressions: 1, clicks: 1')
    await dialog.getByRole('button', { name: 'Delete advertisement' }).click()
    await page.waitForURL('/advertisements')
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0)
  })
})
