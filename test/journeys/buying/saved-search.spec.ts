import { expect, type APIRequestContext } from '@playwright/test'
import { desktop, excuseRefusals, phone, test } from '../fixtures.ts'
import { aMember, verifyEmail } from '../members.ts'

const results = '/ibuy?q=hurdy-gurdy&region=wellington'

test('a saved search notifies about new listings and stops in one click', async ({ visit, request }) => {
  const [{ page, complaints }, mail] = [await visit(desktop), await visit(phone)]
  const rangi = await aMember(request, 'Rangi')
  await verifyEmail(request, rangi)

  await test.step('a visitor who saves a search signs in and returns to its form', async () => {
    await page.goto(results)
    await page.getByRole('button', { name: 'Save this search' }).click()
    await page.getByLabel('Email', { exact: true }).fill(rangi.email)
    await page.getByLabel('Password', { exact: true }).fill('kahu1234')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(`**${results}`)
    excuseRefusals({ complaints })
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await expect(name).toHaveValue('“hurdy-gurdy” in Wellington')
    await name.fill('Hurdy-gurdies')
    await page.getByRole('radio', { name: /At once/ }).check()
    await page.getByRole('button', { name: 'Save search', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  })

  await test.step('a matching listing creates a notification', async () => {
    await list(request)
    await page.getByRole('button', { name: /notification/i }).click()
    await expect(page.getByRole('menuitem', { name: /New listing.*Hurdy-gurdy/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.goto('/iwatch?show=searches')
    const row = page.getByRole('listitem').filter({ hasText: 'Hurdy-gurdies' })
    await expect(row).toContainText('1 new')
    await expect(row).toContainText('“hurdy-gurdy” · Wellington')
  })

  await test.step('the email contains it, and its link unsubscribes without signing in', async () => {
    const sent = async () =>
      (await (await request.get(`/dev/outbox.json?to=${rangi.email}`)).json()).items.find(
        ({ subject }: { subject: string }) => subject === 'New listing: Hurdy-gurdy in cherry',
      )?.text as string | undefined
    await expect.poll(sent).toContain('/general/')
    const { hash } = new URL(/https?:\S+stop-alerts\S+/.exec((await sent())!)![0])
    await mail.page.goto(`/stop-alerts${hash}`)
    await expect(mail.page.getByRole('listitem').filter({ hasText: 'Hurdy-gurdies' })).toContainText(
      'At once',
    )
    await mail.page.getByRole('button', { name: 'Stop these alerts' }).click()
    await expect(mail.page.getByText(/^Stopped/)).toBeVisible()
  })

  await test.step('the search stays saved, and is deleted and restored', async () => {
    await page.reload()
    await expect(page.getByLabel('Tell me about new listings in Hurdy-gurdies')).toHaveValue('none')
    await page.getByRole('button', { name: 'Remove Hurdy-gurdies' }).click()
    await expect(page.getByText('No saved searches yet')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('link', { name: 'Hurdy-gurdies' }).click()
    await page.waitForURL(/q=hurdy-gurdy/)
    await expect(page.getByRole('link', { name: /Hurdy-gurdy in cherry/ }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  })
})

async function list(request: APIRequestContext) {
  const credentials = { email: 'tamati@demo.hoko.nz', password: 'kiaora2026', type: 'user' }
  const { token } = await (await request.post('/api/auth/sign-in', { data: credentials })).json()
  const headers = { authorization: `Bearer ${token}` }
  const categories = await (await request.get('/api/category-list?type=general')).json()
  const draft = await request.post('/api/listing', {
    headers,
    data: {
      type: 'general',
      title: 'Hurdy-gurdy in cherry',
      category_id: categories.items[0].id,
      condition: 'used',
      description: 'Six strings, newly set up.',
      sale_method: 'fixed_price',
      buy_now_price_cents: 240_000,
      pickup: 'allowed',
      suburb: 'te-aro',
    },
  })
  const { id } = await draft.json()
  const published = await request.put(`/api/listing-status/${id}`, { headers, data: { status: 'active' } })
  expect(published.ok(), await published.text()).toBe(true)
}
