import type { putStorefront, OpeningHours, Storefront } from '#domains/businesses/common/storefront.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { findHoursProblems, type HoursProblem } from '#domains/businesses/common/opening-hours.ts'
import { publicPoint } from '#domains/places/common/public-point.ts'
import { changesBetween } from '#domains/staff/server/audit/audit.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { refuse } from '#platform/server/refusal.ts'
import { readAgents } from '../agents/agents.service.ts'
import { readShownBranding } from '../branding.service.ts'
import {
  getWriterId,
  lockBusinessActor,
  auditForBusiness,
  readSeller,
  requireTrade,
  type BusinessActor,
} from '../business-actor.service.ts'
import * as t from '#domains/businesses/texts.ts'
import { claimSlug, selectSlug } from './slugs.service.ts'
import { selectStock } from './stock.queries.ts'

export async function readStorefront(db: Db, sellerId: AccountId): Promise<Storefront> {
  const seller = await readSeller(db, sellerId)
  const inTrade = seller.seller_kind === 'in_trade'
  const isAgency = inTrade && seller.agency_licence !== null
  const [slug, branding, openingHours, place, agents, stock] = await Promise.all([
    inTrade ? selectSlug(db, sellerId) : null,
    inTrade ? readShownBranding(db, sellerId) : null,
    inTrade ? selectHours(db, sellerId) : null,
    inTrade ? readPlace(db, sellerId) : null,
    isAgency ? readAgents(db, sellerId, { is_own: false }) : [],
    selectStock(db, sellerId),
  ])
  const agency = isAgency
    ? {
        name: seller.trading_name ?? seller.display_name,
        licence: must(seller.agency_licence, 'agency_licence'),
      }
    : null
  return { seller_id: sellerId, slug, agency, branding, opening_hours: openingHours, place, agents, stock }
}

/** Null where none are given. */
async function selectHours(db: Db, sellerId: AccountId): Promise<OpeningHours | null> {
  const row = await db
    .selectFrom('storefronts')
    .select(['hours', 'special_days', 'closed_on_public_holidays'])
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
  if (!row) return null
  const all = fromColumn<OpeningHours>(row)
  return all.hours.length + all.special_days.length > 0 ? all : null
}

/** Null without an address for customers. The point is their suburb's. */
async function readPlace(db: Db, sellerId: AccountId): Promise<Storefront['place']> {
  const row = await db
    .selectFrom('storefronts as f')
    .innerJoin('accounts as a', 'a.id', 'f.seller_id')
    .innerJoin('suburbs as s', 's.slug', 'a.suburb')
    .innerJoin('districts as d', 'd.slug', 's.district')
    .select(['f.street_address', 's.name as suburb', 'd.name as district'])
    .select(['s.latitude as suburb_latitude', 's.longitude as suburb_longitude'])
    .where('f.seller_id', '=', sellerId)
    .where('f.street_address', '<>', '')
    .executeTakeFirst()
  if (!row) return null
  const { street_address: streetAddress, suburb, district, ...point } = row
  return {
    street_address: streetAddress,
    place_name: suburb === district ? suburb : `${suburb}, ${district}`,
    point: publicPoint({ ...point, latitude: null, longitude: null }),
  }
}

async function selectAddress(db: Db, sellerId: AccountId): Promise<string> {
  const row = await db
    .selectFrom('storefronts')
    .select('street_address')
    .where('seller_id', '=', sellerId)
    .executeTakeFirstOrThrow()
  return row.street_address
}

const noHours: OpeningHours = { hours: [], special_days: [], closed_on_public_holidays: true }

export async function changeStorefront(
  db: Db,
  actor: BusinessActor,
  { slug, street_address: streetAddress, ...sent }: Omit<OperationValues<typeof putStorefront>, 'seller_id'>,
): Promise<Storefront> {
  const { seller_id: sellerId } = actor
  refuseAddressOfTeam(actor, { slug, street_address: streetAddress })
  return await transact(db, async (tx) => {
    await lockBusinessActor(tx, actor)
    await requireTrade(tx, actor)
    const at = await readClock(tx)
    const by = getWriterId(actor)
    await tx
      .insertInto('storefronts')
      .values({ seller_id: sellerId, ...toColumns(noHours), updated_at: at, updated_by: by })
      .onConflict((on) => on.doNothing())
      .execute()
    await tx
      .selectFrom('storefronts')
      .select('seller_id')
      .where('seller_id', '=', sellerId)
      .forUpdate()
      .execute()
    const hoursBefore = (await selectHours(tx, sellerId)) ?? noHours
    const hoursAfter = { ...hoursBefore, ...sent }
    refuseWrongHours(hoursAfter)
    const before = { ...hoursBefore, street_address: await selectAddress(tx, sellerId) }
    const after = { ...hoursAfter, street_address: streetAddress ?? before.street_address }
    const slugs = slug === undefined ? null : await claimSlug(tx, actor, slug, at)
    await tx
      .updateTable('storefronts')
      .set({
        ...toColumns(hoursAfter),
        street_address: after.street_address,
        updated_at: at,
        updated_by: by,
      })
      .where('seller_id', '=', sellerId)
      .execute()
    await auditChanges(tx, actor, { ...before, ...slugs?.before }, { ...after, ...slugs?.after })
    await publishTopic(tx, `seller:${sellerId}`)
    return await readStorefront(tx, sellerId)
  })
}

/** A team sets the hours; only the owner sets the address. */
function refuseAddressOfTeam(
  { by_member: byMember }: BusinessActor,
  sent: { slug?: unknown; street_address?: unknown },
) {
  if (byMember === undefined) return
  const errors = Object.fromEntries(
    (['slug', 'street_address'] as const)
      .filter((field) => sent[field] !== undefined)
      .map((field) => [field, t.only_the_owner_can_change_this()]),
  )
  if (Object.keys(errors).length > 0) refuse('validation_failed', { errors })
}

const toColumns = ({
  hours,
  special_days: specialDays,
  closed_on_public_holidays: closedOnPublicHolidays,
}: OpeningHours) => ({
  hours: JSON.stringify(hours),
  special_days: JSON.stringify(specialDays),
  closed_on_public_holidays: closedOnPublicHolidays,
})

function refuseWrongHours(all: OpeningHours) {
  const sentences: Record<HoursProblem, () => string> = {
    ends_before_it_begins: t.choose_a_closing_time_after_the_opening_time,
    overlaps: t.this_overlaps_with_another_time_that_day,
    half_a_time: t.enter_both_times_or_none,
    too_many: t.you_can_add_up_to_3_times_a_day,
  }
  const problems = Object.entries(findHoursProblems(all))
  if (problems.length === 0) return
  const errors = Object.fromEntries(problems.map(([field, problem]) => [field, sentences[problem]()]))
  refuse('validation_failed', { errors })
}

async function auditChanges(tx: Tx, actor: BusinessActor, before: object, after: object) {
  const changes = changesBetween<Record<string, unknown>>({ ...before }, { ...after })
  await auditForBusiness(tx, actor, { action: 'storefront.changed-for', act: 'hours_changed', ...changes })
}
