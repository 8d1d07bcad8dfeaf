import { expect, type APIRequestContext } from '@playwright/test'
import { excuseRefusals, phone, signInByCalls, test } from '../fixtures.ts'
import { aListing } from '../listed.ts'
import { aMember, post, type Member } from '../members.ts'

const demoAdmin = { email: 'admin@demo.hoko.nz', password: 'kiaora2026', type: 'admin' }

async function setFreeProperties(request: APIRequestContext, freePropertyListings: number | null) {
  const { token } = await post(request, '/auth/sign-in', demoAdmin)
  const headers = { authorization: `Bearer ${token}` }
  // Another journey may change the settings in between.
  await expect(async () => {
    const { kept: stored } = await (await request.get('/api/settings', { headers })).json()
    const data = { version: stored.version, free_property_listings: freePropertyListings }
    expect((await request.put('/api/settings', { headers, data })).ok()).toBe(true)
  }).toPass()
}

async function aCopyInDrafts(request: APIRequestContext, seller: Member, id: number): Promise<number> {
  const headers = { authorization: `Bearer ${seller.token}` }
  const own = await (await request.get(`/api/own-listing/${id}`, { headers })).json()
  const { title, description, suburb, category_id, property } = own
  const draft = { type: 'property', title, description, suburb, category_id, property }
  return (await post(request, '/listing', draft, seller)).id
}

// Members of other journeys list fewer properties each, so they don't notice.
const free = 3

test('a member without a plan reads the limit and which plan raises it', async ({ visit, request }) => {
  const mere = await aMember(request, 'Mere')
  let id = 0
  for (let made = 0; made < free; made += 1) id = await aListing(request, 'property', mere)
  const draft = await aCopyInDrafts(request, mere, id)
  await setFreeProperties(request, free)
  const visitor = await visit(phone)
  const { page } = visitor
  await signInByCalls(page, mere, '/select-listing-type')
  await expect(page.getByRole('link', { name: /^Property/ })).toContainText(`${free} of ${free} live`)
  await expect(page.getByRole('link', { name: /^Vehicle/ })).not.toContainText('live')

  await page.goto(`/property/${draft}/edit`)
  await expect(page.getByText(`You have ${free} of ${free} property listings live.`)).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill('Villa that waits for its turn')
  await page.getByRole('button', { name: 'Publish listing' }).click()
  await page
    .getByRole('dialog', { name: /^Publish “?Villa/ })
    .getByRole('button', { name: /^Publish/ })
    .click()
  const alert = page.getByRole('dialog', { name: 'You need a plan' })
  await expect(alert).toContainText('To list another property you need a plan')
  await expect(alert).toContainText(/NZ\$\s.* a (month|year)/)
  await expect(alert.getByRole('link', { name: 'See this plan' })).toHaveAttribute(
    'href',
    /^\/plans\?plan=\d+&back=%2Fproperty%2F\d+%2Fedit$/,
  )
  await alert.getByRole('button', { name: 'Not now' }).click()
  await page.reload()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Villa that waits for its turn')
  excuseRefusals(visitor)
  await setFreeProperties(request, null)
})
