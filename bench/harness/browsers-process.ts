/** Listing pages by the thousand: the stream, the merging and the asking are those of the screens; nothing is drawn. */
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import type { listBids } from '#contract/bidding/bidding.ts'
import type { OperationReply } from '#contract/core/operation.ts'
import type { LiveMessage } from '#contract/core/live.ts'
import type { Listing, LiveListing } from '#contract/listings/listings.ts'
import { addHeard, hasNewVoid, hearBids, type HeardBids } from '#web/features/bidding/history/heard-bids.ts'
import { getLatest } from '#web/features/listings/use-live-listing.ts'
import { deriveViewer, hasMoreToTell } from '#web/features/listings/viewer-now.ts'
import { createAskSoon } from '#web/lib/live/ask-soon.ts'
import { LiveStream } from '#web/lib/live/live-stream.ts'
import type { BrowsersReport, BrowsersTask } from './browsers.ts'

type BidPage = OperationReply<typeof listBids>
type Browser = Awaited<ReturnType<typeof openBrowser>>

let origin = ''
let requests = 0
let browsers: Browser[] = []
let awaited_cents = 0
let began = 0
let seen_ms: number[] = []
let onSeen = () => {}

const fetchFrom = globalThis.fetch
globalThis.fetch = (input, init) =>
  fetchFrom(typeof input === 'string' ? new URL(input, origin) : input, init)

async function read<Reply>(path: string, token: string | null): Promise<Reply> {
  const response = await fetch(`/api${path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} })
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`)
  return (await response.json()) as Reply
}

async function openBrowser(listing_id: number, token: string | null) {
  const readListing = () => read<Listing>(`/listing/${listing_id}`, token)
  const readBids = () => read<BidPage>(`/bid?listing=${listing_id}&limit=100`, token)
  let [told, page] = await Promise.all([readListing(), readBids()])
  let latest: LiveListing | null = null
  let heard: HeardBids | null = null
  let has_seen = true
  const getListing = (): LiveListing => (latest && latest.deal_version >= told.deal_version ? latest : told)
  const getBids = () => addHeard(page, heard, { listing_id, me: told.viewer?.my_pseudonym ?? null })
  const noteRequest = <T>(work: Promise<T>) => {
    requests += 1
    return work
  }
  const askListing = createAskSoon(() => void noteRequest(readListing()).then((reply) => (told = reply)))
  const askBids = createAskSoon(() => void noteRequest(readBids()).then((reply) => (page = reply)))

  const opened = Promise.withResolvers<void>()
  const onMessage = (message: LiveMessage) => {
    if (message.kind === 'bidding' && message.listing_ids.includes(listing_id)) askListing.ask()
    if (message.kind !== 'listing') return
    latest = getLatest(latest, message.listing)
    if (hasMoreToTell(told, getListing())) askListing.ask()
    if (message.bids) {
      const isNewVoid = hasNewVoid(heard, message.bids, page)
      heard = hearBids(heard, message.bids)
      const { is_behind, total } = getBids()
      if (isNewVoid || is_behind || getListing().bid_count > total) askBids.ask()
    }
    if (!has_seen && getListing().price_cents >= awaited_cents) {
      has_seen = true
      seen_ms.push(performance.now() - began)
      onSeen()
    }
  }
  new LiveStream({
    wanted: async () => ({
      topics: [`ledger:${listing_id}`, `listing:${listing_id}`, ...(token ? ['me'] : [])],
      token,
    }),
    onMessage,
    onOpen: () => opened.resolve(),
  }).refresh()
  await opened.promise
  return {
    wait: () => void (has_seen = false),
    show: () => ({
      listing: getListing(),
      bids: getBids().total,
      leads: deriveViewer(told, getListing())?.is_leading,
    }),
  }
}

async function open({ port, listing_id, tokens }: Extract<BrowsersTask, { kind: 'open' }>) {
  origin = `http://127.0.0.1:${port}`
  for (let n = 0; n < tokens.length; n += 50)
    browsers.push(
      ...(await Promise.all(tokens.slice(n, n + 50).map((token) => openBrowser(listing_id, token)))),
    )
}

async function bid({ listing_id, token, max_cents, price_cents }: Extract<BrowsersTask, { kind: 'bid' }>) {
  seen_ms = []
  awaited_cents = price_cents
  for (const browser of browsers) browser.wait()
  const all = Promise.withResolvers<void>()
  onSeen = () => seen_ms.length === browsers.length && all.resolve()
  began = performance.now()
  const response = await fetch('/api/bid', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ listing_id, max_cents }),
  })
  if (response.status !== 201) throw new Error(`The bid was answered with ${response.status}.`)
  const answered_ms = performance.now() - began
  await all.promise
  return { seen_ms, answered_ms }
}

/** A little more than over how long they spread. */
const spread_ms = 2_200

async function count() {
  await pause(spread_ms)
  const counted = requests
  requests = 0
  const [first] = browsers
  const { price_cents, leader_pseudonym, bid_count } = first!.show().listing
  const wrong = browsers.filter(({ show }) => {
    const { listing, bids } = show()
    return (
      listing.price_cents !== price_cents ||
      listing.leader_pseudonym !== leader_pseudonym ||
      listing.bid_count !== bid_count ||
      bids !== bid_count
    )
  }).length
  return { requests: counted, wrong }
}

const work = (task: BrowsersTask): Promise<Partial<BrowsersReport> | void> =>
  task.kind === 'open' ? open(task) : task.kind === 'bid' ? bid(task) : count()

process.on('message', (task: BrowsersTask) => {
  const nothing: BrowsersReport = { seen_ms: [], answered_ms: 0, requests: 0, wrong: 0 }
  void work(task).then((report) => process.send!({ ...nothing, ...report }))
})
