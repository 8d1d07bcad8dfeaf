import type { FastifyInstance } from 'fastify'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import { listCategories } from '#domains/catalogue/common/catalogue.ts'
import { createListing } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import type { Image } from '#domains/media/common/media.ts'
import { addFavourite } from '#domains/watchlist/common/watching.ts'
import { startSession } from '#domains/identity/server/auth.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { transact } from '#platform/server/database/db.ts'
import { createInProcessApi } from '#platform/server/http/in-process-api.ts'
import type { Platform } from '#platform/server/platform.ts'
import { kinds } from '../kinds.ts'
import { selectAuctionsInView, selectLiveTitles } from './life.queries.ts'
import { decideLifeBid, getPull, weighedPick, type AuctionSeen } from './life-decisions.ts'
import { paintPatiently } from '../pictures/painting.ts'
import type { Firm } from '../people/firms.ts'
import type { PretendMember } from '../people/pretend-members.ts'
import { mixNumbers, type Seeded } from '../seeded.ts'
import { writeListing } from '../write-listing.ts'

export interface Stage {
  platform: Platform
  server: FastifyInstance
  members: ReadonlyMap<AccountId, PretendMember | Firm>
  tokens: Map<number, string>
  dice: Seeded
}

const address = '127.0.0.1'

export const getPeople = ({ members }: Stage): (readonly [id: AccountId, member: PretendMember])[] =>
  [...members].filter(([, member]) => !('business' in member))

export async function getApi({ platform, server, tokens }: Stage, id: AccountId) {
  const token =
    tokens.get(id) ??
    (await transact(platform.db, (tx) => startSession(tx, id, 'user', { device: 'The demo' }))).token
  tokens.set(id, token)
  return { token, api: createInProcessApi(server, { address, token }) }
}

export async function bidSomewhere(stage: Stage): Promise<boolean> {
  const { platform, members, dice } = stage
  const ids = new Set(members.keys())
  const bidders = getPeople(stage).map(([id]) => id)
  const open = await selectAuctionsInView(platform.db, [...ids])
  const now = new Date()
  const wishes = open.flatMap((auction) => {
    const who = dice.shuffled(bidders).find((id) => decideLifeBid(auction, id, now, () => 0) !== null)
    return who === undefined ? [] : [{ auction, who }]
  })
  const wish = weighedPick(wishes, ({ auction }) => getPull(auction, ids, now), dice.chance)
  if (!wish) return false
  const maxCents = decideLifeBid(wish.auction, wish.who, now, dice.chance)
  if (maxCents === null) return false
  const { api } = await getApi(stage, wish.who)
  await api.call(
    placeBid,
    { listing_id: wish.auction.listing_id, max_cents: maxCents },
    { idempotencyKey: crypto.randomUUID() },
  )
  return true
}

export async function watchSomething(stage: Stage): Promise<void> {
  const { platform, members, dice } = stage
  const ids = [...members.keys()]
  const open = await selectAuctionsInView(platform.db, ids)
  const auction = weighedPick(open, (one: AuctionSeen) => getPull(one, new Set(ids), new Date()), dice.chance)
  if (!auction) return
  const others = getPeople(stage).flatMap(([id]) => (id === auction.seller_id ? [] : [id]))
  const { api } = await getApi(stage, dice.pick(others))
  await api.call(addFavourite, { listing_id: auction.listing_id })
}

export async function listSomething(stage: Stage, signal: AbortSignal): Promise<void> {
  const { platform, server, dice } = stage
  const titles = await selectLiveTitles(platform.db)
  const kind = dice.pick(kinds)
  const written = writeListing(kind, dice.pick(kind.items), dice)
  if (titles.has(written.title)) return
  const [sellerId, seller] = dice.pick(getPeople(stage))
  const { api, token } = await getApi(stage, sellerId)
  const { icon, scene, recolour } = kind
  const { large } = await paintPatiently({ icon, scene, recolour, variety: mixNumbers(dice.between(1, 1e9)) })
  if (signal.aborted) return
  const { items: categories } = await api.call(listCategories, {})
  const category = categories.find(({ slug }) => slug === kind.category)
  // An admin may have removed it.
  if (!category) return
  const image = await upload(server, token, icon, large)
  const draft = await api.call(createListing, {
    type: 'general',
    ...written,
    category_id: category.id,
    image_ids: [image.id],
    suburb: seller.suburb,
    duration_minutes: written.sale_method === 'auction' ? dice.pick(durations) : null,
  })
  await api.call(setListingStatus, { id: draft.id, status: 'active' })
}

const durations = [30, 45, 60, 90, 180, 360, 720, 1440, 2 * 1440, 3 * 1440, 5 * 1440, 7 * 1440]

async function upload(server: FastifyInstance, token: string, name: string, picture: Buffer): Promise<Image> {
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(picture)], { type: 'image/webp' }), `${name}.webp`)
  const encoded = new Response(form)
  const response = await server.inject({
    method: 'POST',
    url: '/api/upload-image',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': must(encoded.headers.get('content-type'), 'content type'),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  if (response.statusCode !== 201) throw new Error(`The demo could not upload a picture: ${response.body}`)
  return response.json().images[0]
}
