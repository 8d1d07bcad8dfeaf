import type { findShop } from '#domains/businesses/common/storefront.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { type SlugProblem, slugProblem } from '#domains/businesses/common/shop-slugs.ts'
import { isUniqueViolation, type Db, type Tx } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import { type BusinessActor, readSeller } from '../business-actor.service.ts'
import * as t from '#domains/businesses/texts.ts'

export async function selectSlug(db: Db, sellerId: AccountId): Promise<string | null> {
  const row = await db
    .selectFrom('storefront_slugs')
    .select('slug')
    .where('seller_id', '=', sellerId)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
  return row?.slug ?? null
}

/** An old address redirects to the present one, or to the seller's page if they gave it up. */
export async function readShop(db: Db, slug: string): Promise<OperationReply<typeof findShop>> {
  const row = await db
    .selectFrom('storefront_slugs')
    .select(['seller_id', 'slug'])
    .where('slug', '=', slug.toLowerCase())
    .executeTakeFirst()
  if (!row) return refuse('not_found')
  const seller = await readSeller(db, row.seller_id)
  if (seller.status !== 'active' || seller.seller_kind !== 'in_trade') return refuse('not_found')
  return { seller_id: row.seller_id, slug: (await selectSlug(db, row.seller_id)) ?? row.slug }
}

/** At most this many addresses per seller; an old one can be used again. */
const maxSlugs = 10

const sentences: Record<SlugProblem, () => string> = {
  too_short: t.use_at_least_3_characters,
  too_long: t.use_40_characters_or_fewer,
  wrong_letters: t.use_lower_case_letters_numbers_and_hyphens,
  only_digits: t.use_at_least_one_letter,
  reserved: t.this_address_is_reserved,
}

const refuseSlug = (message: string): never => refuse('validation_failed', { errors: { slug: message } })

/** An empty slug gives it up. */
export async function claimSlug(
  tx: Tx,
  { seller_id: sellerId, onBehalfBy }: BusinessActor,
  slug: string,
  at: Date,
): Promise<{ before: { slug: string | null }; after: { slug: string | null } }> {
  const before = await selectSlug(tx, sellerId)
  const after = slug === '' ? null : slug
  if (before === after) return { before: { slug: before }, after: { slug: after } }
  const problem = after === null ? null : slugProblem(after)
  if (problem) return refuseSlug(sentences[problem]())
  const known = await tx
    .selectFrom('storefront_slugs')
    .select('slug')
    .where('seller_id', '=', sellerId)
    .orderBy('slug')
    .forUpdate()
    .execute()
  await tx
    .updateTable('storefront_slugs')
    .set({ replaced_at: at })
    .where('seller_id', '=', sellerId)
    .where('replaced_at', 'is', null)
    .execute()
  if (after !== null) {
    const claim = { claimed_at: at, claimed_by: onBehalfBy ?? sellerId, replaced_at: null }
    if (known.some((one) => one.slug === after)) {
      await tx.updateTable('storefront_slugs').set(claim).where('slug', '=', after).execute()
    } else {
      if (known.length >= maxSlugs) return refuseSlug(t.you_have_changed_it_too_often({ count: maxSlugs }))
      await insertSlug(tx, { slug: after, seller_id: sellerId, ...claim })
    }
  }
  return { before: { slug: before }, after: { slug: after } }
}

async function insertSlug(
  tx: Tx,
  row: { slug: string; seller_id: AccountId; claimed_at: Date; claimed_by: AccountId; replaced_at: null },
) {
  try {
    await tx.insertInto('storefront_slugs').values(row).execute()
  } catch (error) {
    if (isUniqueViolation(error, 'storefront_slugs_pkey')) refuseSlug(t.this_address_is_taken())
    throw error
  }
}
