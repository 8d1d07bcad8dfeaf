import { expect } from '@playwright/test'
import { desktop, expectAccessible, phone, signInByCalls, test } from '../fixtures.ts'
import { aMember, post } from '../members.ts'

const teapot = {
  type: 'general',
  condition: 'used',
  description: 'As good as it looks.',
  sale_method: 'fixed_price',
  pickup: 'allowed',
  suburb: 'te-aro',
}

test('a member follows a seller, compares two listings and stops following', async ({ visit, request }) => {
  const [hana, mere] = [await aMember(request, 'Hana'), await aMember(request, 'Mere')]
  const { items } = await (await request.get('/api/category-list?type=general')).json()
  const categoryId = items.find(({ name }: { name: string }) => name === 'Road bikes').id
  const ids: number[] = []
  for (const [title, cents] of [
    ['Enamel teapot', 20_00],
    ['Copper teapot', 35_00],
  ] as const) {
    const draft = { ...teapot, title, category_id: categoryId, buy_now_price_cents: cents }
    const { id } = await post(request, '/listing', draft, hana)
    await post(request, `/listing-status/${id}`, { status: 'active' }, hana)
    ids.push(id)
  }

  const { page, complaints } = await visit(phone)
  await signInByCalls(page, mere, `/general/${ids[0]}/detail`)

  await test.step('one click in the seller’s panel follows them', async () => {
    await page.getByRole('button', { name: 'Follow seller' }).click()
    await expect(page.getByRole('button', { name: 'Following', pressed: true })).toBeVisible()
  })

  await test.step('two listings are chosen from their menus', async () => {
    for (const id of ids) {
      await page.goto(`/general/${id}/detail`)
      await page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Compare', exact: true }).click()
      await expect(page.getByText(/^Added to your comparison/)).toBeVisible()
    }
    await page
      .getByRole('button', { name: /^More for/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Compare 2 of 4' }).click()
    await expect(page.getByRole('row', { name: /^Price NZ\$\s20 NZ\$\s35$/ })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the list of sellers unfollows', async () => {
    await page.goto('/iwatch?show=sellers')
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Unfollow/ }).click()
    await expect(page.getByText('You don’t follow any sellers yet')).toBeVisible()
  })
  expect(complaints).toEqual([])
})

test('a comparison is read without scripts', async ({ browser, request }) => {
  const { items } = await (await request.get('/api/listing?limit=1')).json()
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: desktop })
  const page = await context.newPage()
  await page.goto(`/compare?ids=${items[0].id},999999`)
  await expect(page.getByRole('rowheader', { name: 'Price' })).toBeVisible()
  await expect(page.getByText('Listing 999999 isn’t on Hoko any more')).toBeVisible()
  await page.getByRole('link', { name: 'Remove listing 999999 from this comparison' }).click()
  await expect(page).toHaveURL(`/compare?ids=${items[0].id}`)
  await context.close()
})
