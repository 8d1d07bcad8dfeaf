import { expect } from '@playwright/test'
import { desktop, expectAccessible, phone, signInByCalls, test, themesOf } from '../fixtures.ts'
import { inMarketDatabase } from '../market-database.ts'
import { aMember, post } from '../members.ts'

for (const look of themesOf(phone, desktop)) {
  test(`a listing is scheduled, moved and started by the worker, ${look.width} wide`, async ({
    visit,
    request,
  }) => {
    // The worker looks once a minute.
    test.setTimeout(150_000)
    const hana = await aMember(request, 'Hana')
    const { items } = await (await request.get('/api/category-list?type=general')).json()
    const draft = {
      type: 'general',
      title: 'Rimu side table',
      category_id: items.find(({ name }: { name: string }) => name === 'Road bikes').id,
      condition: 'used',
      description: 'Oiled last summer.',
      sale_method: 'auction',
      start_price_cents: 10_00,
      duration_minutes: 1440,
      suburb: 'te-aro',
      pickup: 'allowed',
    }
    const { id } = await post(request, '/listing', draft, hana)
    const { page, complaints } = await visit(look)
    await signInByCalls(page, hana, `/general/${id}/edit`)

    await page.getByRole('button', { name: 'Publish auction' }).filter({ visible: true }).click()
    await page.getByRole('button', { name: 'Start it later' }).click()
    const dialog = page.getByRole('dialog', { name: 'Start it later' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await page.waitForURL(/isell\?status=draft/)
    const row = page.getByRole('listitem').filter({ hasText: 'Rimu side table' })
    await expect(row.getByText(/^Starts \w{3} \d/)).toBeVisible()

    await row.getByRole('button', { name: 'Change the start' }).click()
    const change = page.getByRole('dialog', { name: 'Change the start' })
    await change.getByLabel('It starts on').fill('2020-01-01T19:00')
    await change.getByRole('button', { name: 'Save changes' }).click()
    await expect(change.getByText('Choose a start at least 10 minutes from now.').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expectAccessible(page)

    expect((await request.get(`/api/listing/${id}`)).status()).toBe(404)
    await inMarketDatabase(async (client) => {
      await client.query('update scheduled_starts set starts_at = clock_timestamp() where listing_id = $1', [
        id,
      ])
    })
    const status = async () => (await (await request.get(`/api/listing/${id}`)).json()).status
    await expect.poll(status, { timeout: 75_000 }).toBe('active')
    expect(complaints).toEqual([])
  })
}
