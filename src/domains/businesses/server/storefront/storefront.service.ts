import type { putStorefront, OpeningHours, Storefront } from '#domains/businesses/common/storefront.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { findHoursProblems, type HoursProblem } from '#domains/businesses/common/opening-hours.ts'
import { publicPoint } from '#domains/places/common/public-point.ts'
import { changesBetween } from '#domains/staff/server/audit/audit.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { refuse } from '#platform/server/refusal.ts'
import { readAgents } from '../agents/agents.service.ts'
import { readShownBranding } from '../branding/branding.service.ts'
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

export async function readStorefront(db: Db, seller_id: number): Promise<Storefront> {
  const seller = await readSeller(db, seller_id)
  const in_trade = seller.seller_kind === 'in_trade'
  const is_agency = in_trade && seller.agency_licence !== null
  const [slug, branding, opening_hours, place, agents, stock] = await Promise.all([
    in_trade ? selectSlug(db, seller_id) : null,
    in_trade ? readShownBranding(db, seller_id) : null,
    in_trade ? selectHours(db, seller_id) : null,
    in_trade ? readPlace(db, seller_id) : null,
    is_agency ? readAgents(db, seller_id, { is_own: false }) : [],
    selectStock(db, seller_id),
  ])
  const agency = is_agency
    ? { name: seller.trading_name ?? seller.display_name, licence: seller.agency_licence! }
    : null
  return { seller_id, slug, agency, branding, opening_hours, place, agents, stock }
}

/** Null where none are given. */
async function selectHours(db: Db, seller_id: number): Promise<OpeningHours | null> {
  const row = await db
    .selectFrom('storefronts')
    .select(['hours', 'special_days', 'closed_on_public_holidays'])
    .where('seller_id', '=', seller_id)
    .executeTakeFirst()
  if (!row) return null
  const all = row as unknown as OpeningHours
  return all.hours.length + all.special_days.length > 0 ? all : null
}

/** Null without an address for customers. The point is their suburb's. */
async function readPlace(db: Db, seller_id: number): Promise<Storefront['place']> {
  const row = await db
    .selectFrom('storefronts as f')
    .innerJoin('accounts as a', 'a.id', 'f.seller_id')
    .innerJoin('suburbs as s', 's.slug', 'a.suburb')
    .innerJoin('districts as d', 'd.slug', 's.district')
    .select(['f.street_address', 's.name as suburb', 'd.name as district'])
    .select(['s.latitude as suburb_latitude', 's.longitude as suburb_longitude'])
    .where('f.seller_id', '=', seller_id)
    .where('f.street_address', '<>', '')
    .executeTakeFirst()
  if (!row) return null
  const { street_address, suburb, district, ...point } = row
  return {
    street_address,
    place_name: suburb === district ? suburb : `${suburb}, ${district}`,
    point: publicPoint({ ...point, latitude: null, longitude: null }),
  }
}

async function selectAddress(db: Db, seller_id: number): Promise<string> {
  const row = await db
    .selectFrom('storefronts')
    .select('street_address')
    .where('seller_id', '=', seller_id)
    .executeTakeFirstOrThrow()
  return row.street_address
}

const no_hours: OpeningHours = { hours: [], special_days: [], closed_on_public_holidays: true }

export async function changeStorefront(
  db: Db,
  actor: BusinessActor,
  { slug, street_address, ...sent }: Omit<OperationValues<typeof putStorefront>, 'seller_id'>,
): Promise<Storefront> {
  const { seller_id } = actor
  refuseAddressOfTeam(actor, { slug, street_address })
  return await transact(db, async (tx) => {
    await lockBusinessActor(tx, actor)
    await requireTrade(tx, actor)
    const at = await readClock(tx)
    const by = getWriterId(actor)
    await tx
      .insertInto('storefronts')
      .values({ seller_id, ...toColumns(no_hours), updated_at: at, updated_by: by })
      .onConflict((on) => on.doNothing())
      .execute()
    await tx
      .selectFrom('storefronts')
      .select('seller_id')
      .where('seller_id', '=', seller_id)
      .forUpdate()
      .execute()
    const hours_before = (await selectHours(tx, seller_id)) ?? no_hours
    const hours_after = { ...hours_before, ...sent }
    refuseWrongHours(hours_after)
    const before = { ...hours_before, street_address: await selectAddress(tx, seller_id) }
    const after = { ...hours_after, street_address: street_address ?? before.street_address }
    const slugs = slug === undefined ? null : await claimSlug(tx, actor, slug, at)
    await tx
      .updateTable('storefronts')
      .set({
        ...toColumns(hours_after),
        street_address: after.street_address,
        updated_at: at,
        updated_by: by,
      })
      .where('seller_id', '=', seller_id)
      .execute()
    await auditChanges(tx, actor, { ...before, ...slugs?.before }, { ...after, ...slugs?.after })
    await publishTopic(tx, `seller:${seller_id}`)
    return await readStorefront(tx, seller_id)
  })
}

/** A team sets the hours; only the owner sets the address. */
function refuseAddressOfTeam(
  { by_member }: BusinessActor,
  sent: { slug?: unknown; street_address?: unknown },
) {
  if (by_member === undefined) return
  const errors = Object.fromEntries(
    (['slug', 'street_address'] as const)
      .filter((field) => sent[field] !== undefined)
      .map((field) => [field, t.only_the_owner_can_change_this()]),
  )
  if (Object.keys(errors).length > 0) refuse('validation_failed', { errors })
}

const toColumns = ({ hours, special_days, closed_on_public_holidays }: OpeningHours) => ({
  hours: JSON.stringify(hours),
  special_days: JSON.stringify(special_days),
  closed_on_public_holidays,
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
