import { expect, type Page } from '@playwright/test'
import { desktop, expectAccessible, test } from '../fixtures.ts'
import { aMember, post } from '../members.ts'
import { asAdmin } from './admin-steps.ts'

const count = 20
const most_seconds_a_case = 2

const heading = (page: Page) => page.getByRole('heading', { level: 2 })

test('a moderator’s day: twenty cases with keys only', async ({ visit, request }) => {
  const words = `Parts, not a whole one ${Date.now()}`
  const reporter = await aMember(request, 'Hemi')
  const { items }: { items: { id: number }[] } = await (await request.get('/api/listing?limit=40')).json()
  const reported = items.slice(0, count)
  for (const { id: listing_id } of reported) {
    await post(request, '/flag', { listing_id, reason: 'wrong_category', text: words }, reporter)
  }
  const office = await visit(desktop)
  const { page } = office
  const said = page.getByRole('status').filter({ hasText: /Report (upheld|dismissed)/ })

  await test.step('the queue holds them, and the first opens with J and Enter', async () => {
    await asAdmin(office, `/moderation?q=${encodeURIComponent(words)}`)
    await expect(page.getByRole('list', { name: 'Cases' }).getByRole('listitem')).toHaveCount(reported.length)
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${words}`).last()).toBeVisible()
    await page.keyboard.press('t')
    await expect(page.getByRole('button', { name: 'Release' })).toBeVisible()
    await page.keyboard.press('n')
    await page.keyboard.type('Looked at the photos.')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Looked at the photos.', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await heading(page).focus()
  })

  await test.step('each is decided, and the next opens by itself', async () => {
    const started = performance.now()
    for (let n = 1; n <= reported.length; n += 1) {
      const isUpheld = n % 2 === 1
      await page.keyboard.press(isUpheld ? 'a' : 'd')
      await expect(page.getByLabel('Message to the reporter')).toBeFocused()
      await page.keyboard.press('Control+Enter')
      await expect(said).toContainText(isUpheld ? 'Report upheld' : 'Report dismissed')
      const left = reported.length - n
      await expect(page.getByRole('list', { name: 'Cases' }).getByRole('listitem')).toHaveCount(left)
      if (left > 0) await expect(heading(page)).toBeFocused()
    }
    const seconds = (performance.now() - started) / 1_000
    expect(seconds / reported.length).toBeLessThan(most_seconds_a_case)
  })

  await test.step('the last is undone with U, and waits again', async () => {
    await page.keyboard.press('u')
    await expect(page.getByRole('list', { name: 'Cases' }).getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('form', { name: 'Decision' })).toBeVisible()
  })
})
