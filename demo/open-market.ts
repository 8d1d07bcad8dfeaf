import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { setAvatar } from '#domains/accounts/server/profile/profile.service.ts'
import { famousIcons, setCategoryImage } from '#domains/catalogue/server/catalogue.service.ts'
import { attachImages, storePicture } from '#domains/media/server/media.service.ts'
import { enableFirstPlans } from '#domains/billing/server/plans/plans.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { getEmail, enrolMembers } from './people/enrol-members.ts'
import { fillListing, type Filling } from './fill-market.ts'
import { fillOn } from './fill-on.ts'
import { everyone } from './people/everyone.ts'
import { firstScreenful, planMarket } from './market-plan.ts'
import type { MarketTerms } from './planned-listing.ts'
import { offerFinance } from './people/lenders.ts'
import { memberFaces } from './people/member-faces.ts'
import { fillBusinesses, pictureBusinesses } from './past/fill-businesses.ts'
import { fillDeals } from './past/fill-deals.ts'
import { fillDesk } from './past/fill-desk.ts'
import { featureFirms } from './past/feature-firms.ts'
import { fillAdvertisements } from './past/past-advertisements.ts'
import { fillPlans } from './past/past-plans.ts'
import { fillPayouts } from './past/fill-payouts.ts'
import { fillStock } from './past/past-stock.ts'
import { fillSupport } from './past/past-support.ts'
import { paintPatiently, startPainter, type Painter } from './pictures/painting.ts'
import { mixNumbers } from './seeded.ts'

/** Fills the first screenful at once; a job fills the rest. Does nothing if the members exist. */
export async function openMarket(
  platform: Platform,
  size: MarketTerms['size'],
  print: (line: string) => void,
  { seed = randomInt(2 ** 31), startedMs = Date.now() } = {},
): Promise<void> {
  const terms = { size, seed, startedMs }
  const memberIds = await transact(platform.db, (tx) => enrol(tx, terms))
  if (!memberIds) return
  await fillSupport(platform, memberIds)
  await fillPlans(platform, startedMs)
  await offerFinance(platform.db)
  await fillBusinesses(platform)
  await fillPayouts(platform, memberIds, startedMs)
  const plan = planMarket(terms)
  const first = firstScreenful(terms)
  print(
    `Filling in the demo market: ${first} listings now, ${plan.length - first} more while you look around …`,
  )
  const painter = startPainter()
  try {
    const filling: Filling = { platform, terms, memberIds, render: painter.render }
    await Promise.all([
      pictureCategories(platform, painter.render, must(memberIds[0], 'first member')),
      fillAdvertisements(platform, painter.render, terms),
      ...plan.slice(0, first).map((planned) => fillListing(filling, planned)),
    ])
  } finally {
    painter.stop()
  }
  await featureFirms(platform.db)
  await transact(platform.db, (tx) => fillOn(tx, { ...terms, next: first }))
}

const patienceMs = 60_000

/**
 * Null if the market was opened before. The job that fills the rest is queued in the same
 * transaction.
 */
async function enrol(tx: Tx, terms: MarketTerms): Promise<AccountId[] | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended('the demo’s market', 0))`.execute(tx)
  const isNew = await enrolMembers(tx)
  if (!isNew) return null
  await enableFirstPlans(tx)
  await fillOn(tx, { ...terms, next: 0 }, new Date(Date.now() + patienceMs))
  return await selectMemberIds(tx)
}

export async function selectMemberIds(db: Db): Promise<AccountId[]> {
  const emails = everyone.map(getEmail)
  const rows = await db.selectFrom('accounts').select(['id', 'email']).where('email', 'in', emails).execute()
  const idOf = new Map(rows.map((row) => [row.email, row.id]))
  return rows.length < emails.length ? [] : emails.map((email) => must(idOf.get(email), 'id'))
}

const atATime = 6

/** @returns the next listing to fill; null at the end */
export async function fillSome(platform: Platform, terms: MarketTerms, next: number): Promise<number | null> {
  const memberIds = await selectMemberIds(platform.db)
  const plan = planMarket(terms)
  if (next === 0) {
    await fillPlans(platform, terms.startedMs)
    await offerFinance(platform.db)
    await fillBusinesses(platform)
    await fillPayouts(platform, memberIds, terms.startedMs)
    await pictureCategories(platform, paintPatiently, must(memberIds[0], 'first member'))
    await fillAdvertisements(platform, paintPatiently, terms)
  }
  await portrayMembers(platform, paintPatiently, memberIds)
  await pictureBusinesses(platform, paintPatiently)
  for (const planned of plan.slice(next, next + atATime)) {
    await fillListing({ platform, terms, memberIds, render: paintPatiently }, planned)
  }
  await featureFirms(platform.db)
  await fillDeals({ platform, render: paintPatiently }, memberIds, terms.startedMs)
  if (next + atATime < plan.length) return next + atATime
  // The small market is for a quick look and needs no dealer stock.
  if (terms.size === 'full') await fillStock(platform, paintPatiently)
  await fillDesk(platform, memberIds)
  return null
}

async function portrayMembers(platform: Platform, render: Painter['render'], memberIds: AccountId[]) {
  const faceless = await platform.db
    .selectFrom('accounts')
    .select(['id', 'first_name'])
    .where('id', 'in', memberIds)
    .where('avatar_image_id', 'is', null)
    .execute()
  for (const { id, first_name: firstName } of faceless) {
    const icon = memberFaces[firstName]
    if (!icon) continue
    const picture = await render({ icon, scene: 'portrait', variety: mixNumbers(id) })
    const image = await storePicture(platform, id, { name: firstName, picture })
    await transact(platform.db, (tx) => setAvatar(tx, id, image))
  }
}

async function pictureCategories(platform: Platform, render: Painter['render'], ownerId: AccountId) {
  const bare = await platform.db.selectFrom('categories').select('slug').where('image', 'is', null).execute()
  const without = new Set(bare.map((category) => category.slug))
  const wanted = famousIcons().filter(({ slug }) => without.has(slug))
  const drawings = wanted.map(async ({ slug, icon }, n) => {
    const picture = await render({ icon, scene: 'table', recolour: false, variety: 1000 + n * 7 })
    const image = await storePicture(platform, ownerId, { name: icon, picture })
    await transact(platform.db, async (tx) => {
      await attachImages(tx, ownerId, [image.id])
      await setCategoryImage(tx, slug, image.thumb_url)
    })
  })
  await Promise.all(drawings)
}
