import { expect } from '@playwright/test'
import { desktop, excuseRefusals, phone, test } from '../fixtures.ts'
import { aListing } from '../listed.ts'
import { inMarketDatabase } from '../market-database.ts'
import { aMember, post, verifyEmail } from '../members.ts'
import { asAdmin } from './admin-steps.ts'

test('an admin previews emails and resends a failed one', async ({ visit }) => {
  const office = await visit(desktop)
  const { page } = office
  const subject = `Kia ora ${crypto.randomUUID().slice(0, 8)}`

  await test.step('each kind of email shows in light and dark beside its text', async () => {
    await asAdmin(office, '/email-previews')
    await page.getByRole('link', { name: 'Your Hoko account is ready' }).click()
    await page.waitForURL('/email-previews?email=welcome')
    const email = page.frameLocator('iframe')
    await expect(email.getByRole('link', { name: 'Choose password' })).toBeVisible()
    await expect(email.locator('body')).toHaveCSS('background-color', 'rgb(243, 245, 244)')
    await page.getByRole('button', { name: 'Dark', exact: true }).click()
    await expect(email.locator('body')).toHaveCSS('background-color', 'rgb(20, 25, 24)')
    await expect(page.getByText('it’s about your Hoko account', { exact: false })).toBeVisible()
  })

  await test.step('a failed email is sent again', async () => {
    await inMarketDatabase(async (client) => {
      await client.query(
        `with m as (insert into sent_messages (channel, kind, recipient, subject, text, failed_reason, attempts)
           values ('email', 'mail_notification', 'gone@example.nz', $1, 'Nau mai.', '550 no such person', 1) returning id)
         insert into failed_emails (message_id, at) select id, clock_timestamp() from m`,
        [subject],
      )
    })
    await page.goto('/failed-emails')
    const row = page.getByRole('listitem').filter({ hasText: subject })
    await expect(row).toContainText('gone@example.nz')
    await expect(row).toContainText('550 no such person')
    await row.getByRole('button', { name: /^Try again/ }).click()
    await expect(page.getByText('Sending again')).toBeVisible()
    await expect(row).toHaveCount(0)
  })
})

test('an email’s link unsubscribes from its kind without signing in', async ({ visit, request }) => {
  const [hana, mere] = [await aMember(request, 'Hana'), await aMember(request, 'Mere')]
  await verifyEmail(request, hana)
  const title = `Toyota Aqua ${crypto.randomUUID().slice(0, 8)}`
  const listingId = await aListing(request, 'vehicle', hana, title)
  await post(
    request,
    '/chat',
    { listing_id: listingId, text: 'Still for sale?', client_id: crypto.randomUUID() },
    mere,
  )
  const emails = async () =>
    (await (await request.get(`/dev/outbox.json?to=${hana.email}`)).json()).items as SentEmail[]
  const find = async () =>
    (await emails()).find((one) => one.subject.includes(title) && one.channel === 'email')
  await expect.poll(find).toBeTruthy()
  const html = await (await request.get(`/dev/outbox/${(await find())!.id}`)).text()
  const visitor = await visit(phone)
  const { page } = visitor
  await page.goto(/\/api\/stop-emails\/[\w.-]+/.exec(html)![0])
  await expect(page.getByText('Someone writes to me in iChat')).toBeVisible()
  await page.getByRole('button', { name: 'Stop emails' }).click()
  await expect(page.getByText('Emails stopped.', { exact: false })).toBeVisible()
  await page.goto('/stop-emails#1002.message.made-up')
  await page.getByRole('button', { name: 'Stop emails' }).click()
  await expect(page.getByText('We don’t recognise this link', { exact: false })).toBeVisible()
  excuseRefusals(visitor)
})

interface SentEmail {
  id: number
  channel: string
  subject: string
}
