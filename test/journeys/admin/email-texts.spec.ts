import { expect, type Page } from '@playwright/test'
import {
  aNewcomer,
  desktop,
  excuseRefusals,
  phone,
  registerByCalls,
  sentTo,
  signInByCalls,
  test,
} from '../fixtures.ts'
import { aMember, post } from '../members.ts'
import { asAdmin, setType } from './admin-steps.ts'

const moana = { ...aNewcomer('Moana'), password: 'kahu1234' }
test.afterAll(() => setType(moana, 'user'))

const textOf = (page: Page) => page.getByLabel('Text', { exact: true })

async function useUsualText(page: Page, name: string) {
  await page.goto(`/email-previews/edit?email=${name}`)
  await page.getByRole('button', { name: 'Use the usual text: Text' }).click()
  await publish(page)
  await page.waitForURL(`/email-previews?email=${name}`)
}

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Review and publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
}

test('an admin edits an email, previews it, and it is sent that way', async ({ visit, request }) => {
  test.setTimeout(120_000)
  const office = await visit(desktop)
  const { page } = office
  const preview = page.frameLocator('iframe')

  await test.step('the email is edited beside its preview', async () => {
    await asAdmin(office, '/email-previews?email=email_taken')
    await page.getByRole('link', { name: 'Edit email' }).click()
    await textOf(page).fill('Tēnā koe. <b>You have an account</b>.\n\n')
    await expect(preview.getByText('<b>You have an account</b>.')).toBeVisible()
  })

  await test.step('an email without its link is refused, and nothing is lost', async () => {
    await page.getByRole('button', { name: 'Review and publish' }).click()
    await expect(page.getByRole('alert')).toContainText('Text: You can’t leave out {link}.')
    await expect(textOf(page)).toBeFocused()
    await expect(textOf(page)).toHaveValue(/^Tēnā koe\./)
  })

  await test.step('the server stores the draft, and the list marks it', async () => {
    await expect(page.getByText('Draft saved · 1 change')).toBeVisible()
    await page.goto('/email-previews?email=email_taken')
    await expect(page.getByRole('link', { name: /Draft$/ })).toHaveCount(1)
    await page.getByRole('link', { name: 'Edit email' }).click()
    await expect(textOf(page)).toHaveValue(/^Tēnā koe\./)
  })

  await test.step('a click inserts the link at the cursor, and it becomes the button', async () => {
    await textOf(page).press('Control+End')
    await page.getByRole('button', { name: 'Insert {link}' }).click()
    await expect(textOf(page)).toHaveValue(/\.\n\n\{link\}$/)
    await expect(preview.getByRole('link', { name: 'View on Hoko' })).toBeVisible()
    await page.getByRole('button', { name: 'Dark', exact: true }).click()
    await expect(preview.locator('body')).toHaveCSS('background-color', 'rgb(20, 25, 24)')
    await page.getByRole('button', { name: 'Phone', exact: true }).click()
    await expect(page.locator('iframe')).toHaveCSS('width', '375px')
  })

  await test.step('the published text is sent', async () => {
    await publish(page)
    await expect(page.getByText('Email published')).toBeVisible()
    const hana = await aMember(request, 'Hana')
    await post(request, '/register-basic', { ...aNewcomer('Ana'), email: hana.email, password: 'kahu1234' })
    await expect
      .poll(async () => (await sentTo(page, hana.email)).map(({ text }) => text))
      .toContainEqual(expect.stringMatching(/^Tēnā koe\. <b>You have an account<\/b>\.\n\nhttp\S+\/signin$/))
    await useUsualText(page, 'email_taken')
    excuseRefusals(office)
  })
})

test('the second of two admins chooses between their draft and the published text', async ({
  visit,
  request,
}) => {
  const [first, second] = [await visit(desktop), await visit(phone)]
  const { page } = second
  const address = '/email-previews/edit?email=recovery_codes'
  await registerByCalls(request, moana)
  await setType(moana, 'admin')
  await asAdmin(first, address)
  await signInByCalls(page, moana, address)
  for (const office of [first, second]) {
    await textOf(office.page).fill(office === first ? 'Codes renewed. {link}' : 'New codes for you. {link}')
  }
  await publish(first.page)
  await first.page.waitForURL('/email-previews?email=recovery_codes')
  await page.getByRole('button', { name: 'Review and publish' }).click()
  // If the draft was saved meanwhile, the conflict shows before publishing.
  const publishing = page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true })
  await expect(publishing.or(page.getByRole('alert'))).toBeVisible()
  if (await publishing.isVisible()) await publishing.click()
  await expect(page.getByRole('alert')).toContainText('Someone published changes to this email')
  await expect(page.getByRole('alert')).toBeFocused()
  const notice = page.getByRole('status', { name: /published changes after you started/ })
  await expect(notice).toContainText('Codes renewed. {link}')
  await expect(notice).toContainText('You’ve also changed')
  await expect(textOf(page)).toHaveValue('New codes for you. {link}')
  await page.getByRole('button', { name: 'Keep my draft' }).click()
  await expect(notice).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(textOf(page)).toHaveValue('New codes for you. {link}')
  await publish(page)
  await page.waitForURL('/email-previews?email=recovery_codes')
  await expect(page.getByText('New codes for you.').first()).toBeVisible()
  await useUsualText(page, 'recovery_codes')
  // Both admins, because a parallel journey may change other settings.
  for (const office of [first, second]) excuseRefusals(office)
})
