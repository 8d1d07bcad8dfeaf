import { expect } from '@playwright/test'
import { desktop, test } from '../fixtures.ts'
import { aMember, post } from '../members.ts'
import { asAdmin } from './admin-steps.ts'

const count = 20
const mostSecondsACase = 2

test('a moderator decides twenty cases with keys only', async ({ visit, request }) => {
  const hemi = await aMember(request, 'Hemi')
  const { id }: { id: number } = (await post(request, '/check-token', {}, hemi)).user
  for (let made = 0, subjectId = 1002; made < count; subjectId += 1) {
    // Some demo members are suspended.
    const data = {
      kind: 'member',
      subject_id: subjectId,
      reason: 'spam',
      text: 'The same message to everyone.',
    }
    const headers = { authorization: `Bearer ${hemi.token}` }
    if ((await request.post('/api/member-flag', { headers, data })).ok()) made += 1
  }
  const office = await visit(desktop)
  const { page } = office
  const text = page.getByRole('status').filter({ hasText: /Report (upheld|dismissed)/ })

  await test.step('the queue shows them, and J and Enter open the first', async () => {
    await asAdmin(office, `/moderation?kind=member_report&q=${id}`)
    await expect(page.getByRole('list', { name: 'Cases' }).getByRole('listitem')).toHaveCount(count)
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page.getByText('The same message to everyone.')).toBeVisible()
    await page.keyboard.press('t')
    await expect(page.getByRole('button', { name: 'Unassign' })).toBeVisible()
    await page.keyboard.press('n')
    await page.keyboard.type('Looked at the photos.')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Looked at the photos.', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('each decision opens the next case', async () => {
    const started = performance.now()
    for (let n = 1; n <= count; n += 1) {
      const isUpheld = n % 2 === 1
      await page.keyboard.press(isUpheld ? 'a' : 'd')
      await expect(page.getByLabel('Message to the reporter')).toBeFocused()
      await page.keyboard.press('Control+Enter')
      await expect(text).toContainText(isUpheld ? 'Report upheld' : 'Report dismissed')
      const left = count - n
      await expect(page.getByRole('list', { name: 'Cases' }).getByRole('listitem')).toHaveCount(left)
      if (left > 0) await expect(page.locator('main h2')).toBeFocused()
    }
    const seconds = (performance.now() - started) / 1_000
    expect(seconds / count).toBeLessThan(mostSecondsACase)
  })

  await test.step('U undoes the last decision', async () => {
    await page.keyboard.press('u')
    await expect(page.getByRole('list', { name: 'Cases' }).getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('form', { name: 'Decision' })).toBeVisible()
  })
})
