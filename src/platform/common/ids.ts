import type * as z from 'zod/mini'

/** An input's number becomes one in its shape; `toListingId` makes one of any other number. */
export type ListingId = number & z.core.$brand<'listing'>

/** An input's number becomes one in its shape; `toAccountId` makes one of any other number. */
export type AccountId = number & z.core.$brand<'account'>

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A brand exists only for types.
export const toListingId = (id: number): ListingId => id as ListingId

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A brand exists only for types.
export const toAccountId = (id: number): AccountId => id as AccountId
