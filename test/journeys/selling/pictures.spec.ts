import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import {
  aNewcomer,
  desktop,
  expectAccessible,
  type Theme,
  type Newcomer,
  phone,
  register,
  signInByCalls,
  test,
  type Visitor,
} from '../fixtures.ts'

const background = { green: '#2e6b4f', red: '#9b3a2e' }

async function aPhoto(colour: keyof typeof background) {
  const buffer = await sharp({
    create: { width: 1200, height: 900, channels: 3, background: background[colour] },
  })
    .jpeg()
    .toBuffer()
  return { name: `${colour}.jpg`, mimeType: 'image/jpeg', buffer }
}

const more = (page: Page, n: number) => page.getByRole('button', { name: `More for photo ${n}` })
const saved = (page: Page) => expect(page.getByText(/^Saved/).filter({ visible: true })).toBeVisible()
const photo = (page: Page, words: RegExp) => page.getByRole('listitem').getByRole('img', { name: words })

const shapeOf = (page: Page, words: RegExp) =>
  photo(page, words).evaluate((image: HTMLImageElement) =>
    image.naturalWidth > 0 ? Math.round((image.naturalWidth / image.naturalHeight) * 100) / 100 : 0,
  )

async function openCrop(page: Page, n: number) {
  await more(page, n).click()
  await page.getByRole('menuitem', { name: 'Crop' }).click()
  const dialog = page.getByRole('dialog', { name: `Crop photo ${n}` })
  await expect(dialog.getByText('1200 × 900 pixels')).toBeVisible()
  return dialog
}

test('photos are cropped, described and ordered, and survive a reload and another device', async ({
  visit,
}) => {
  const { page } = await visit(phone)
  const aroha = aNewcomer('Aroha')
  await register(page, aroha, '/general/new')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await aPhoto('green'), await aPhoto('red')])
  await expect(more(page, 2)).toBeVisible()

  await test.step('the seller crops a photo', async () => {
    const dialog = await openCrop(page, 1)
    await dialog.getByRole('button', { name: 'Square' }).click()
    await expect(dialog.getByText('900 × 900 pixels')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Crop', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(more(page, 1)).toBeFocused()
    await expect.poll(() => shapeOf(page, /^Cover, green/)).toBe(1)
  })

  await test.step('the seller describes it', async () => {
    await more(page, 1).click()
    await page.getByRole('menuitem', { name: 'Describe' }).click()
    const words = page.getByLabel('Describe this photo for people who can’t see it')
    await words.fill('Green paint, fresh from the tin')
    await page.getByRole('button', { name: 'Save description' }).click()
    await expect(photo(page, /^Cover, Green paint/)).toBeVisible()
  })

  await test.step('the seller changes the order', async () => {
    await more(page, 2).click()
    await page.getByRole('menuitem', { name: 'Move earlier' }).click()
    await expect(more(page, 1)).toBeFocused()
    await expect(photo(page, /^Cover, red/)).toBeVisible()
    await page.waitForURL(/\/general\/\d+\/edit/)
    await saved(page)
  })

  await test.step('a reload and another device show the same', () => openOnAnotherDevice(visit, page, aroha))

  await test.step('the smaller files are made automatically', async () => {
    const address = await photo(page, /^Photo 2/).getAttribute('src')
    const avif = address!.replace(/\.webp$/, '.avif')
    await expect.poll(async () => (await page.request.get(avif)).status()).toBe(200)
  })

  await test.step('the original is restored', async () => {
    await more(page, 2).click()
    await page.getByRole('menuitem', { name: 'Crop' }).click()
    await page.getByRole('button', { name: 'Back to the original' }).click()
    await expect.poll(() => shapeOf(page, /^Photo 2/)).toBe(1.33)
  })
})

async function openOnAnotherDevice(visit: (view?: Theme) => Promise<Visitor>, page: Page, aroha: Newcomer) {
  await page.reload()
  const other = await visit(desktop)
  await signInByCalls(other.page, aroha, new URL(page.url()).pathname)
  for (const each of [page, other.page]) {
    await expect(photo(each, /^Cover, red/)).toBeVisible()
    await expect(photo(each, /^Photo 2, Green paint/)).toBeVisible()
    await expect.poll(() => shapeOf(each, /^Photo 2/)).toBe(1)
  }
  await other.page.getByRole('button', { name: 'See the whole page' }).click()
  const enlarge = other.page.getByRole('button', {
    name: 'Enlarge picture 2 of 2: Green paint, fresh from the tin',
  })
  await expect(enlarge).toBeAttached()
}
