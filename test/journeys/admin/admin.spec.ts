import { expect, type Page } from '@playwright/test'
import { type Theme, aNewcomer, desktop, intercept, register, test } from '../fixtures.ts'
import { closeInMinutes } from '../closing.ts'
import { aListing } from '../listed.ts'
import { aMember, post } from '../members.ts'

/** Covers both themes; a page that fits 320 px also fits 390. */
const styles: Theme[] = [desktop, { width: 320, height: 700, theme: 'dark' }]

async function arrive(page: Page) {
  await page.goto('/admin-dashboard?days=7')
  await page.waitForURL('/admin-signin?next=%2Fadmin-dashboard%3Fdays%3D7')
  await expect(page.getByRole('heading', { name: 'This is a demo' })).toBeVisible()
  await page.getByRole('button', { name: 'Fill in Hana Parata' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('/admin-dashboard?days=7')
  await expect(page.getByRole('heading', { name: 'Value traded by day' })).toBeVisible()
}

for (const view of styles) {
  test(`an administrator arrives at the dashboard (${view.width} px, ${view.theme})`, async ({ visit }) => {
    const { page } = await visit(view)
    await page.goto('/admin-signin')
    await arrive(page)
    await expect(page.getByRole('list', { name: 'Figures' }).getByRole('listitem')).toHaveCount(5)
    await expect(page.getByRole('heading', { name: 'Closing in the next hour' })).toBeVisible()

    if (view.width < 1024) {
      await page.getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Back office' })
      await expect(menu.getByRole('link', { name: /^Listings/ })).toBeVisible()
      await page.keyboard.press('Escape')
    }
    await page.getByLabel('Period').selectOption('90')
    await page.waitForURL('/admin-dashboard?days=90')
    await page.getByLabel('Compare with').selectOption('year')
    await page.waitForURL('/admin-dashboard?days=90&compare=year')
    await expect(page.getByRole('heading', { name: 'What changed most' })).toBeVisible()

    await page.keyboard.press('Control+k')
    const jump = page.getByRole('dialog', { name: 'Jump to' })
    await expect(jump.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('closing')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/admin-dashboard#closing$/)
    await expect(jump).toBeHidden()

    await page.goto('/home')
    await page.waitForURL(/\/admin-dashboard$/)
    await page.goto('/')
    await page.waitForURL(/\/admin-dashboard$/)

    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL(/\/admin-signin$/)
    await page.goto('/admin-dashboard')
    await page.waitForURL(/\/admin-signin\?next=/)
  })
}

test('members can’t open the admin, and admins can’t trade', async ({ visit }) => {
  const { page, complaints } = await visit()
  await register(page, aNewcomer('Wiremu'), '/admin-dashboard')
  await page.waitForURL(/\/home$/)
  await page.goto('/admin-signin')
  await page.waitForURL(/\/home$/)

  const other = await visit()
  await other.page.goto('/admin-signin')
  await other.page.getByLabel('Email', { exact: true }).fill('mere@demo.hoko.nz')
  await other.page.getByLabel('Password', { exact: true }).fill('kiaora2026')
  await other.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(other.page.getByText('That email and password don’t match an account.').first()).toBeVisible()
  await expect(other.page.getByLabel('Password', { exact: true })).toHaveValue('')
  await expect(other.page).toHaveURL(/\/admin-signin$/)
  for (const list of [complaints, other.complaints])
    list.splice(0, list.length, ...list.filter((text) => !/status of 40[13]/.test(text)))
})

test('a bid appears live on the dashboard and in the listing’s drawer', async ({ visit, request }) => {
  const [hana, mere] = [await aMember(request, 'Hana'), await aMember(request, 'Mere')]
  const title = `Enamel teapot ${crypto.randomUUID().slice(0, 8)}`
  const id = await aListing(request, 'auction', hana, title)
  await closeInMinutes(id, 4)
  const { page } = await visit()
  await arrive(page)
  const table = page.getByRole('table', { name: 'Auctions closing in the next hour' })
  const bids = table.getByRole('row').filter({ hasText: title }).getByRole('cell').nth(1)
  await expect(bids).toHaveText('0')
  await post(request, '/bid', { listing_id: id, max_cents: 9_000 }, mere)
  // Faster than the next reload of the figures.
  await expect(bids).toHaveText('1', { timeout: 8_000 })

  await page.goto(`/listings?open=${id}`)
  const drawer = page.getByRole('dialog', { name: title })
  const figures = drawer.locator('dl').first()
  await expect(drawer.getByRole('heading', { name: '1 bid', exact: true })).toBeVisible()
  await post(request, '/bid', { listing_id: id, max_cents: 12_000 }, await aMember(request, 'Tama'))
  await expect(drawer.getByRole('heading', { name: '2 bids', exact: true })).toBeVisible({ timeout: 8_000 })
  await expect(figures).toContainText(/Bids\s*2/)
})

test('figures that fail to load show an error and load on retry', async ({ visit }) => {
  const { page, complaints } = await visit()
  await page.goto('/admin-signin')
  let fails = true
  await intercept(page, '**/api/admin-dashboard-stats*', (route) =>
    fails ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Fill in Hana Parata' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('The figures didn’t load')).toBeVisible()
  fails = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('list', { name: 'Figures' })).toBeVisible()
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/status of 500/.test(text)))
})

test('every figure links to its rows, and the jump list finds a listing', async ({ visit, request }) => {
  // The demo's own sales have random times and may all be older than the period.
  const [hana, mere] = [await aMember(request, 'Hana'), await aMember(request, 'Mere')]
  await post(request, `/buy-now/${await aListing(request, 'vehicle', hana)}`, { quantity: 1 }, mere)
  const { page } = await visit()
  await arrive(page)
  await expect(page.getByRole('link', { name: /disputed sales?(?: |$)/ })).toHaveAttribute(
    'href',
    '/listings?disputed=yes',
  )
  await page.getByLabel('Period').selectOption('28')
  await expect(page.getByRole('list', { name: 'Value traded by day' }).getByRole('link')).toHaveCount(28)
  await expect(page.getByRole('table', { name: 'Latest sales' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/listings\?open=\d+$/,
  )
  await page.getByRole('link', { name: 'Live listings', exact: true }).click()
  await page.waitForURL('/listings?status=active')

  await page.keyboard.press('Control+k')
  const jump = page.getByRole('dialog', { name: 'Jump to' })
  await page.keyboard.type('leica')
  await expect(jump.getByRole('option', { name: /Leica/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/listings\?open=\d+$/)
  await page.getByRole('link', { name: 'Preview page' }).click()
  await expect(page.getByRole('dialog', { name: 'As the public sees it' })).toContainText('listing 1')
})

test('the server redirects everyone before anything renders', async ({ request }) => {
  const led = async (address: string, hint?: string) => {
    const reply = await request.get(address, {
      maxRedirects: 0,
      headers: hint ? { cookie: `hoko_hint=${hint}` } : {},
    })
    return [reply.status(), reply.headers()['location'], await reply.text()] as const
  }
  expect((await led('/admin-dashboard')).slice(0, 2)).toEqual([302, '/admin-signin?next=%2Fadmin-dashboard'])
  expect((await led('/admin-dashboard', 'user')).slice(0, 2)).toEqual([302, '/home'])
  expect((await led('/ibuy?q=bicycle', 'admin')).slice(0, 2)).toEqual([302, '/admin-dashboard'])
  const [status, , page] = await led('/admin-dashboard', 'admin')
  expect(status).toBe(200)
  expect(page).toContain('Loading the figures')
  expect(page).not.toMatch(/NZ\$|@demo\.hoko\.nz/)
})
