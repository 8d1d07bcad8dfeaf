import { expect, type APIRequestContext, type Page } from '@playwright/test'
import {
  aNewcomer,
  desktop,
  excuseRefusals,
  type Newcomer,
  phone,
  register,
  signInByCalls,
  test,
  type Visitor,
} from '../fixtures.ts'

const category = `Looms and spindles ${Date.now() % 1_000_000}`

test.afterAll(async ({ request }) => {
  // If this journey fails, other journeys' listings must still not wait for approval.
  await request.put('/api/settings', {
    headers: await bearer(request, admin),
    data: { version: await versionNow(request), approval_for: 'nobody' },
  })
})

test('a listing is returned, fixed, approved, suspended, appealed and reinstated', async ({
  visit,
  request,
}) => {
  test.setTimeout(120_000)
  const [office, seller, visitor] = [
    await visit({ ...desktop, theme: 'dark' }),
    await visit(phone),
    await visit({ width: 320, height: 700, theme: 'light' }),
  ]
  const hana = aNewcomer('Hana')
  await register(seller.page, hana)
  const categoryId = await addCategory(request)
  const id = await draft(request, hana, categoryId)
  await signInByCalls(office.page, admin, '/settings')

  await test.step('the admin requires approval in one category only', () => requestApproval(office, request))

  await test.step('the seller publishes and reads that the listing waits', () =>
    publishAndWait(seller, visitor, id))

  await test.step('the admin finds it first and returns it with a reason', () => sendBackWithReason(office))

  await test.step('the seller reads why, fixes it and resubmits it', async () => {
    const { page } = seller
    await page.getByRole('button', { name: /notification/i }).click()
    await page.getByRole('menuitem', { name: /Sent back to your drafts.*Spinning/ }).click()
    await page.waitForURL(`/general/${id}/edit`)
    await expect(page.getByText('We sent it back: “Say whether it still spins.”')).toBeVisible()
    await page.getByLabel('Description', { exact: true }).fill('Of mānuka, from 1962. It still spins.')
    await expect(page.getByText('Saved', { exact: true }).filter({ visible: true })).toBeVisible()
    await publish(page)
  })

  await test.step('the approved listing is live for everyone', () =>
    approveFromQueue(office, seller, visitor, id))

  await test.step('the admin suspends it from the table with a reason', () =>
    suspendFromTable(office, visitor, id))

  await test.step('the seller appeals, and the unfinished text survives a reload', () =>
    appealAsSeller(seller))

  await test.step('the admin answers, and the seller reads it without reloading', async () => {
    const { page } = office
    await page.goto('/listings')
    await page.getByRole('link', { name: /^Appeals/ }).click()
    await page.getByRole('link', { name: 'Spinning wheel of mānuka' }).click()
    await page.getByLabel('Your answer').fill('Thank you, that settles it.')
    await page.getByRole('button', { name: 'Send answer' }).click()
    await expect(thread(page)).toContainText('Thank you, that settles it.')
    await expect(thread(seller.page)).toContainText('Thank you, that settles it.')
  })

  await test.step('the reinstated listing is live again', async () => {
    const { page } = office
    await page.getByRole('button', { name: 'Reinstate', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Reinstate this listing?' })
    await dialog.getByLabel('Reason').fill('The photos are the seller’s own.')
    await dialog.getByRole('button', { name: 'Reinstate listing' }).click()
    await expect(page.getByText('Reinstated', { exact: true }).first()).toBeVisible()
    await expect(seller.page.getByText('It’s live again, with the time it had left.')).toBeVisible()
    await visitor.page.goto(`/general/${id}/detail`)
    await expect(visitor.page.getByRole('heading', { name: 'Spinning wheel of mānuka' })).toBeVisible()
  })
})

const admin = { email: 'admin@demo.hoko.nz', password: 'kiaora2026', type: 'admin' }
const thread = (page: Page) => page.getByRole('list', { name: 'Messages' })

async function publish(page: Page) {
  await page
    .getByRole('button', { name: /^Publish/ })
    .filter({ visible: true })
    .click()
  const request = page.getByRole('dialog', { name: /^Publish/ })
  await expect(request.getByText('An administrator may look at it before it goes live.')).toBeVisible()
  await request.getByRole('button', { name: /^Publish/ }).click()
  await page.getByRole('button', { name: 'Publish without it' }).click()
  await page.waitForURL('/isell?status=pending')
}

async function bearer(request: APIRequestContext, credentials: object) {
  const { token } = await (await request.post('/api/auth/sign-in', { data: credentials })).json()
  return { authorization: `Bearer ${token}` }
}

async function versionNow(request: APIRequestContext): Promise<number> {
  const reply = await request.get('/api/settings', { headers: await bearer(request, admin) })
  return (await reply.json()).kept.version
}

async function addCategory(request: APIRequestContext): Promise<number> {
  const headers = await bearer(request, admin)
  const reply = await request.post('/api/category', { headers, data: { name: category, type: 'general' } })
  expect(reply.ok(), await reply.text()).toBe(true)
  return (await reply.json()).id
}

async function draft(request: APIRequestContext, { email }: Newcomer, categoryId: number): Promise<number> {
  const headers = await bearer(request, { email, password: 'kahu1234', type: 'user' })
  const data = {
    type: 'general',
    title: 'Spinning wheel of mānuka',
    category_id: categoryId,
    condition: 'used',
    description: 'From 1962.',
    sale_method: 'fixed_price',
    buy_now_price_cents: 32_000,
    pickup: 'allowed',
    suburb: 'te-aro',
  }
  return (await (await request.post('/api/listing', { headers, data })).json()).id
}

async function approveFromQueue(office: Visitor, seller: Visitor, visitor: Visitor, id: number) {
  const { page } = office
  const request = page.getByRole('dialog', { name: 'Approve “Spinning wheel of mānuka”?' })
  await page.goto('/listings?status=pending')
  await expect(page.getByText('choose a row')).toBeVisible()
  await page.getByRole('link', { name: 'Spinning wheel of mānuka' }).focus()
  await page.keyboard.press('a')
  await request.getByRole('button', { name: 'Go back' }).click()
  await page.locator('main input[type="search"]').press('a')
  await page.waitForURL(/q=a/)
  await expect(request).toHaveCount(0)
  await page.goto(`/listings?status=pending&open=${id}`)
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
  await page.keyboard.press('a')
  await request.getByRole('button', { name: 'Approve listing' }).click()
  await page.locator('[data-toast]').getByText('Listing approved').click({ trial: true })
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(seller.page.getByText(/^Waiting for approval/)).toHaveCount(0)
  await visitor.page.goto(`/general/${id}/detail`)
  await expect(visitor.page.getByRole('heading', { name: 'Spinning wheel of mānuka' })).toBeVisible()
}

async function sendBackWithReason(office: Visitor) {
  const { page } = office
  await page.goto('/listings')
  await page.getByRole('link', { name: /^To approve/ }).click()
  await page.getByRole('link', { name: 'Spinning wheel of mānuka' }).click()
  const drawer = page.getByRole('dialog', { name: 'Spinning wheel of mānuka' })
  await expect(drawer.getByText('Submitted', { exact: true })).toBeVisible()
  await drawer.getByRole('button', { name: 'Send back' }).click()
  const request = page.getByRole('dialog', { name: 'Send this listing back?' })
  await expect(request.getByLabel('Reason')).toBeFocused()
  await request.getByRole('button', { name: 'Send back' }).click()
  await expect(request.getByText('Enter a reason.')).toBeVisible()
  await expect(request.getByLabel('Reason')).toBeFocused()
  await request.getByLabel('Reason').fill('Say whether it still spins.')
  await request.getByRole('button', { name: 'Send back' }).click()
  await expect(drawer.getByText('“Say whether it still spins.”').first()).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toBeHidden()
}

async function requestApproval(office: Visitor, request: APIRequestContext) {
  const { page } = office
  await page.getByRole('radio', { name: /^Some categories/ }).check()
  await page.getByLabel('Add a category it applies to').selectOption({ label: category })
  await page.getByRole('link', { name: 'Texts' }).click()
  const hint = page.getByLabel('Safety hint', { exact: true })
  const review = page.getByRole('button', { name: 'Review and publish' })
  const publishing = page.getByRole('dialog', { name: /^Publish \d changes/ })
  await hint.fill('Never pay {somebody} in advance.')
  await page.getByRole('link', { name: /^Approval/ }).click()
  await review.click()
  await expect(page.getByText('We don’t know {somebody}.').first()).toBeVisible()
  await expect(hint).toBeFocused()
  // No autosave runs after that, so the conflict appears on the click on Publish.
  const saved = page.waitForResponse((reply) => !!reply.request().postData()?.includes('when in doubt'))
  await hint.fill('Never pay in advance. Ask {support} when in doubt.')
  await saved
  await request.put('/api/settings', {
    headers: await bearer(request, admin),
    data: { version: await versionNow(request), support_phone: '0800 555 111' },
  })
  const notice = page.getByRole('status', { name: /published changes after you started this draft/ })
  const save = notice.getByRole('button', { name: 'Keep my draft' })
  await review.click()
  // The choice comes at once if another journey published meanwhile.
  const confirm = publishing.getByRole('button', { name: 'Publish' })
  await expect(confirm.or(save).first()).toBeVisible()
  if (await confirm.isVisible()) await confirm.click()
  await expect(save).toBeVisible()
  await expect(hint).toHaveValue('Never pay in advance. Ask {support} when in doubt.')
  // Other journeys publish settings too, which requires the choice again.
  await expect(async () => {
    if (await save.isVisible()) await save.click({ timeout: 5000 })
    if (await review.isVisible()) {
      await review.click({ timeout: 5000 })
      await publishing.getByRole('button', { name: 'Publish' }).click({ timeout: 5000 })
    }
    await page.waitForURL('/settings', { timeout: 5000 })
  }).toPass()
  excuseRefusals(office)
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByText('Changed the settings').first()).toBeVisible()
}

async function suspendFromTable(office: Visitor, visitor: Visitor, id: number) {
  const { page } = office
  await page.goto(`/listings?q=${id}`)
  await page.getByRole('checkbox', { name: 'Select Spinning wheel of mānuka' }).check()
  await page.getByRole('button', { name: 'Suspend 1' }).click()
  const request = page.getByRole('dialog', { name: 'Suspend 1 listing?' })
  await request.getByLabel('Reason').fill('The photos are from somewhere else.')
  await request.getByRole('button', { name: 'Suspend 1 listing' }).click()
  await expect(page.getByText('1 listing suspended')).toBeVisible()
  await visitor.page.goto(`/general/${id}/detail`)
  await expect(visitor.page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  excuseRefusals(visitor)
}

async function appealAsSeller(seller: Visitor) {
  const { page } = seller
  await page.goto('/isell?status=suspended')
  await expect(page.getByText('The reason: “The photos are from somewhere else.”')).toBeVisible()
  await page.getByRole('link', { name: 'See why, and appeal' }).click()
  const text = page.getByLabel('Tell us why this is a mistake')
  await text.fill('I took them in my shed.')
  await page.reload()
  await expect(text).toHaveValue('I took them in my shed.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(thread(page)).toContainText('I took them in my shed.')
}

async function publishAndWait(seller: Visitor, visitor: Visitor, id: number) {
  const { page } = seller
  await page.goto(`/general/${id}/edit`)
  await publish(page)
  await expect(page.getByText('Waiting for approval')).toBeVisible()
  await visitor.page.goto(`/general/${id}/detail`)
  await expect(visitor.page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  excuseRefusals(visitor)
}
