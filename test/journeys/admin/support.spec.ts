import { expect } from '@playwright/test'
import { desktop, phone, signInByCalls, test } from '../fixtures.ts'
import { aMember } from '../members.ts'
import { aPhonePhoto } from '../phone-photo.ts'
import { asAdmin } from './admin-steps.ts'

const photo = { name: 'settings.jpg', mimeType: 'image/jpeg' }

test('a member asks support, an admin uses a saved reply, and the member resolves it', async ({
  visit,
  request,
}) => {
  const mere = await aMember(request, `Mere${crypto.randomUUID().slice(0, 4)}`)
  const [member, office] = [await visit(phone), await visit(desktop)]
  const mark = crypto.randomUUID().slice(0, 8)
  const question = `${mark}: where is my invoice?`
  const title = `Invoices ${crypto.randomUUID().slice(0, 8)}`

  await test.step('the member finds support in iChat and writes', async () => {
    await signInByCalls(member.page, mere, '/ichat')
    await member.page.getByRole('link', { name: 'Contact support' }).click()
    await expect(member.page.getByText('How can we help?')).toBeVisible()
    await member.page.getByLabel('Your message').fill(question)
    await member.page.getByRole('button', { name: 'Send message' }).click()
    await member.page.waitForURL(/chat=\d+/)
  })

  await test.step('an admin finds the waiting member and saves a reply for next time', async () => {
    const { page } = office
    await asAdmin(office, '/support')
    await page.getByLabel('Search names, emails and messages').fill(question)
    await page.getByRole('link', { name: new RegExp(mark) }).click()
    await page.getByRole('button', { name: 'Saved replies' }).click()
    await page.getByRole('button', { name: 'Add a reply' }).click()
    const form = page.getByRole('dialog', { name: 'Add a reply' })
    await form.getByLabel('Title', { exact: true }).fill(title)
    await form.getByLabel('Reply', { exact: true }).fill('Kia ora {first}, it’s under Settings.')
    await form.getByRole('button', { name: 'Save reply' }).click()
    await expect(form.getByText('The only placeholder you can use is {name}.').first()).toBeVisible()
    await form.getByLabel('Reply', { exact: true }).fill('Kia ora {name}, it’s under Settings.')
    await form.getByRole('button', { name: 'Save reply' }).click()
    await expect(form).toBeHidden()
  })

  await test.step('the reply is filled with the member’s name, and the request is assigned to the admin', async () => {
    const { page } = office
    await page.getByRole('button', { name: new RegExp(`^${title}`) }).click()
    await expect(page.getByLabel('Your reply')).toHaveValue(new RegExp(`^Kia ora ${mere.first_name}`))
    await page.getByLabel('Add photos').setInputFiles({ ...photo, buffer: await aPhonePhoto() })
    await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('log').getByText(/Hana P\. took this/)).toBeVisible()
    await expect(member.page.getByRole('log').getByText(/it’s under Settings\.$/)).toBeVisible()
    await expect(page.getByRole('log').getByText(/· Read$/)).toBeVisible()
  })

  await test.step('the member marks it as resolved, and the admin sees it', async () => {
    await member.page.getByRole('button', { name: 'Conversation options' }).click()
    await member.page.getByRole('menuitem', { name: 'Mark as resolved' }).click()
    await expect(office.page.getByRole('log').getByText(/marked this as resolved/)).toBeVisible()
  })
})
