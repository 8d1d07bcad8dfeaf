import { expect } from '@playwright/test'
import { desktop, excuseRefusals, signInByCalls, test } from '../fixtures.ts'
import { aMember, post } from '../members.ts'

const sam = { email: 'support@demo.hoko.nz', password: 'kiaora2026' }

test('a support admin sees their role’s pages and views Hoko as a member, who is notified', async ({
  visit,
  request,
}) => {
  const kiri = await aMember(request, 'Kiri')
  const { id }: { id: number } = (await post(request, '/check-token', {}, kiri)).user
  const office = await visit(desktop)
  const { page } = office
  await signInByCalls(page, sam, `/user/${id}/detail`)

  await test.step('pages and actions of other roles are hidden and refused with a reason', async () => {
    await expect(page.getByRole('button', { name: 'View as this member' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Support \d+ to do/ })).toBeVisible()
    for (const name of ['Audit log', 'Revenue', 'Finance'])
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
    for (const name of ['Delete', 'Suspend', 'Change role'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
    await page.goto('/edit-settings')
    await expect(page.getByText('Your role doesn’t include this page')).toBeVisible()
    await expect(page.getByText('You’re signed in with the role “Support”.')).toBeVisible()
  })

  await test.step('the member view lasts half an hour and can’t bid, buy or write', async () => {
    await page.goto(`/user/${id}/detail`)
    await page.getByRole('button', { name: 'View as this member' }).click()
    await page.getByLabel('Reason').fill('They can’t find their watchlist.')
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Open the tab' }).click()
    const view = await opened
    await view.waitForURL(/\/home$/)
    const bar = view.getByRole('complementary', { name: 'Viewing an account' })
    await expect(bar).toContainText('Viewing as Kiri Kirison')
    await expect(bar).toContainText(/until .* Nothing can be changed here\./)
    const token = await view.evaluate(() => JSON.parse(sessionStorage.getItem('auth')!).token as string)
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() }
    const { items } = await (await request.get('/api/listing?limit=1')).json()
    const refused = await request.post('/api/favourite', { headers, data: { listing_id: items[0].id } })
    expect([refused.status(), (await refused.json()).key]).toEqual([403, 'view_only'])
    await bar.getByRole('button', { name: 'End' }).click()
  })

  await test.step('the member reads who viewed the account and why', async () => {
    const { page: theirs } = await visit(desktop)
    await signInByCalls(theirs, kiri, '/notifications')
    await expect(theirs.getByText('Sam from Hoko viewed your account').first()).toBeVisible()
    await expect(theirs.getByText('They can’t find their watchlist.').first()).toBeVisible()
  })
  excuseRefusals(office)
})
