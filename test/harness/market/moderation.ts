import { listCategories } from '#domains/catalogue/common/catalogue.ts'
import { createListing } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { getSettings, putSettings, type ApprovalFor } from '#domains/settings/common/settings.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { aMember } from './people.ts'
import type { Market, Person } from '../test-app.ts'

export async function requestApprovalFor(
  app: Market,
  admin: Person,
  approvalFor: ApprovalFor,
  approvalCategoryIds: number[] = [],
) {
  // Read from the database, because the cached version may be outdated.
  const { version } = await app.platform.db.selectFrom('settings').select('version').executeTakeFirstOrThrow()
  const wanted = { version, approval_for: approvalFor, approval_category_ids: approvalCategoryIds }
  const reply = await app.as(admin).call(putSettings, wanted)
  if (reply.approval_for !== approvalFor) throw new Error(`The settings stayed: ${JSON.stringify(reply)}`)
  return await app.as(admin).call(getSettings, {})
}

export async function aFullDraft(
  app: Market,
  seller: Person,
  terms: { closes_at?: string; image_ids?: number[]; seller_id?: AccountId } = {},
) {
  const { items } = await app.as(null).call(listCategories, { type: 'general' })
  const categoryId = items.find(({ name }) => name === 'Road bikes')!.id
  const draft = await app.as(seller).call(createListing, {
    type: 'general',
    title: 'Cinelli Tutto commuter',
    category_id: categoryId,
    condition: 'used',
    description: 'Ridden to work and back.',
    sale_method: 'auction',
    start_price_cents: 1000,
    ...(terms.closes_at ? {} : { duration_minutes: 60 }),
    ...terms,
    pickup: 'allowed',
    suburb: 'te-aro',
  })
  return { id: draft.id, version: draft.version, category_id: categoryId }
}

export async function aPendingListing(app: Market, seller?: Person, terms: { closes_at?: string } = {}) {
  const by = seller ?? (await aMember(app))
  const draft = await aFullDraft(app, by, terms)
  const reply = await app.as(by).call(setListingStatus, { id: draft.id, status: 'active' })
  if (reply.status !== 'pending') throw new Error(`It does not wait: ${JSON.stringify(reply)}`)
  return { ...draft, seller: by }
}
