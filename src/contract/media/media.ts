import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { by_id, done, file, id, line } from '../core/shapes.ts'
import * as t from './texts.ts'

/** Three WebP sizes; the longer side is at most 400 (thumb), 800 (url) or 1600 (large) pixels. */
export const image = z.strictObject({
  id,
  name: z.string(),
  alt: z.string(),
  url: z.string(),
  thumb_url: z.string(),
  large_url: z.string(),
  /** Of the largest size. */
  width: z.int(),
  height: z.int(),
  /** Base64; decoded as the blurred placeholder. */
  thumbhash: z.string(),
  has_avif: z.boolean(),
})
export type Image = z.output<typeof image>

export const own_image = z.strictObject({
  ...image.shape,
  is_edited: z.boolean(),
})
export type OwnImage = z.output<typeof own_image>

export const max_alt_characters = 200
/** Of a cropped side, unless it had less before. */
export const min_cropped_pixels = 50
export const max_images = 20
export const max_image_bytes = 25 * 1024 * 1024

/** HEIC by its endings as well: Windows and many Linux desktops know no type for it. */
export const photo_kinds =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff,image/heic,image/heif,.heic,.heif'

export const uploadImage = operation({
  name: 'uploadImage',
  summary: 'Upload up to 20 pictures (JPEG, HEIC, PNG, WebP, AVIF, GIF or TIFF)',
  method: 'POST',
  path: '/upload-image',
  access: 'signed_in',
  key_scope: 'listings:write',
  limit: { calls: 120, per: 'minute' },
  files: 'files',
  status: 201,
  reply: z.strictObject({ images: z.array(own_image) }),
  refusals: [],
})

export const getUploadedImage = operation({
  name: 'getUploadedImage',
  summary: 'The record of a picture of my own',
  method: 'GET',
  path: '/get-uploaded-image/{id}',
  access: 'signed_in',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: own_image,
  refusals: [],
})

export const rotateImage = operation({
  name: 'rotateImage',
  summary: 'Turn a picture of my own by a quarter or more, clockwise',
  method: 'PUT',
  path: '/rotate-image/{id}',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  params: by_id,
  body: z.strictObject({ degrees: z.literal([90, 180, 270], { error: t.turn_by_90_180_or_270_degrees }) }),
  reply: own_image,
  refusals: ['upload_in_use'],
})

const fraction = z
  .number({ error: t.this_must_be_a_number_from_0_to })
  .check(
    z.minimum(0, { error: t.this_must_be_a_number_from_0_to }),
    z.maximum(1, { error: t.this_must_be_a_number_from_0_to }),
  )

export const cropImage = operation({
  name: 'cropImage',
  summary: 'Crop a picture of my own to a part of it as it stands, in fractions of its sides',
  method: 'PUT',
  path: '/crop-image/{id}',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  params: by_id,
  body: z.strictObject({ left: fraction, top: fraction, width: fraction, height: fraction }),
  reply: own_image,
  refusals: ['upload_in_use'],
})

export const restoreImage = operation({
  name: 'restoreImage',
  summary: 'Take a picture of my own back to its original',
  method: 'PUT',
  path: '/restore-image/{id}',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  params: by_id,
  reply: own_image,
  refusals: ['upload_in_use'],
})

/** Once somebody has bid, a missing description can be added but none changed. */
export const describeImage = operation({
  name: 'describeImage',
  summary: 'Say what a picture of my own shows, for people who cannot see it',
  method: 'PUT',
  path: '/image-alt/{id}',
  access: 'signed_in',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  body: z.strictObject({ alt: line(t.the_description, max_alt_characters, 0) }),
  reply: own_image,
  refusals: ['listing_not_editable'],
})

export const deleteUpload = operation({
  name: 'deleteUpload',
  summary: 'Remove a picture or a file of my own',
  method: 'DELETE',
  path: '/docs/{id}',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  params: by_id,
  reply: done,
  refusals: ['upload_in_use'],
})

export const deleteImages = operation({
  name: 'deleteImages',
  summary: 'Remove several pictures of my own',
  method: 'POST',
  path: '/delete-multiple-images',
  access: 'signed_in',
  limit: { calls: 60, per: 'minute' },
  body: z.strictObject({ image_ids: z.array(id).check(z.minLength(1), z.maxLength(100)) }),
  reply: done,
  refusals: ['upload_in_use'],
})

const folder = z.enum(['documents', 'avatars', 'branding', 'advertisements', 'chat', 'records'], {
  error: t.the_folder_is_documents_avatars_branding_adv,
})

export const stored_file = z.strictObject({
  id,
  name: z.string(),
  folder,
  content_type: z.string(),
  bytes: z.int(),
  /** A signed URL, valid for some minutes for anyone who has it. */
  url: z.string(),
})
export type StoredFile = z.output<typeof stored_file>

/** A PDF; anyone who may see the page may download it. */
export const listing_document = z.strictObject({ id, name: z.string(), bytes: z.int() })
export type ListingDocument = z.output<typeof listing_document>

export const max_documents = 10

export const max_file_bytes = 64 * 1024 * 1024
export const max_text_file_bytes = 10 * 1024 * 1024

export const uploadFile = operation({
  name: 'uploadFile',
  summary: 'Upload a file (PDF, picture, CSV, text or XML); it is seen only by whom it belongs to',
  method: 'POST',
  path: '/upload-file',
  access: 'signed_in',
  limit: { calls: 60, per: 'minute' },
  files: 'file',
  file_fields: z.strictObject({ folder }),
  max_file_bytes,
  status: 201,
  reply: stored_file,
  refusals: [],
})

export const downloadFile = operation({
  name: 'downloadFile',
  summary: 'The bytes of a file of my own, or of a document of a listing that is public',
  method: 'GET',
  path: '/download/{id}',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  answers_file: true,
  reply: file,
  refusals: [],
})
