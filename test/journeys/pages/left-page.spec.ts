import { expect, type Page } from '@playwright/test'
import { aLineTo } from '../cut-line.ts'
import { desktop, signIn, test } from '../fixtures.ts'
import { aListing } from '../listed.ts'
import { aMember } from '../members.ts'

/**
 * Runs in the page itself: a bid without a reply for some seconds is withdrawn, and this machine
 * may be slow.
 */
const leaveOnBid = (page: Page) =>
  page.evaluate(() => {
    const send = window.fetch
    window.fetch = (address, request) => {
      const answer = send(address, request)
      if (address === '/api/bid') setTimeout(() => location.replace('about:blank'))
      return answer
    }
  })

test('a bid is placed even if its page is left while it is sent', async ({ visit, request }) => {
  const [hana, mere] = [await aMember(request, 'Hana'), await aMember(request, 'Mere')]
  const listing = await aListing(request, 'auction', hana)
  const bids = async () => (await (await request.get(`/api/bid?listing=${listing}`)).json()).total
  const { page } = await visit(desktop)
  const line = await aLineTo(test.info().project.use.baseURL!)
  await page.goto(`${line.origin}/signin?next=/general/${listing}/detail`)
  await signIn(page, mere)
  await page.waitForURL(`${line.origin}/general/${listing}/detail`)
  await page.getByLabel('Bid up to').filter({ visible: true }).fill('45')
  const press = page.getByRole('button', { name: 'Bid up to NZ$ 45' })
  await press.filter({ visible: true }).click()

  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Bid up to NZ$ 45' })
  await expect(confirm).toBeVisible()
  await leaveOnBid(page)
  line.lock()
  await confirm.click({ noWaitAfter: true })
  await page.waitForURL('about:blank')
  expect(await bids()).toBe(0)
  line.letThrough()
  await expect.poll(bids).toBe(1)
  await line.cut()
})
