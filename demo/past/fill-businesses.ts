import { addAgent, changeAgent, readAgents } from '#domains/businesses/server/agents/agents.service.ts'
import { changeBranding, readOwnBranding } from '#domains/businesses/server/branding.service.ts'
import { changeStorefront } from '#domains/businesses/server/storefront/storefront.service.ts'
import { storePicture } from '#domains/media/server/media.service.ts'
import { hasBranding } from '#domains/billing/server/subscriptions/permissions/permissions.service.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { demoBusinesses, type DemoBusiness } from '../people/demo-businesses.ts'
import type { Painter } from '../pictures/painting.ts'
import { mixNumbers } from '../seeded.ts'

const nowhere = { logo_id: null, banner_id: null }

/** Uses the same code as members. Existing values of a business stay unchanged. */
export async function fillBusinesses({ db }: Platform): Promise<void> {
  for (const business of demoBusinesses) {
    const sellerId = await findNew(db, business)
    if (sellerId !== null) await fillBusiness(db, sellerId, business)
  }
}

/** Null if it has a storefront already or doesn't exist. */
async function findNew(db: Db, { email }: DemoBusiness): Promise<AccountId | null> {
  const row = await db
    .selectFrom('accounts as a')
    .leftJoin('storefronts as s', 's.seller_id', 'a.id')
    .select('a.id')
    .where('a.email', '=', email)
    .where('a.type', '=', 'user')
    .where('s.seller_id', 'is', null)
    .executeTakeFirst()
  return row?.id ?? null
}

async function fillBusiness(db: Db, sellerId: AccountId, business: DemoBusiness) {
  const actor = { seller_id: sellerId, onBehalfBy: null }
  const { slug, street_address: streetAddress, hours, branding, agents } = business
  // Agents and branding need a plan, so they are skipped where the demo has no plans.
  if (await hasBranding(db, sellerId)) {
    for (const {
      name,
      licence_number: licenceNumber,
      phone_number: phoneNumber,
      has_left: hasLeft,
    } of agents) {
      const email = `${licenceNumber}@demo.hoko.nz`
      const agent = { name, licence_number: licenceNumber, phone_number: phoneNumber, email, image_id: null }
      const { id } = await addAgent(db, actor, agent)
      if (hasLeft) await changeAgent(db, actor, { id, status: 'left' })
    }
    if (branding) {
      const { color, text_color: textColor, strapline } = branding
      await changeBranding(db, actor, { ...nowhere, color, text_color: textColor, strapline })
    }
  }
  const year = new Date().getUTCFullYear()
  const specialDays = [
    { day: `${year}-12-24`, opens: '09:00', closes: '12:00', note: 'Christmas Eve' },
    { day: `${year}-12-31`, opens: '09:00', closes: '12:00', note: 'New Year’s Eve' },
  ]
  await changeStorefront(db, actor, {
    slug,
    street_address: streetAddress,
    hours,
    special_days: specialDays,
    closed_on_public_holidays: true,
  })
}

/** Pictures are added later than the rest, one by one. */
export async function pictureBusinesses(platform: Platform, render: Painter['render']): Promise<void> {
  for (const business of demoBusinesses) {
    const { email } = business
    const row = await platform.db
      .selectFrom('brandings as b')
      .innerJoin('accounts as a', 'a.id', 'b.seller_id')
      .select('a.id')
      .where('a.email', '=', email)
      .executeTakeFirst()
    if (!row) continue
    await pictureBranding(platform, render, row.id, business)
    await portrayAgents(platform, render, row.id, business)
  }
}

async function pictureBranding(
  platform: Platform,
  render: Painter['render'],
  sellerId: AccountId,
  { branding }: DemoBusiness,
) {
  const {
    logo,
    banner,
    color,
    text_color: textColor,
    strapline,
  } = await readOwnBranding(platform.db, sellerId)
  if (!branding || logo !== null || banner !== null || strapline !== branding.strapline) return
  const paint = async (icon: string, scene: 'logo' | 'banner') => {
    const picture = await render({ icon, scene, color: branding.color, variety: mixNumbers(sellerId) })
    return (await storePicture(platform, sellerId, { name: scene, picture })).id
  }
  const logoId = await paint(branding.logo, 'logo')
  const bannerId = await paint(branding.banner, 'banner')
  await changeBranding(
    platform.db,
    { seller_id: sellerId, onBehalfBy: null },
    { logo_id: logoId, banner_id: bannerId, color, text_color: textColor, strapline },
  )
}

async function portrayAgents(
  platform: Platform,
  render: Painter['render'],
  sellerId: AccountId,
  { agents }: DemoBusiness,
) {
  const faceless = await readAgents(platform.db, sellerId, { is_own: true, status: 'active' })
  for (const { id, name, photo, licence_number: licenceNumber } of faceless) {
    const face = agents.find((one) => one.licence_number === licenceNumber)?.face
    if (photo !== null || !face) continue
    const picture = await render({ icon: face, scene: 'portrait', variety: mixNumbers(id) })
    const image = await storePicture(platform, sellerId, { name, picture })
    await changeAgent(platform.db, { seller_id: sellerId, onBehalfBy: null }, { id, image_id: image.id })
  }
}

/** Picks one or two agents for each listing, always the same. */
export async function pickAgents(db: Db, sellerId: AccountId, number: number): Promise<number[]> {
  const agents = await readAgents(db, sellerId, { is_own: true, status: 'active' })
  const ids = agents.map(({ id }) => id).toSorted((one, other) => one - other)
  if (ids.length === 0) return []
  const first = mixNumbers(number) % ids.length
  const hasSecond = ids.length > 1 && mixNumbers(number, 1) % 4 === 0
  return hasSecond
    ? [must(ids[first], 'first agent'), must(ids[(first + 1) % ids.length], 'second agent')]
    : [must(ids[first], 'first agent')]
}
