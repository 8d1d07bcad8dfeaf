import { expect, test } from 'vitest'
import { createTopicTimes } from '../../cache/topic-times.ts'
import { compressPage } from './compressed-page.ts'
import { packPage, unpackPage } from './packed-page.ts'
import { judgeSharedPage } from './share-pages.ts'

test.each([
  // Rendered well after the last change.
  { ageMs: 1_000, unchangedMs: 5_000, apartMs: 250, verdict: 'valid' },
  { ageMs: 1_000, unchangedMs: 1_251, apartMs: 250, verdict: 'valid' },
  // So soon after it that the other node may not have heard of it.
  { ageMs: 1_000, unchangedMs: 1_250, apartMs: 250, verdict: 'refused' },
  { ageMs: 100, unchangedMs: 200, apartMs: 250, verdict: 'outdated' },
  // Before it.
  { ageMs: 1_000, unchangedMs: 10, apartMs: 250, verdict: 'refused' },
  { ageMs: 900, unchangedMs: 10, apartMs: 1_000, verdict: 'outdated' },
  { ageMs: 249, unchangedMs: 10, apartMs: 250, verdict: 'outdated' },
  { ageMs: 250, unchangedMs: 10, apartMs: 250, verdict: 'refused' },
  { ageMs: 10, unchangedMs: 0, apartMs: 0, verdict: 'refused' },
  // Rendered from a replica that may not have had the change yet.
  { ageMs: 1_000, unchangedMs: 3_250, apartMs: 250, mayLagMs: 2_000, verdict: 'refused' },
  { ageMs: 1_000, unchangedMs: 3_251, apartMs: 250, mayLagMs: 2_000, verdict: 'valid' },
  // Older than anybody may take it.
  { ageMs: 4_999, unchangedMs: 60_000, apartMs: 250, verdict: 'valid' },
  { ageMs: 5_000, unchangedMs: 60_000, apartMs: 250, verdict: 'refused' },
])(
  'judgeSharedPage of $ageMs ms, unchanged for $unchangedMs ms, apart $apartMs ms is $verdict',
  ({ verdict, mayLagMs = 0, ...age }) => {
    expect(judgeSharedPage({ ...age, mayLagMs, maxAgeMs: 5_000 })).toBe(verdict)
  },
)

function aClock(options: { mostTopics?: number } = {}) {
  let at = 1_000_000
  let listener = { touched: (_topic: string) => {}, missed: () => {} }
  const live = { onNotify: (added: typeof listener) => void (listener = added) }
  const times = createTopicTimes({ db: {}, live } as never, { now: () => at, ...options })
  const pass = (ms: number) => (at += ms)
  const since = (...topics: string[]) => at - times.findLast(topics)
  return {
    pass,
    since,
    touch: (topic: string) => listener.touched(topic),
    miss: () => listener.missed(),
  }
}

test('createTopicTimes finds the last change of several topics', () => {
  const { pass, since, touch } = aClock()
  pass(10_000)
  touch('listing:1')
  pass(2_000)
  touch('listing:2')
  pass(500)
  expect([since('listing:1'), since('listing:2'), since('listing:1', 'listing:2')]).toEqual([2_500, 500, 500])
})

test('createTopicTimes takes what it can’t know for touched', () => {
  const { pass, since, touch, miss } = aClock()
  pass(3_000)
  expect(since('listing:1')).toBe(3_000)
  touch('listing:1')
  pass(400)
  miss()
  pass(100)
  expect([since('listing:1'), since('listing:9')]).toEqual([100, 100])
})

test('createTopicTimes stays small, and never makes a topic look older', () => {
  const { pass, since, touch } = aClock({ mostTopics: 10 })
  for (let n = 0; n < 100; n += 1) {
    pass(100)
    touch(`listing:${n}`)
  }
  expect(since('listing:99')).toBe(0)
  expect(since('listing:1')).toBeLessThanOrEqual(9_800)
  expect(since('never touched')).toBeLessThanOrEqual(2_000)
})

const html = (text: string) => new TextEncoder().encode(text)
const aPage = (text: string) =>
  compressPage(
    { status: 200, html: html(text), location: null, scripts: ['a()'], topics: ['listing:1', 'market'] },
    { imageOrigins: [], canBeFramed: false },
  )

test('unpackPage gives back the page that packPage packed', async () => {
  const page = await aPage('<p>Kauri sideboard</p>'.repeat(500))
  const again = await unpackPage(packPage(page))
  expect(again.identity).toEqual(page.identity)
  expect(again.br).toEqual(page.br)
  expect(again.head).toEqual(page.head)
  expect(await again.getGzip()).toEqual(await page.getGzip())
})

test('unpackPage refuses what isn’t a page', async () => {
  const page = await aPage('<p>Kauri sideboard</p>')
  const packed = packPage(page)
  const withHead = (changes: object) => packPage({ ...page, head: { ...page.head, ...changes } })
  for (const [bytes, message] of [
    [Buffer.alloc(0), 'outside buffer bounds'],
    [Buffer.from('<p>page</p>'), 'cut off'],
    [packed.subarray(0, 40), 'cut off'],
    [packed.subarray(0, -3), 'unexpected end of file'],
    [withHead({ policy: "default-src 'self'\r\nset-cookie: a=b" }), 'policy'],
    [withHead({ status: 500 }), 'status'],
    [withHead({ status: 302 }), 'status'],
    [withHead({ location: '/home' }), 'location'],
    [withHead({ location: '/home\u0000' }), 'location'],
    [withHead({ topics: 'market' }), 'topics'],
    [withHead({ digest: 'a"b' }), 'digest'],
  ] as const)
    await expect(unpackPage(bytes)).rejects.toThrow(message)
})
