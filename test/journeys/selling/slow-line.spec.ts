import { expect, type Page } from '@playwright/test'
import {
  aMember,
  aNewcomer,
  desktop,
  pending,
  intercept,
  phone,
  register,
  signIn,
  signInByCalls,
  test,
} from '../fixtures.ts'
import { aPhonePhoto } from '../phone-photo.ts'

/** Half a second of latency and a slow upload; it can be cut and restored. */
async function slowLine(page: Page) {
  const chromium = await page.context().newCDPSession(page)
  await chromium.send('Network.enable')
  const conditions = (offline: boolean, uploadKb: number) =>
    chromium.send('Network.emulateNetworkConditions', {
      offline,
      latency: 500,
      downloadThroughput: 400 * 1024,
      uploadThroughput: uploadKb * 1024,
    })
  await conditions(false, 10)
  return {
    cut: () => conditions(true, 10),
    mend: async () => {
      await conditions(false, 4000)
      await chromium.detach()
    },
  }
}

const photos = (page: Page) => page.getByRole('button', { name: /^More for photo/ })
const choose = async (page: Page, name: string) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer: await aPhonePhoto() })

test('the form survives a cut connection with its photos and continues on another device', async ({
  visit,
}) => {
  const { page, complaints } = await visit(phone)
  const person = aNewcomer('Aroha')
  await register(page, person, '/general/new')
  await page.getByLabel('Title', { exact: true }).fill('Kauri table')
  await page.waitForURL(/\/general\/\d+\/edit/)

  await test.step('a photo upload that is cut is reported, stored and resumed', async () => {
    const line = await slowLine(page)
    await choose(page, 'table.jpg')
    await expect(page.getByRole('progressbar', { name: /^Sending/ })).toBeVisible()
    await line.cut()
    await page.getByLabel('Description', { exact: true }).fill('Seats eight. One scratch.')
    await expect(page.getByText(/couldn’t reach Hoko/).first()).toBeVisible()
    await line.mend()
    await expect(photos(page)).toHaveCount(1, { timeout: 40_000 })
    await expect(page.getByText(/^Saved/).filter({ visible: true })).toBeVisible({ timeout: 30_000 })
  })

  await test.step('a page left during an upload restores text and photo', async () => {
    const line = await slowLine(page)
    await choose(page, 'legs.jpg')
    await expect(page.getByRole('progressbar', { name: /^Sending/ })).toBeVisible()
    await page.getByLabel('Title', { exact: true }).fill('Kauri table, restored')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await line.mend()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Kauri table, restored')
    await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Seats eight. One scratch.')
    await expect(photos(page)).toHaveCount(2, { timeout: 40_000 })
    await expect(page.getByText(/^Saved/).filter({ visible: true })).toBeVisible({ timeout: 30_000 })
  })
  // Chromium logs the cut connection.
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((text) => !/net::ERR_|Failed to load resource/.test(text)),
  )

  await test.step('a draft started on one device continues on another', async () => {
    const other = await visit(desktop)
    await signInByCalls(other.page, person, '/isell?status=draft')
    await other.page
      .getByRole('link', { name: /Kauri table, restored/ })
      .first()
      .click()
    await other.page.waitForURL(/\/general\/\d+\/edit/)
    await expect(other.page.getByLabel('Description', { exact: true })).toHaveValue(
      'Seats eight. One scratch.',
    )
    await expect(photos(other.page)).toHaveCount(2)
    const saved = other.page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
    await other.page.getByLabel('Description', { exact: true }).fill('Seats eight. One scratch on a leg.')
    await saved
    await page.reload()
    await expect(page.getByLabel('Description', { exact: true })).toHaveValue(
      'Seats eight. One scratch on a leg.',
    )
  })
})

test('an older draft is offered on load or not at all, so nothing shifts later', async ({ visit }) => {
  const { page } = await visit(phone)
  await register(page, aNewcomer('Aroha'), '/general/new')
  await page.getByLabel('Title', { exact: true }).fill('Kauri table')
  await page.waitForURL(/\/general\/\d+\/edit/)
  await expect(page.getByText(/^Saved/).filter({ visible: true })).toBeVisible()
  await page.addInitScript(recordPlacesOfTitle)
  const offer = page.getByText(/^You have a draft from .*Kauri table/)

  await test.step('the draft arrives after a while', async () => {
    const drafts = await pending(page, /\/api\/own-listing\?.*status=draft/)
    await page.goto('/general/new')
    await drafts.requested
    await page.waitForTimeout(100)
    drafts.letThrough()
    await expect(offer).toBeVisible()
    await page.getByLabel('Title', { exact: true }).fill('Rimu table')
    await page.waitForURL(/\/general\/\d+\/edit/)
    await expect(page.getByText(/^Saved/).filter({ visible: true })).toBeVisible()
    await expect(offer).toBeVisible()
    expect(await placesOfTitle(page)).toHaveLength(1)
  })

  await test.step('the draft arrives too late', async () => {
    const drafts = await pending(page, /\/api\/own-listing\?.*status=draft/)
    const answered = page.waitForResponse(/\/api\/own-listing\?.*status=draft/)
    await page.goto('/general/new')
    await expect(page.getByLabel('Title', { exact: true })).toBeVisible()
    drafts.letThrough()
    await answered
    await page.waitForTimeout(300)
    await expect(page.getByText(/^You have a draft from/)).toHaveCount(0)
    expect(await placesOfTitle(page)).toHaveLength(1)
  })
})

declare global {
  interface Window {
    placesOfTitle?: number[]
  }
}

const placesOfTitle = (page: Page) => page.evaluate(() => window.placesOfTitle)

/** Runs in the page and records each y position at which the title's field is painted. */
function recordPlacesOfTitle() {
  const places: number[] = (window.placesOfTitle = [])
  const note = () => {
    const title = document.getElementById('sell-title')
    const top = title && Math.round(title.getBoundingClientRect().top + window.scrollY)
    if (top !== null && !places.includes(top)) places.push(top)
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

test('a form submitted before hydration is sent after it', async ({ visit }) => {
  const visitor = await visit(phone)
  const { page } = visitor
  const person = await aMember(visitor, 'Ngaio')
  let resume = () => {}
  const hydrated = new Promise<void>((resolve) => (resume = resolve))
  // The page paints only with the early-click script.
  await intercept(page, /\/(?!early-click-)[^/]*\.js$/, async (route) => {
    await hydrated
    await route.continue()
  })
  await page.goto('/signin', { waitUntil: 'commit' })
  await signIn(page, person)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
  resume()
  await page.waitForURL(/\/home/)
})
