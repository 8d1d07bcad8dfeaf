import * as z from 'zod/mini'
import { byId, done, file, id, line } from '#platform/common/shapes.ts'
import * as t from '#domains/media/texts.ts'
import { maxAltCharacters } from './media.ts'

/** Three WebP sizes; the longer side is at most 400 (thumb), 800 (url) or 1600 (large) pixels. */
export const image = z.strictObject({
  id,
  name: z.string(),
  alt: z.string(),
  url: z.string(),
  thumb_url: z.string(),
  large_url: z.string(),
  /** The width of the largest size. */
  width: z.int(),
  height: z.int(),
  /** Base64; decoded as the blurred placeholder. */
  thumbhash: z.string(),
  has_avif: z.boolean(),
})
export type Image = z.output<typeof image>

export const ownImage = z.strictObject({
  ...image.shape,
  is_edited: z.boolean(),
})
export type OwnImage = z.output<typeof ownImage>

export const uploadImage = {
  reply: z.strictObject({ images: z.array(ownImage) }),
}

export const getUploadedImage = {
  params: byId,
  reply: ownImage,
}

export const rotateImage = {
  params: byId,
  body: z.strictObject({ degrees: z.literal([90, 180, 270], { error: t.turn_by_90_180_or_270_degrees }) }),
  reply: ownImage,
}

const fraction = z
  .number({ error: t.this_must_be_a_number_from_0_to })
  .check(
    z.minimum(0, { error: t.this_must_be_a_number_from_0_to }),
    z.maximum(1, { error: t.this_must_be_a_number_from_0_to }),
  )

export const cropImage = {
  params: byId,
  body: z.strictObject({ left: fraction, top: fraction, width: fraction, height: fraction }),
  reply: ownImage,
}

export const restoreImage = {
  params: byId,
  reply: ownImage,
}

export const describeImage = {
  params: byId,
  body: z.strictObject({ alt: line(t.the_description, maxAltCharacters, 0) }),
  reply: ownImage,
}

export const deleteUpload = {
  params: byId,
  reply: done,
}

export const deleteImages = {
  body: z.strictObject({ image_ids: z.array(id).check(z.minLength(1), z.maxLength(100)) }),
  reply: done,
}

const folder = z.enum(['documents', 'avatars', 'branding', 'advertisements', 'chat', 'records'], {
  error: t.the_folder_is_documents_avatars_branding_adv,
})

export const storedFile = z.strictObject({
  id,
  name: z.string(),
  folder,
  content_type: z.string(),
  bytes: z.int(),
  /** A signed URL, valid for some minutes for anyone who has it. */
  url: z.string(),
})
export type StoredFile = z.output<typeof storedFile>

/** A PDF; anyone who may see the page may download it. */
export const listingDocument = z.strictObject({ id, name: z.string(), bytes: z.int() })
export type ListingDocument = z.output<typeof listingDocument>

export const uploadFile = {
  fileFields: z.strictObject({ folder }),
  reply: storedFile,
}

export const downloadFile = {
  params: byId,
  reply: file,
}
