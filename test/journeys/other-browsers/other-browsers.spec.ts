import { writeFile } from 'node:fs/promises'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { must } from '#platform/common/must.ts'
import { aListing } from '../listed.ts'
import { aMember, type Member, post } from '../members.ts'
import { aPhonePhoto } from '../phone-photo.ts'
import { openFirefox } from './firefox.ts'
import { keys, OtherBrowser, type Protocol } from './other-browser.ts'
import { findPrograms } from './programs.ts'
import { openWebKit } from './webkit.ts'

const { firefox, webkit } = findPrograms()

const browsers: [name: string, open: (() => Promise<Protocol>) | null][] = [
  ['Firefox', firefox === null ? null : () => openFirefox(firefox)],
  ['WebKit', webkit === null ? null : () => openWebKit(webkit)],
]

const reportText = 'Sends everyone the same message.'

for (const [name, open] of browsers) {
  test.describe(name, () => {
    test.skip(open === null, `${name} isn’t installed and couldn’t be`)
    test.setTimeout(180_000)
    let browser: OtherBrowser

    test.beforeEach(async ({ baseURL }) => {
      browser = new OtherBrowser(await must(open, 'browser')(), must(baseURL, 'address'))
    })

    test.afterEach(async () => {
      await browser.close()
      expect(browser.complaints).toEqual([])
    })

    test('a member searches, bids, writes and uploads a photo', async ({ request }, testInfo) => {
      const [seller, buyer] = [await aMember(request, 'Aroha'), await aMember(request, 'Rewi')]
      const title = `Enamel teapot for ${name}`
      const id = await aListing(request, 'auction', seller, title)
      await test.step('search', () => search(browser, title))
      await test.step('sign in', () => signIn(browser, '/signin', buyer.email, 'kahu1234'))
      await test.step('bid', () => bid(browser, id))
      await test.step('chat', () => write(browser, id))
      await test.step('photo', async () => {
        const photo = testInfo.outputPath('photo.jpg')
        await writeFile(photo, await aPhonePhoto())
        await uploadPhoto(browser, photo)
      })
    })

    test('a moderator decides a case by keys', async ({ request }) => {
      const [reported, reporter] = [await aMember(request, 'Aroha'), await aMember(request, 'Rewi')]
      await moderate(browser, request, reported, reporter)
    })
  })
}

async function expectFit(browser: OtherBrowser) {
  const overflow = `() => document.documentElement.scrollWidth - document.documentElement.clientWidth`
  expect(await browser.evaluate<number>(overflow)).toBe(0)
}

async function search(browser: OtherBrowser, title: string) {
  await browser.open('/home')
  await browser.find('h2', 'Closing soon')
  await expectFit(browser)
  await browser.click('input[type=search]')
  await browser.press(`${title}${keys.enter}`)
  await browser.waitFor(`() => location.pathname === '/ibuy'`)
  await browser.click('main a', title)
  await browser.find('h1', title)
  await expectFit(browser)
}

async function signIn(browser: OtherBrowser, address: string, email: string, password: string) {
  await browser.open(address)
  await browser.fill('Email', email)
  await browser.fill('Password', password)
  await browser.click('button[type=submit]', 'Sign in')
  await browser.waitFor(`(address) => location.pathname !== address`, address)
}

async function bid(browser: OtherBrowser, id: number) {
  await browser.open(`/general/${id}/detail`)
  await browser.click('aside button', 'Bid up to')
  await browser.waitFor(`() => document.activeElement.closest('dialog') !== null`)
  expect
    .soft(await browser.evaluate(`() => document.activeElement.tagName`), 'a question opens at its heading')
    .toBe('H2')
  await browser.click('dialog button', 'Bid up to')
  await browser.waitForText('You’re winning')
}

async function write(browser: OtherBrowser, id: number) {
  await browser.open(`/ichat?listing=${id}`)
  const height = `() => document.activeElement.offsetHeight`
  await browser.click('textarea')
  const empty = await browser.evaluate<number>(height)
  const text = 'Kia ora, is the lid a good fit, and has the enamel chipped anywhere? '.repeat(4).trim()
  await browser.press(text)
  expect(await browser.evaluate<number>(height), 'the field grows with its text').toBeGreaterThan(empty)
  await browser.click('button', 'Send')
  await browser.waitFor(
    `(text) => [...document.querySelectorAll('li')].some((one) => one.innerText.includes(text))`,
    text,
  )
  await expectFit(browser)
}

async function uploadPhoto(browser: OtherBrowser, photo: string) {
  await browser.open('/general/new')
  await browser.upload(photo)
  await browser.waitFor(
    `() => [...document.querySelectorAll('main li img')].some((one) => one.naturalWidth > 0)`,
  )
  await expectFit(browser)
}

async function moderate(
  browser: OtherBrowser,
  request: APIRequestContext,
  reported: Member,
  reporter: Member,
) {
  const { id }: { id: number } = (await post(request, '/check-token', {}, reported)).user
  const report = { kind: 'member', subject_id: id, reason: 'spam', text: reportText }
  await post(request, '/member-flag', report, reporter)
  await signIn(browser, '/admin-signin', 'admin@demo.hoko.nz', 'kiaora2026')
  await browser.open(`/moderation?kind=member_report&q=${id}`)
  await browser.find('[aria-label=Cases] li')
  await browser.press('j')
  await browser.press(keys.enter)
  await browser.waitForText(reportText)
  await browser.press('d')
  await browser.waitFor(`() => document.activeElement.tagName === 'TEXTAREA'`)
  await browser.press(`${keys.control}${keys.enter}`)
  await browser.waitForText('Report dismissed')
  await expectFit(browser)
}
