import { expect, type Page } from '@playwright/test'
import { asleep, untilAwake } from '../asleep.ts'
import { desktop, held, test } from '../fixtures.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

async function goOnFromFaqs(page: Page) {
  await page.goto('/frequently-asked-questions')
  await untilAwake(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Categories' }).click()
  await expect(heading(page, 'Categories')).toBeVisible()
}

test('whoever goes back before the page wakes finds what they had before, and goes on', async ({ visit }) => {
  const { page } = await visit(desktop)
  await goOnFromFaqs(page)
  const { wake } = await asleep(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(heading(page, 'Categories')).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(heading(page, 'FAQs')).toBeVisible()
  wake()
  await untilAwake(page)
  await page.goForward()
  await expect(heading(page, 'Categories')).toBeVisible()
})

test('whoever goes back while the page wakes finds what they had before', async ({ visit }) => {
  const { page } = await visit(desktop)
  await goOnFromFaqs(page)
  for (const late_ms of [0, 300, 900]) {
    await page.reload({ waitUntil: 'commit' })
    await page.waitForTimeout(late_ms)
    await page.evaluate(() => history.back())
    await expect(heading(page, 'FAQs')).toBeVisible()
    await untilAwake(page)
    await page.goForward()
    await expect(heading(page, 'Categories')).toBeVisible()
  }
})

test('whoever goes back before the page has run anything finds what they had before', async ({ visit }) => {
  const { page } = await visit(desktop)
  await goOnFromFaqs(page)
  const { asked, letThrough } = await held(page, /\/assets\/presses-.*\.js$/)
  await page.reload({ waitUntil: 'commit' })
  await asked
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/frequently-asked-questions/)
  letThrough()
  await expect(heading(page, 'FAQs')).toBeVisible()
  await untilAwake(page)
  await expect(heading(page, 'FAQs')).toBeVisible()
  await page.goForward()
  await expect(heading(page, 'Categories')).toBeVisible()
})
