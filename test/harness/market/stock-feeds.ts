import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import sharp from 'sharp'
import { sql } from 'kysely'
import { ZipFile } from 'yazl'
import { putProfile } from '#domains/accounts/common/accounts.ts'
import { listOwnListings } from '#domains/selling/common/own-listings.ts'
import {
  listMotorcentralRecords,
  applyFeedRun,
  type FeedRun,
  getFeedRun,
  putStockFeed,
  updateMcDealership,
} from '#domains/stock-feed/common/stock-feed.ts'
import type { Market, Person, TestApp } from '../test-app.ts'
import { sendForm } from './file-forms.ts'
import { aMember } from './people.ts'
import { aPlan } from './plans.ts'
import { aSubscription } from './subscriptions.ts'

export type FeedVehicle = Record<string, string | number>

/** Always valid: its WoF expires a year from now. */
export function aFeedVehicle(stockNumber: string, expected: FeedVehicle = {}): FeedVehicle {
  const ahead = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
  return {
    StockNo: stockNumber,
    Make: 'Toyota',
    Model: 'Corolla',
    Variant: 'GX',
    Type: 'Hatchback',
    ItemType: 'CAR',
    Year: 2018,
    Retail: 18990,
    CCRating: 1798,
    Doors: 5,
    Mileage: 61_000,
    Colour: 'Silver',
    Rego: `T${stockNumber}`
      .replace(/[^A-Z0-9]/gi, '')
      .slice(0, 6)
      .toUpperCase(),
    VIN: '7AT0H65YX08112233',
    NewUsed: 'U',
    Transmission: 'A',
    FuelType: 'Petrol',
    WofExpiry: ahead,
    RegoExpiry: ahead,
    OnlineNotes: 'Tidy, with a full service history.',
    ...expected,
  }
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export function feedXml(vehicles: FeedVehicle[], userId: string, head = '<?xml version="1.0"?>'): string {
  const items = vehicles.map((vehicle) => {
    const fields = Object.entries(vehicle).map(
      ([name, value]) => `<${name}>${escape(String(value))}</${name}>`,
    )
    return `<Item>${fields.join('')}<Extras><Extra>Tow bar</Extra></Extras></Item>`
  })
  return `${head}<SML UserID="${userId}">${items.join('')}</SML>`
}

export function feedCsv(vehicles: FeedVehicle[]): string {
  const names = Object.keys(vehicles[0]!)
  const quoted = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`
  return [names.join(','), ...vehicles.map((one) => names.map((name) => quoted(one[name])).join(','))].join(
    '\r\n',
  )
}

export async function zipOf(files: Record<string, Buffer | string>, compress = true): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name, { compress })
  zip.end()
  return await buffer(zip.outputStream as Readable)
}

export interface Push {
  user_id?: string
  pictures?: Record<string, Buffer>
  leaves_out?: string[]
}

export async function aPush(
  vehicles: FeedVehicle[],
  { user_id = 'D1', pictures = {}, leaves_out = [] }: Push = {},
): Promise<Buffer> {
  const files: Record<string, Buffer | string> = {
    'SML.XML': feedXml(vehicles, user_id),
    'SML-01-Data.ZIP': await zipOf(pictures, false),
    'END.XML': '<END/>',
  }
  for (const name of leaves_out) delete files[name]
  return await zipOf(files)
}

export const aJpeg = async (colour: string) =>
  await sharp({ create: { width: 64, height: 48, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

export interface Dealer extends Person {
  dealership: string
}

let dealers = 0

/** A trader with a plan that includes a stock feed, and the defaults that no feed contains. */
export async function aDealer(app: TestApp, admin: Person): Promise<Dealer> {
  dealers += 1
  const dealership = `D${process.pid % 1000}${dealers}`
  const dealer = await aMember(app)
  const plan = await aPlan(app, admin, { dealership_feed: true, max_vehicle_listings: null })
  await aSubscription(app, dealer, plan)
  await beInTrade(app, dealer)
  await app.as(admin).call(updateMcDealership, { id: dealer.id, mc_dealership_id: dealership })
  await app.as(dealer).call(putStockFeed, {
    suburb: 'penrose',
    on_road_costs_included: true,
    has_security_interest: false,
    year_is_first_registered: true,
  })
  return { ...dealer, dealership }
}

export async function beInTrade(app: Market, { id, token }: Person): Promise<void> {
  await app.as({ id, token }).call(putProfile, { seller_kind: 'in_trade', trading_name: 'Kea Motors' })
  await sql`update accounts set seller_kind = 'in_trade', address = '1 Great South Road', trader_number = 'M123456'
    where id = ${id}`.execute(app.platform.db)
}

export async function sendFeed(
  app: TestApp,
  dealer: Person,
  bytes: Buffer | string,
  name = 'SML.zip',
  covers: 'whole' | 'part' = 'whole',
) {
  const parts: Parameters<typeof sendForm>[2] = [
    ['covers', covers],
    ['file', bytes, name],
  ]
  return await sendForm(app, '/upload-motorcentral-records', parts, dealer)
}

/** Sends the feed and waits until it has been read. */
export async function uploadFeed(
  app: TestApp,
  dealer: Person,
  bytes: Buffer | string,
  name?: string,
  covers?: 'whole' | 'part',
): Promise<FeedRun> {
  const { status, reply } = await sendFeed(app, dealer, bytes, name, covers)
  if (status !== 202) throw new Error(JSON.stringify(reply))
  await app.settle()
  return reply as FeedRun
}

/** The dealer's steps with the stock feed. Each test has its own dealer. */
export function makeFeedSteps(current: () => { app: TestApp; dealer: Dealer }) {
  const asDealer = () => current().app.as(current().dealer)
  const push = (vehicles: FeedVehicle[], wishes: Push = {}) =>
    aPush(vehicles, { user_id: current().dealer.dealership, ...wishes })
  const read = (id: number) => asDealer().call(getFeedRun, { id, limit: 100 })

  async function apply(id: number, pastGuards = false) {
    const answer = await asDealer().call(applyFeedRun, { id, past_guards: pastGuards })
    await current().app.settle()
    return answer.key ? answer : (await read(id)).run
  }

  async function importNow(vehicles: FeedVehicle[], wishes?: Push, pastGuards = true) {
    const { app, dealer } = current()
    const { id } = await uploadFeed(app, dealer, await push(vehicles, wishes))
    const { run } = await read(id)
    if (run.status !== 'ready') return run
    await apply(id, pastGuards)
    return (await read(id)).run
  }

  return {
    push,
    read,
    apply,
    importNow,
    records: () => asDealer().call(listMotorcentralRecords, { limit: 100 }),
    live: async () => (await asDealer().call(listOwnListings, { status: 'active', limit: 100 })).items,
  }
}
