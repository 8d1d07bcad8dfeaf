import { describe, expect, it, test } from 'vitest'
import { searchQuery } from '#domains/search/common/search.shapes.ts'
import { listAddresses, redirectFor } from '#platform/common/addresses.ts'
import { isNowhere, pageAddress, mayBeFramed } from './page-address.ts'

const keyOf = (address: string) => pageAddress(new URL(address, 'http://localhost'))?.key ?? null

test('only public pages are cached', () => {
  expect(keyOf('/home')).toBe('/home')
  expect(keyOf('/general/12/detail')).toBe('/general/12/detail')
  for (const address of ['/iwatch', '/general/12/edit', '/general/new', '/signin', '/nowhere', '/home.data'])
    expect(keyOf(address)).toBe(null)
})

test('only pages that follow the whole market are served while they are renewed', () => {
  const renewedOf = (path: string) => pageAddress(new URL(path, 'http://localhost'))?.renewedMs
  for (const path of ['/home', '/ibuy', '/ibuy?q=lamp']) expect(renewedOf(path)).toBe(2_000)
  for (const path of ['/general/12/detail', '/seller-detail/7', '/info/about-us'])
    expect(renewedOf(path)).toBe(undefined)
})

test('pages of one seller or listing are renewed sooner than lists', () => {
  const apartOf = (path: string) => pageAddress(new URL(path, 'http://localhost'))?.apartMs
  for (const path of ['/general/12/detail', '/seller-detail/7', '/shop/bobs-utes'])
    expect(apartOf(path)).toBe(250)
  for (const path of ['/home', '/ibuy', '/categories']) expect(apartOf(path)).toBe(1_000)
})

test('equal queries have one key', () => {
  expect(keyOf('/ibuy?region=otago&q=lamp')).toBe('/ibuy?q=lamp&region=otago')
  expect(keyOf('/ibuy?q=lamp&region=otago&price_min=&utm_source=x&fbclid=y')).toBe(
    '/ibuy?q=lamp&region=otago',
  )
  expect(keyOf('/ibuy?q=l%61mp')).toBe(keyOf('/ibuy?q=lamp'))
})

test('different queries have different keys', () => {
  const requests = [
    '/ibuy',
    '/ibuy?q=lamp',
    '/ibuy?q=Lamp',
    '/ibuy?q=a%26b=c',
    '/ibuy?q=a&attr.b=c',
    '/seller-detail/7?reviews=2',
  ]
  expect(new Set(requests.map(keyOf)).size).toBe(requests.length)
})

test('a parameter that the page doesn’t read is left out of the key', () => {
  for (const address of [
    '/home?x=1',
    '/home?q=lamp',
    '/HOME',
    '/home//',
    '/h%6fme',
    '/home?x=2&utm_source=y',
  ])
    expect(keyOf(address)).toBe('/home')
  expect(keyOf('/ibuy?q=a&b=c')).toBe('/ibuy?q=a')
  expect(keyOf('/ibuy?attr.colour=Red&attr.Not=1&constructor=1')).toBe('/ibuy?attr.colour=Red')
  expect(keyOf('/seller-detail/7?cursor=a&reviews=2&seller=8&q=lamp')).toBe(
    '/seller-detail/7?cursor=a&q=lamp&reviews=2',
  )
  expect(keyOf('/General/12/DETAIL/?bid=1')).toBe('/general/12/detail')
})

test('all unknown addresses share one key', () => {
  for (const path of ['/nope', '/nope/more', '/nope-7', '/.env', '/wp-admin/', '/%zz', '/home.data'])
    expect(isNowhere(path)).toBe(true)
})

const filled = (path: string, id: string, slug: string) => path.replace('{id}', id).replace('{slug}', slug)

describe.each(listAddresses().map(({ path }) => path))('below and beside %s', (path) => {
  const real = filled(path, '100001', 'about-us')
  const wrongIds = ['0', '01', 'x', '-1', '1.5', '1e5', '12345678901234567', '１２', '1%2F2', '1%00', '%zz']
  const wrongSlugs = ['-', 'M%C4%81ori', 'a_b', 'a'.repeat(81), '..%2F']
  const variants = [
    `${real}/1/2/3`,
    `${real}/foo`,
    `${real}.data`,
    `${real}%`,
    `${real}%00`,
    `${real};a=b`,
    `/x${real}`,
    `/${real}`,
    ...(path.includes('{id}') ? wrongIds.map((id) => filled(path, id, 'about-us')) : []),
    ...(path.includes('{slug}') ? wrongSlugs.map((slug) => filled(path, '1', slug)) : []),
  ]
  it.each(variants)('%s is unknown', (variant) => {
    expect(isNowhere(variant)).toBe(true)
    for (const type of [null, 'user', 'admin'] as const) expect(redirectFor(variant, '', type)).toBe(null)
  })

  it.each([
    real,
    `${real}/`,
    `${real}//`,
    real.toUpperCase(),
    `/%${real.charCodeAt(1).toString(16)}${real.slice(2)}`,
  ])('%s is known', (spelling) => expect(isNowhere(spelling)).toBe(false))
})

test('every filter of a search is part of the key', () => {
  const ofTheCall = ['window', 'facets', 'limit']
  for (const name of Object.keys(searchQuery.shape).filter((each) => !ofTheCall.includes(each))) {
    const requests = name === 'attr' ? 'attr.colour' : name
    expect(keyOf(`/ibuy?${requests}=1`)).toBe(`/ibuy?${requests}=1`)
  }
  for (const name of ofTheCall) expect(keyOf(`/ibuy?${name}=1`)).toBe('/ibuy')
})

test('a key is its own key', () => {
  for (const address of ['/ibuy?q=a%26b%3Dc+d&q=x', '/ibuy?q=100%25', '/ibuy?q=M%C4%81ori', '/home/']) {
    const key = keyOf(address)!
    expect(keyOf(key)).toBe(key)
  }
})

test('a query too long to be repeated is not cached', () => {
  expect(keyOf(`/ibuy?q=${'x'.repeat(300)}`)).toBe(null)
})

test('a listing’s page has the listing’s topic, a member’s theirs, and lists the market’s', () => {
  const topicsOf = (address: string) => pageAddress(new URL(address, 'http://localhost'))?.topics
  for (const type of ['general', 'vehicle', 'property'])
    expect(topicsOf(`/${type}/12/detail`)).toEqual(['site', 'listing:12', 'questions:12'])
  expect(topicsOf('/ibuy?q=lamp')).toEqual(['site', 'market'])
  expect(topicsOf('/seller-detail/1001')).toEqual(['site', 'market', 'seller:1001'])
})

test('exactly four addresses may be framed', () => {
  expect(
    listAddresses()
      .map(({ path }) => path)
      .filter(mayBeFramed),
  ).toEqual(['/contact-us-app', '/mb/about-us', '/mb/privacy-policy', '/mb/terms-and-conditions'])
})

test.each([
  ['/MB/About-Us/', true],
  ['/mb/%61bout-us', true],
  ['/mb', false],
  ['/mb/', false],
  ['/mb/nothing', false],
  ['/mb/../user-settings', false],
  ['/contact-us', false],
  ['/contact-us-app/more', false],
  ['/info/about-us', false],
])('%s: %s', (path, may) => {
  expect(mayBeFramed(path)).toBe(may)
})
