import type { Advertisement, ShownAdvertisement } from '#domains/advertising/common/advertisements.ts'
import type { Image } from '#domains/media/common/media.ts'
import { type AdvertisementRow, getAdvertisementState } from './advertisements.rules.ts'

export function viewAdvertisement(row: AdvertisementRow, image: Image): Advertisement {
  const { image_id: _image, day, shown: _shown, ...rest } = row
  return {
    ...rest,
    image,
    state: getAdvertisementState(row, row, day),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export const viewShown = (
  { id, name, link, alt }: AdvertisementRow,
  image: Image,
): Omit<ShownAdvertisement, 'ticket'> => ({ id, name, link, alt, image })
