import { once } from 'node:events'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, type APIRequestContext } from '@playwright/test'
import { test } from '../fixtures.ts'
import { aMember, post, type Member } from '../members.ts'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

type Headers = Record<string, string>

/** Unlike a browser, sends any header and doesn't decompress. */
function asker(origin: string) {
  return async (path: string, headers: Headers = {}): Promise<Answer> => {
    const request = get(new URL(path, origin), { headers, agent: false })
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    const body = await buffer(answer)
    return { status: answer.statusCode!, headers: answer.headers, body, text: body.toString() }
  }
}

async function aDraft(request: APIRequestContext, seller: Member, title: string): Promise<number> {
  const categories = await (await request.get('/api/category-list?type=general')).json()
  const { id } = await post(
    request,
    '/listing',
    {
      type: 'general',
      title,
      category_id: categories.items.find(({ name }: { name: string }) => name === 'Road bikes').id,
      condition: 'used',
      description: 'Ridden to work and back. New tyres.',
      sale_method: 'auction',
      start_price_cents: 1000,
      duration_minutes: 120,
      pickup: 'allowed',
      suburb: 'te-aro',
    },
    seller,
  )
  return id
}

const publish = (request: APIRequestContext, seller: Member, id: number) =>
  post(request, `/listing-status/${id}`, { status: 'active' }, seller)

/**
 * Milliseconds. Shorter than a page's lifetime in the cache, so that only a change explains the new
 * content.
 */
const soon = { timeout: 4_000, intervals: [50] }
const hint = { cookie: 'hoko_hint=user' }

/** Headers that try to get another person's page or to poison the cache. */
const hostile: Headers[] = [
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-proto': 'https', 'x-forwarded-port': '444' },
  { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9;host=evil.example;proto=https' },
  { host: 'evil.example' },
  { 'x-original-url': '/iwatch', 'x-rewrite-url': '/iwatch' },
  { 'x-http-method-override': 'DELETE', 'x-method-override': 'POST' },
  { 'x-host': 'evil.example', 'x-forwarded-prefix': '/evil', 'x-forwarded-server': 'evil.example' },
  { accept: 'application/json', 'accept-charset': 'utf-7', 'x-react-router-data': 'yes' },
]

test('a cached page has no personal data, and no request header changes it', async ({ request, baseURL }) => {
  const send = asker(baseURL!)
  const seller = await aMember(request, 'Hana')
  const members = [await aMember(request, 'Merewhetu'), await aMember(request, 'Tamatea')]
  const id = await aDraft(request, seller, 'Cinelli Tutto commuter, 54 cm')
  await publish(request, seller, id)
  const maximumCents = [7_654_300, 8_765_400]
  for (const [n, member] of members.entries()) {
    await post(request, '/bid', { listing_id: id, max_cents: maximumCents[n]! }, member)
    await post(request, '/favourite', { listing_id: id }, member)
  }
  await expect.poll(async () => (await send('/ibuy')).text, soon).toContain(`/general/${id}/detail`)

  const signedIn = (member: Member) => ({
    ...hint,
    authorization: `Bearer ${member.token}`,
    'accept-language': 'mi',
    'user-agent': member.first_name,
    referer: `http://localhost/${member.email}`,
  })
  const everybody: Headers[] = [signedIn(members[0]!), signedIn(members[1]!), {}, hint]
  const secrets = members.flatMap(({ first_name, last_name, email, phone_number, token }) => [
    first_name,
    last_name,
    email,
    phone_number.slice(1),
    token,
  ])
  const forbidden = [...secrets, seller.email, seller.token, '7654300', '76,543', '8765400', '87,654']
  let fresh = 0
  const leaks: string[] = []
  /** The address is new, so it's rendered for this request; others then get the same copy. */
  async function rendered(path: string, headers: Headers) {
    fresh += 1
    const address = `${path}?fresh=${fresh}`
    const first = await send(address, headers)
    const next = await send(address)
    expect(first.status).toBe(path.includes('987654321') ? 404 : 200)
    expect(first.headers['set-cookie']).toBeUndefined()
    expect(next.headers.etag).toBe(first.headers.etag)
    expect(next.body.equals(first.body)).toBe(true)
    const all = JSON.stringify(first.headers) + first.text
    leaks.push(...[...forbidden, 'evil', '203.0.113.9'].filter((word) => all.includes(word)))
    return first.text.replaceAll(`fresh%3D${fresh}`, 'fresh').replaceAll(`fresh=${fresh}`, 'fresh')
  }
  for (const path of [
    '/home',
    '/ibuy',
    '/categories',
    `/general/${id}/detail`,
    '/general/987654321/detail',
  ]) {
    for (const headers of [...everybody, ...hostile]) {
      // Retried if the market itself changed in between.
      await expect(async () => {
        const isSame = (await rendered(path, headers)) === (await rendered(path, {}))
        expect(isSame, `${path} for ${JSON.stringify(headers)}`).toBe(true)
      }).toPass({ timeout: 10_000, intervals: [50] })
    }
  }
  expect(leaks).toEqual([])
})

test('the session decides redirects before the cache is read', async ({ baseURL }) => {
  const send = asker(baseURL!)
  const visitor = await send('/isell')
  expect([visitor.status, visitor.headers.location]).toEqual([302, '/signin?next=%2Fisell'])
  expect(visitor.headers['cache-control']).toBe('no-store')
  const member = await send('/isell', hint)
  expect(member.status).toBe(200)
  expect((await send('/isell')).status).toBe(302)
  expect((await send('/signin', hint)).headers.location).toBe('/home')
  expect((await send('/signin')).status).toBe(200)
})

test('a page uses the accepted compression, once', async ({ baseURL }) => {
  const send = asker(baseURL!)
  const plain = await send('/categories')
  const br = await send('/categories', { 'accept-encoding': 'gzip, deflate, br' })
  const gzip = await send('/categories', { 'accept-encoding': 'gzip' })
  expect([br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
  expect(br.body.length).toBeLessThan(plain.body.length / 4)
  for (const { headers } of [plain, br, gzip]) {
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers.vary).toBe('cookie, accept-encoding')
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
  }
  const again = await send('/categories', { 'accept-encoding': 'gzip', 'if-none-match': gzip.headers.etag! })
  expect([again.status, again.body.length]).toEqual([304, 0])
  expect(again.headers['content-security-policy']).toBe(gzip.headers['content-security-policy'])
})

test('a change to a listing invalidates the pages that show it', async ({ request, baseURL }) => {
  const send = asker(baseURL!)
  const seller = await aMember(request, 'Hana')
  const bidders = [await aMember(request, 'Mere'), await aMember(request, 'Tama')]
  const id = await aDraft(request, seller, 'Raleigh with a basket')
  const [page, list] = [`/general/${id}/detail?fresh=bid`, '/ibuy?sort=newest&fresh=bid']

  expect((await send(page)).status).toBe(404)
  expect((await send(list)).text).not.toContain('Raleigh with a basket')
  await publish(request, seller, id)
  await expect.poll(async () => (await send(page)).status, soon).toBe(200)
  await expect.poll(async () => (await send(list)).text, soon).toContain('Raleigh with a basket')

  for (const [n, bidder] of bidders.entries())
    await post(request, '/bid', { listing_id: id, max_cents: 123_400 + n * 100_000 }, bidder)
  await expect.poll(async () => (await send(page)).text, soon).toMatch(/1,2\d\d/)
  await expect.poll(async () => (await send(list)).text, soon).toMatch(/1,2\d\d/)

  const reason = 'It fell off the wharf.'
  await post(request, `/listing-status/${id}`, { status: 'withdrawn', reason }, seller)
  await expect.poll(async () => (await send(list)).text, soon).not.toContain('Raleigh with a basket')
  await expect.poll(async () => (await send(page)).text, soon).toContain('ithdrawn')
})

test('a trader’s badge updates at once on every listing', async ({ request, baseURL }) => {
  const send = asker(baseURL!)
  const seller = await aMember(request, 'Hana')
  const id = await aDraft(request, seller, 'Raleigh without a basket')
  await publish(request, seller, id)
  const listing = `/general/${id}/detail?fresh=seller`
  await expect.poll(async () => (await send(listing)).text, soon).toContain('Private seller')
  const [, member] = /"(\/seller-detail\/\d+)"/.exec((await send(listing)).text)!
  expect((await send(member!)).text).toContain('Private seller')

  const { first_name, last_name } = { first_name: 'Hanatia', last_name: 'Pene' }
  const profile = await request.put('/api/profile', {
    headers: { authorization: `Bearer ${seller.token}` },
    data: { seller_kind: 'in_trade', trading_name: 'Hana’s Bicycles', first_name, last_name },
  })
  expect(profile.ok()).toBe(true)
  for (const page of [listing, member!]) {
    await expect.poll(async () => (await send(page)).text, soon).not.toContain('Private seller')
    expect((await send(page)).text).toContain('Hanatia P.')
  }
  expect((await send(member!)).text).toContain('Hana’s Bicycles')
})

test('a browser runs a cached page without errors, also from its own cache', async ({ visit, baseURL }) => {
  await asker(baseURL!)('/home')
  const { page } = await visit()
  for (let load = 0; load < 3; load += 1) {
    const response = await page.goto('/home')
    expect(response!.headers()['content-security-policy']).toContain('sha256-')
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  }
})

test('an uncached page is compressed and has its route’s headers', async ({ baseURL }) => {
  const send = asker(baseURL!)
  for (const [path, headers] of [
    ['/isell', hint],
    ['/reset-password', {}],
  ] as const) {
    const whole = await send(path, headers)
    const brotli = await send(path, { ...headers, 'accept-encoding': 'br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.body).toString()).toBe(whole.text)
    expect(whole.headers['referrer-policy']).toBe(
      path === '/isell' ? 'strict-origin-when-cross-origin' : 'no-referrer',
    )
  }
})
