import { expect } from '@playwright/test'
import { desktop, phone, sentTo, signInByCalls, test } from '../fixtures.ts'
import { aMember } from '../members.ts'
import { asAdmin } from './admin-steps.ts'

test('a visitor writes to us, and an admin answers by email', async ({ visit }) => {
  const [stranger, office] = [await visit(phone), await visit(desktop)]
  const n = crypto.randomUUID().slice(0, 8)
  const email = `aroha-${n}@example.nz`
  const question = `How do I register from Samoa? ${n}`

  await test.step('wrong fields are named, and typed text survives a reload', async () => {
    const { page } = stranger
    await page.goto('/home')
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Contact us' }).click()
    await page.getByLabel('Message').fill(question)
    await page.getByLabel('Email').fill('aroha@')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Enter your name').first()).toBeVisible()
    await expect(page.getByText('Invalid email address').first()).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Message')).toHaveValue(question)
    await page.getByLabel('Name').fill('Aroha Pene')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText(`We’ll answer by email, to ${email}.`)).toBeVisible()
  })

  await test.step('the message waits in the inbox, and the reply goes to the address', async () => {
    const { page } = office
    await asAdmin(office, '/support')
    await page.getByLabel('Search names, emails and messages').fill(email)
    await page.getByRole('link', { name: /^Aroha Pene/ }).click()
    await expect(page.getByRole('link', { name: email })).toBeVisible()
    await expect(page.getByLabel('Add photos')).toHaveCount(0)
    await page.getByLabel('Your reply').fill(`Use your email instead. ${n}`)
    await page.getByRole('button', { name: 'Send and resolve' }).click()
    await expect(page.getByRole('log').getByText(/Sent by email$/)).toBeVisible()
    await expect.poll(async () => (await sentTo(page, email)).at(0)?.text ?? '').toContain(`instead. ${n}`)
  })
})

test('a member’s message appears in their conversation with support', async ({ visit, request }) => {
  const { page } = await visit(phone)
  const member = await aMember(request, 'Hone')
  await signInByCalls(page, member, '/contact-us')
  await expect(page.getByText(/^You’re signed in as/)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveCount(0)
  await page.getByLabel('Message').fill('My photo is upside down.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByRole('link', { name: 'Open conversation' }).click()
  await expect(page.getByRole('log').getByText('My photo is upside down.')).toBeVisible()
})
