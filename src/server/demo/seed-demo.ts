import type { FastifyInstance } from 'fastify'
import { placeBid } from '#contract/bidding.ts'
import { listCategories } from '#contract/catalogue.ts'
import { createListing, setListingStatus } from '#contract/own-listings.ts'
import type { Image } from '#contract/media.ts'
import { addFavourite } from '#contract/watching.ts'
import { createAccount, startSession } from '../modules/accounts/accounts.service.ts'
import { famousIcons, setCategoryImage } from '../modules/catalogue/catalogue.service.ts'
import { attachImages } from '../modules/media/media.service.ts'
import { selectSuburb } from '../modules/places/places.service.ts'
import { transact } from '../platform/db.ts'
import { createInProcessApi } from '../platform/http/in-process-api.ts'
import type { Platform } from '../platform/platform.ts'
import { demoListings, type DemoListing } from './demo-listings.ts'
import { demoMembers, type DemoMember } from './demo-members.ts'
import { startPainter, type Painter } from './painter.ts'

type DemoApi = ReturnType<typeof createInProcessApi>

interface Seller {
  id: number
  api: DemoApi
  token: string
}

const address = '127.0.0.1'

/**
 * Fills an empty installation with a small marketplace: the members first, then what they list, bid and watch,
 * all of it through the public API. Does nothing where the members are already there.
 */
export async function seedDemo(
  platform: Platform,
  server: FastifyInstance,
  say: (line: string) => void,
): Promise<void> {
  const known = await platform.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', demoMembers[0]!.email)
    .executeTakeFirst()
  if (known) return
  const members: Seller[] = []
  for (const member of demoMembers) members.push(await enrol(platform, server, member))
  say(`Filling in the demo marketplace (${demoListings.length} listings) …`)
  const categories = await createInProcessApi(server, { address }).call(listCategories, {})
  const idOf = new Map(categories.items.map(({ slug, id }) => [slug, id]))
  const painter = startPainter()
  try {
    await pictureCategories(platform, server, painter, members[0]!)
    for (const [n, listing] of demoListings.entries()) {
      const category_id = idOf.get(listing.category)
      if (!category_id)
        throw new Error(`The demo lists in the category '${listing.category}', which there is not`)
      const seller = members[n % members.length]!
      const pictures = await drawAll(painter, listing, n)
      const images = await upload(server, seller, listing.icon, pictures)
      await list(members, seller, listing, n, { category_id, image_ids: images.map((image) => image.id) })
    }
  } finally {
    painter.stop()
  }
}

async function enrol(platform: Platform, server: FastifyInstance, member: DemoMember): Promise<Seller> {
  const { name: _name, suburb, ...account } = member
  const place = await selectSuburb(platform.db, suburb)
  const { id, token } = await transact(platform.db, async (tx) => {
    const { id, type } = await createAccount(tx, {
      ...account,
      type: 'user',
      suburb,
      region: place?.region ?? null,
    })
    return { id, ...(await startSession(tx, id, type, { device: 'demo' })) }
  })
  return { id, token, api: createInProcessApi(server, { address, token }) }
}

async function list(
  members: Seller[],
  seller: Seller,
  listing: DemoListing,
  n: number,
  found: { category_id: number; image_ids: number[] },
) {
  const { category: _category, icon: _icon, pictures: _pictures, closes_in_minutes, bids, ...terms } = listing
  const draft = await seller.api.call(createListing, {
    type: 'general',
    ...terms,
    ...found,
    duration_minutes: terms.sale_method === 'auction' ? closes_in_minutes : null,
  })
  await seller.api.call(setListingStatus, { id: draft.id, status: 'active' })
  for (const [turn, max_cents] of (bids ?? []).entries()) {
    const bidder = members[(n + 1 + (turn % (members.length - 1))) % members.length]!
    await bidder.api.call(placeBid, { listing_id: draft.id, max_cents })
  }
  if (n % 3 === 0) await members[(n + 1) % members.length]!.api.call(addFavourite, { listing_id: draft.id })
}

/** The famous categories are shown by pictures. */
async function pictureCategories(
  platform: Platform,
  server: FastifyInstance,
  painter: Painter,
  owner: Seller,
) {
  for (const [n, { slug, icon }] of famousIcons().entries()) {
    const [image] = await upload(server, owner, icon, [await painter.draw(icon, n + 3)])
    await transact(platform.db, async (tx) => {
      await attachImages(tx, owner.id, [image!.id])
      await setCategoryImage(tx, slug, image!.thumb_url)
    })
  }
}

const drawAll = (painter: Painter, { icon, pictures }: DemoListing, n: number) =>
  Promise.all(Array.from({ length: pictures }, (_, turn) => painter.draw(icon, n * 7 + turn * 3)))

async function upload(
  server: FastifyInstance,
  owner: Seller,
  name: string,
  pictures: Buffer[],
): Promise<Image[]> {
  const form = new FormData()
  for (const [n, picture] of pictures.entries()) {
    form.append('files', new Blob([new Uint8Array(picture)], { type: 'image/webp' }), `${name}-${n + 1}.webp`)
  }
  const encoded = new Response(form)
  const response = await server.inject({
    method: 'POST',
    url: '/api/upload-image',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': encoded.headers.get('content-type')! },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  if (response.statusCode !== 201) throw new Error(`The demo could not upload a picture: ${response.body}`)
  return response.json().images
}
