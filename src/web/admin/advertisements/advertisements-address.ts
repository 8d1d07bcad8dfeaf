import { listAdvertisements } from '#contract/advertisements/advertisements.ts'
import { listAdvertisements as listAdvertisementsShapes } from '#contract/advertisements/advertisements.shapes.ts'
import type { OperationValues } from '#contract/core/operation.ts'
import { tableAddress, type TableLooks } from '../table/table-address.ts'

export type AdvertisementsSearch = OperationValues<typeof listAdvertisements> & TableLooks

export const {
  read: readAdvertisementsSearch,
  to: advertisementsAddress,
  narrowed,
  sortedBy,
  isNarrowed,
} = tableAddress<AdvertisementsSearch>({
  path: '/advertisements',
  shape: listAdvertisementsShapes.query,
  ascending: ['name', 'starts_on', 'ends_on'],
})
