import { getPicturePath } from '#platform/common/formats/files.ts'
import type { Updateable } from 'kysely'
import type { putProfile } from '#domains/accounts/common/accounts.ts'
import { getDisplayName } from '#domains/accounts/common/display-name.ts'
import {
  updateAccount,
  type AccountRow,
  lockAccount,
} from '#domains/identity/server/account/account.service.ts'
import type { Image } from '#domains/media/common/media.ts'
import { attachImages, releaseImages, selectImages } from '#domains/media/server/media.service.ts'
import { isCountry, getUnknownCountry } from '#domains/places/server/places.service.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import { type Tx, transact, type Db } from '#platform/server/database/db.ts'
import { extensionPoint } from '#platform/server/extensions.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { refuse } from '#platform/server/refusal.ts'
import { sellerKindChanged } from '../accounts.events.ts'
import { selectKnownPlace } from './profile.queries.ts'
import { agencyErrors, placeErrors, readNumbers } from './profile.rules.ts'
import * as t from '#domains/accounts/texts.ts'

export { readNumbers } from './profile.rules.ts'

/**
 * Releases the former picture.
 * @returns false if the picture isn't theirs
 */
export async function setAvatar(
  tx: Tx,
  accountId: AccountId,
  image: Pick<Image, 'id' | 'thumb_url'> | null,
): Promise<boolean> {
  const { avatar_image_id: before } = await tx
    .selectFrom('accounts')
    .select('avatar_image_id')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (image && (await attachImages(tx, accountId, [image.id])).length > 0) return false
  await updateAccount(tx, accountId, {
    avatar_image_id: image?.id ?? null,
    avatar: image && getPicturePath(image.thumb_url),
  })
  if (before !== null && before !== image?.id) await releaseImages(tx, [before])
  return true
}

export type ProfileChanges = OperationValues<typeof putProfile>

export async function changeProfile(
  tx: Tx,
  accountId: AccountId,
  changes: ProfileChanges,
): Promise<AccountRow> {
  const before = await lockAccount(tx, accountId)
  if (!before || before.status === 'deleted') refuse('not_found')
  const {
    nzbn,
    gst_number: gstNumber,
    avatar_image_id: avatarImageId,
    trading_name: tradingName,
    trader_number: traderNumber,
    agency_licence: agencyLicence,
    ...words
  } = changes
  const { numbers, errors } = readNumbers({ nzbn, gst_number: gstNumber })
  Object.assign(errors, agencyErrors({ ...before, ...changes }))
  Object.assign(errors, await wrongPlace(tx, before, words))
  if (words.country !== undefined && !isCountry(words.country)) errors.country = getUnknownCountry()
  if (avatarImageId !== undefined && !(await replaceAvatar(tx, accountId, avatarImageId))) {
    errors.avatar_image_id = t.that_photo_is_no_longer_there_upload()
  }
  if (Object.keys(errors).length > 0) refuse('validation_failed', { errors })

  const columns: Updateable<DB['accounts']> = {
    ...words,
    ...numbers,
    ...(tradingName === undefined ? {} : { trading_name: tradingName || null }),
    ...(traderNumber === undefined ? {} : { trader_number: traderNumber.toUpperCase() || null }),
    ...(agencyLicence === undefined ? {} : { agency_licence: agencyLicence || null }),
    display_name: getDisplayName({
      first_name: words.first_name ?? before.first_name,
      last_name: words.last_name ?? before.last_name,
    }),
  }
  const after = await updateAccount(tx, accountId, columns)
  if (after.seller_kind !== before.seller_kind)
    await recordEvent(tx, sellerKindChanged, { account_id: accountId })
  // Every page of the seller's must show trade or private correctly.
  await publishTopic(tx, `seller:${accountId}`)
  return after
}

/** A live vehicle that may not be sold in trade with its present details. */
export interface TradeGap {
  listing_id: ListingId
  title: string
  /** The seller's own details that are missing. */
  trader: string | null
  needs: string[]
}

/** Added by the listings, which depend on accounts. */
export interface SellerListings {
  findTradeGaps: (tx: Tx, sellerId: AccountId) => Promise<TradeGap[]>
  /** Counts live listings that stay in trade whatever their seller chooses. */
  countBoundInTrade: (tx: Tx, sellerId: AccountId) => Promise<number>
}

export const sellerListings = extensionPoint<SellerListings>('listings of a seller')

interface ProfileParts {
  db: Db
  listings: SellerListings
}

export const changeOwnProfile = (
  { db, listings }: ProfileParts,
  accountId: AccountId,
  changes: ProfileChanges,
): Promise<AccountRow> =>
  transact(db, async (tx) => await changeProfileOfSeller(tx, listings, accountId, changes))

/** An admin may correct a mistake by `changeProfile`, without these checks. */
export async function changeProfileOfSeller(
  tx: Tx,
  listings: SellerListings,
  accountId: AccountId,
  changes: ProfileChanges,
): Promise<AccountRow> {
  const before = await lockAccount(tx, accountId)
  if (before?.seller_kind === 'in_trade' && changes.seller_kind === 'private') {
    const count = await listings.countBoundInTrade(tx, accountId)
    if (count > 0) refuseKind({ seller_kind: t.you_have_listings_live_in_trade({ count }) })
  }
  const after = await changeProfile(tx, accountId, changes)
  if (before?.seller_kind === 'private' && after.seller_kind === 'in_trade')
    refuseTradeGaps(await listings.findTradeGaps(tx, accountId))
  return after
}

function refuseTradeGaps(gaps: TradeGap[]) {
  const trader = gaps.find((gap) => gap.trader !== null)?.trader
  const vehicles = gaps
    .filter(({ needs }) => needs.length > 0)
    .map(({ title, listing_id: listingId, needs }) =>
      t.vehicle_needs({ title, listing_id: String(listingId), needs: joinSentences(...needs) }),
    )
  const errors = {
    ...(vehicles.length > 0 && {
      seller_kind: joinSentences(t.complete_your_live_vehicles(), ...vehicles),
    }),
    ...(trader && { trader_number: trader }),
  }
  if (Object.keys(errors).length > 0) refuseKind(errors)
}

const refuseKind = (errors: Record<string, string>) => refuse('validation_failed', { errors })

/** Checked only where it changes, so that old data doesn't block other changes. */
async function wrongPlace(
  tx: Tx,
  before: AccountRow,
  { region = before.region, suburb = before.suburb }: Pick<ProfileChanges, 'region' | 'suburb'>,
): Promise<Record<string, string>> {
  if (region === before.region && suburb === before.suburb) return {}
  return placeErrors({ region, suburb }, await selectKnownPlace(tx, { region, suburb }))
}

async function replaceAvatar(tx: Tx, accountId: AccountId, imageId: number | null): Promise<boolean> {
  if (imageId === null) return setAvatar(tx, accountId, null)
  const image = (await selectImages(tx, [imageId])).get(imageId)
  return image !== undefined && (await setAvatar(tx, accountId, image))
}
