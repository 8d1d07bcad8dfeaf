import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { listAddresses } from '#platform/common/addresses.ts'
import '#app/server/all-pages.ts'
import { mayBeFramed } from '#platform/server/http/pages/page-address.ts'
import { test } from '../fixtures.ts'

const readPath = (path: string) => path.replace('{id}', '100001').replace('{slug}', 'about-us')

test('only the bare pages allow framing by other sites, for every kind of caller', async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.request.newContext({ baseURL: baseURL! })
  const others = ['/', '/nowhere', '/mb/nothing', '/api/settings', '/api/docs/', '/robots.txt', '/dev/outbox']
  const wrong: string[] = []
  for (const path of [...listAddresses().map((address) => readPath(address.path)), ...others]) {
    for (const hint of ['none', 'user', 'admin']) {
      const answer = await browser.get(path, { maxRedirects: 0, headers: { cookie: `hoko_hint=${hint}` } })
      const headers = answer.headers()
      const policy = headers['content-security-policy'] ?? ''
      const isOpen = policy.includes('frame-ancestors *') && headers['x-frame-options'] === undefined
      const isShut = policy.includes("frame-ancestors 'none'") && headers['x-frame-options'] === 'DENY'
      const wanted = mayBeFramed(path) && answer.status() === 200
      if (wanted ? !isOpen : !isShut) wrong.push(`${path} for ${hint}: ${answer.status()} ${policy}`)
    }
  }
  expect(wrong).toEqual([])
  await browser.dispose()
})

test('another site can frame the bare pages but no others', async ({ page, baseURL }) => {
  const frame = (path: string) =>
    `<iframe title="${path}" src="${baseURL}${path}" width="600" height="400"></iframe>`
  // A real server: browsers block remote pages from framing pages on this machine.
  const partner = createServer((_request, answer) =>
    answer.setHeader('content-type', 'text/html').end(frame('/mb/about-us') + frame('/info/about-us')),
  ).listen(0, '127.0.0.1')
  await once(partner, 'listening')
  await page.goto(`http://127.0.0.1:${(partner.address() as AddressInfo).port}/`)
  const bare = page.frameLocator('iframe[title="/mb/about-us"]')
  await expect(bare.getByRole('heading', { level: 1, name: 'About Hoko' })).toBeVisible()
  await expect(bare.getByRole('navigation', { name: 'Footer' })).toHaveCount(0)
  await expect(bare.getByRole('link', { name: 'plans' })).toHaveAttribute('target', '_blank')
  const closedReason = page.frameLocator('iframe[title="/info/about-us"]')
  await expect(closedReason.getByRole('heading', { level: 1, name: 'About Hoko' })).toHaveCount(0)
  await bare.getByRole('link', { name: 'contact us' }).click()
  await expect(bare.getByRole('button', { name: 'Send message' })).toBeVisible()
  partner.close()
})
