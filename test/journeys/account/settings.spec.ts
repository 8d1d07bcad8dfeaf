import { expect } from '@playwright/test'
import sharp from 'sharp'
import { aNewcomer, desktop, pending, intercept, themesOf, phone, register, test } from '../fixtures.ts'
import { forgive, openSettings, sixDigitsFor } from '../settings-steps.ts'

for (const view of themesOf(phone, desktop)) {
  test(`a member’s photo and text appear on their page (${view.width} px, ${view.theme})`, async ({
    visit,
  }) => {
    test.setTimeout(120_000)
    const { page } = await visit(view)
    await register(page, aNewcomer('Hinemoa'), '/home')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await page.waitForURL('/user-settings')
    await expect(page.locator('#profile')).toBeVisible()

    const { id } = await page.evaluate(() => JSON.parse(localStorage.getItem('auth')!).user)
    const visitor = await visit(view)
    await visitor.page.goto(`/seller-detail/${id}`)
    await expect(visitor.page.getByRole('heading', { name: 'Hinemoa N.' })).toBeVisible()
    await expect(visitor.page.getByText('No reviews yet', { exact: true })).toBeVisible()
    await expect(visitor.page.getByText('Nothing for sale right now')).toBeVisible()
    await expect(visitor.page.locator('header img')).toHaveCount(0)

    const photo = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#2b6f5c' } })
      .png()
      .toBuffer()
    await page
      .locator('#profile input[type="file"]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo })
    await expect(page.getByText('Save your profile to show this photo.')).toBeVisible()
    await page.getByLabel('About you').fill('I restore lamps in Petone.')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByText('Profile saved')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Account of/ }).locator('img')).toBeVisible()

    // The cached page is renewed within a second or so.
    await expect(async () => {
      await visitor.page.reload()
      await expect(visitor.page.getByText('I restore lamps in Petone.')).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(visitor.page.locator('main img[src*="-400.webp"]')).toBeVisible()

    await page.getByRole('button', { name: 'Remove it' }).click()
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByRole('button', { name: /^Account of/ }).locator('img')).toHaveCount(0)
  })
}

test('leaving the page with unsaved changes asks first', async ({ visit }) => {
  const { page } = await visit()
  await register(page, aNewcomer('Rewi'))
  await openSettings(page)
  await page.getByLabel('First name').fill('')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByRole('alert').getByText('Enter a first name')).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('First name').fill('Rewi Tama')

  const menu = page.getByRole('navigation', { name: 'Settings' })
  const current = menu.locator('[aria-current]')
  for (const [name, hash, heading, sections] of [
    ['Notifications', 'notifications', 'Notifications', 2],
    ['Your data', 'your-data', 'Delete your account', 3],
    ['Profile and contact', 'profile', 'Profile', 3],
  ] as const) {
    await menu.getByRole('link', { name }).click()
    await expect(current).toContainText(name)
    await expect(page).toHaveURL(`/user-settings#${hash}`)
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    await expect(page.locator('main section:visible')).toHaveCount(sections)
  }
  await expect(current).toContainText('not saved yet')

  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })
  await home.click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText('“Profile and contact”')).toBeVisible()
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(page).toHaveURL('/user-settings#profile')
  await expect(page.getByLabel('First name')).toHaveValue('Rewi Tama')
  await page.getByRole('button', { name: 'Undo changes' }).click()
  await home.click()
  await page.waitForURL('/home')
})

test('a trader enters valid business numbers and appears as a trader', async ({ visit }) => {
  const visitor = await visit()
  const { page } = visitor
  await register(page, aNewcomer('Mahina'))
  await openSettings(page)
  await expect(page.getByLabel('Street address')).toHaveAccessibleDescription(
    /^Only you and our support team see it\. .*Consumer Information Notice, for everyone to see\.$/,
  )
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Selling' }).click()
  await page.getByText('In trade', { exact: true }).click()

  const saving = await pending(page, '**/api/profile')
  await page.getByRole('button', { name: 'Save selling details' }).click()
  await saving.requested
  await page.getByLabel('Trading name').fill('Lamps of Petone')
  saving.letThrough()
  await expect(page.getByText('Selling details saved')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^In trade/ })).toBeChecked()
  await expect(page.getByLabel('Trading name')).toHaveValue('Lamps of Petone')
  await page.getByRole('button', { name: 'Save selling details' }).click()
  await expect(page.getByRole('button', { name: 'Undo changes' })).toHaveCount(0)
  await page.getByLabel('NZBN').fill('9429039501975')
  await page.getByLabel('GST number').focus()
  await expect(page.getByText('That isn’t a valid NZBN. Check the digits.')).toBeVisible()
  await page.getByLabel('NZBN').fill('9429 0395 0197 4')
  await expect(page.getByText('That number looks right.')).toBeVisible()
  await page.getByLabel('GST number').fill('12345678')
  // The message on blur moves the button from under the pointer; the click still counts.
  const refused = page.waitForResponse((reply) => reply.url().endsWith('/api/profile') && !reply.ok())
  await page.getByRole('button', { name: 'Save selling details' }).click()
  await expect(page.getByText('That isn’t a valid GST number. Check the digits.').first()).toBeVisible()
  await refused
  await page.getByLabel('GST number').fill('49-091-850')
  const stored = page.waitForResponse((reply) => reply.url().endsWith('/api/profile') && reply.ok())
  await page.getByRole('button', { name: 'Save selling details' }).click()
  await stored
  await expect(page.getByRole('button', { name: 'Undo changes' })).toHaveCount(0)

  const { id } = await page.evaluate(() => JSON.parse(localStorage.getItem('auth')!).user)
  await page.goto(`/seller-detail/${id}`)
  await expect(page.getByRole('heading', { name: 'Lamps of Petone' })).toBeVisible()
  await expect(page.getByText('Business seller')).toBeVisible()
  await expect(page.getByText('NZBN 9429039501974')).toBeVisible()
  forgive(visitor, /status of 422/)
})

test('a notification setting saves at once, can be undone and reports failures', async ({ visit }) => {
  const visitor = await visit(phone)
  const { page } = visitor
  await register(page, aNewcomer('Tane'))
  await openSettings(page, 'notifications')
  const tick = page.getByRole('checkbox', { name: 'Someone outbids me: by email' })
  const was = await tick.isChecked()
  await tick.click()
  await expect(page.getByText(/^Saved: Someone outbids me/)).toBeVisible()
  await page.reload()
  await expect(tick).toBeChecked({ checked: !was })
  await tick.click()
  await expect(tick).toBeChecked({ checked: was })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/^Put back: Someone outbids me/)).toBeVisible()
  await expect(tick).toBeChecked({ checked: !was })

  await intercept(page, '**/api/notification-choices', (route) => route.fulfill({ status: 500, body: '{}' }))
  await tick.click()
  await expect(page.getByText(/^Not saved: Someone outbids me/)).toBeVisible()
  await expect(tick).toBeChecked({ checked: !was })
  await page.unroute('**/api/notification-choices')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^Saved: Someone outbids me/)).toBeVisible()
  await expect(tick).toBeChecked({ checked: was })
  forgive(visitor, /status of 500/)
})

test('quiet hours are switched on, changed and stored, and unsaved ones revert', async ({ visit }) => {
  const visitor = await visit(phone)
  const { page } = visitor
  await register(page, aNewcomer('Marama'))
  await openSettings(page, 'notifications')
  const quiet = page.getByRole('switch', { name: /^Quiet hours/ })
  const until = page.getByLabel('Until', { exact: true })
  await expect(quiet).not.toBeChecked()
  await expect(until).toHaveCount(0)
  await quiet.click()
  await expect(page.getByText('Quiet hours saved.')).toBeVisible()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('22:00')
  await expect(until).toHaveValue('07:00')
  await until.selectOption('6:30am')
  await expect(until).toHaveValue('06:30')
  await page.reload()
  await expect(quiet).toBeChecked()
  await expect(until).toHaveValue('06:30')

  await until.selectOption('10pm')
  await expect(page.getByText('Choose an end time that’s different from the start time.')).toBeVisible()
  await intercept(page, '**/api/quiet-hours', (route) => route.fulfill({ status: 500, body: '{}' }))
  await until.selectOption('8am')
  await expect(page.getByText(/^Quiet hours weren’t saved/)).toBeVisible()
  await expect(until).toHaveValue('06:30')
  forgive(visitor, /status of 500/)
})

test('a new email counts once its code is entered', async ({ visit }) => {
  const visitor = await visit(phone)
  const { page } = visitor
  const person = aNewcomer('Anahera')
  await register(page, person)
  await openSettings(page, 'contact')
  await page.getByRole('button', { name: 'Change my email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your email' })
  await dialog.getByLabel('New email').fill('anahera')
  await dialog.getByLabel('Your password', { exact: true }).fill('wrong1234')
  await dialog.getByRole('button', { name: 'Send me the code' }).click()
  await expect(dialog.getByRole('alert').getByText('Invalid email address')).toBeVisible()
  const email = `new-${person.email}`
  await dialog.getByLabel('New email').fill(email)
  await dialog.getByRole('button', { name: 'Send me the code' }).click()
  await expect(dialog.getByText('That’s not your password.').first()).toBeVisible()
  await dialog.getByLabel('Your password', { exact: true }).fill('kahu1234')
  await dialog.getByRole('button', { name: 'Send me the code' }).click()
  await expect(dialog.getByText(/Send another in/)).toBeVisible()
  const code = await sixDigitsFor(page, email)
  const wrong = code === '111111' ? '222222' : '111111'
  await dialog.getByLabel('6-digit code').pressSequentially(wrong)
  await expect(dialog.getByText(/code isn’t right/)).toBeVisible()
  await dialog.getByLabel('6-digit code').pressSequentially(code)
  await expect(page.getByText('Email changed')).toBeVisible()
  await expect(page.locator('#contact').getByText(email)).toBeVisible()
  forgive(visitor, /status of 4(22|03)/)
})
