import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { by_id, done, file, id } from './shapes.ts'

/** A picture in three WebP sizes: thumb 400, url 800 and large 1600 pixels on the longer side at most. */
export const image = z.strictObject({
  id,
  name: z.string(),
  url: z.string(),
  thumb_url: z.string(),
  large_url: z.string(),
  /** Of the largest size. */
  width: z.int(),
  height: z.int(),
  /** Base64; the blur shown until the picture has arrived. */
  thumbhash: z.string(),
})
export type Image = z.output<typeof image>

export const most_images = 20
export const most_image_bytes = 25 * 1024 * 1024

export const uploadImage = operation({
  name: 'uploadImage',
  summary: 'Upload up to 20 pictures (JPEG, PNG, WebP, AVIF, GIF or TIFF)',
  method: 'POST',
  path: '/upload-image',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  files: 'files',
  status: 201,
  reply: z.strictObject({ images: z.array(image) }),
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
  reply: image,
  refusals: [],
})

/** Our own path: turning a picture makes new files under new addresses, so no cache shows the old ones. */
export const rotateImage = operation({
  name: 'rotateImage',
  summary: 'Turn a picture of my own by a quarter or more, clockwise',
  method: 'PUT',
  path: '/rotate-image/{id}',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  params: by_id,
  body: z.strictObject({ degrees: z.literal([90, 180, 270], 'Turn by 90, 180 or 270 degrees.') }),
  reply: image,
  refusals: ['upload_in_use'],
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

const folder = z.enum(
  ['documents', 'avatars', 'branding', 'advertisements', 'chat', 'records'],
  'The folder is documents, avatars, branding, advertisements, chat or records.',
)

export const stored_file = z.strictObject({
  id,
  name: z.string(),
  folder,
  content_type: z.string(),
  bytes: z.int(),
  /** A short signed address, good for some minutes and for anyone who holds it. */
  url: z.string(),
})
export type StoredFile = z.output<typeof stored_file>

export const most_file_bytes = 10 * 1024 * 1024

export const uploadFile = operation({
  name: 'uploadFile',
  summary: 'Upload a file (PDF, picture, CSV, text or XML); it is seen only by whom it belongs to',
  method: 'POST',
  path: '/upload-file',
  access: 'signed_in',
  limit: { calls: 60, per: 'minute' },
  files: 'file',
  file_fields: z.strictObject({ folder }),
  most_file_bytes,
  status: 201,
  reply: stored_file,
  refusals: [],
})

export const downloadFile = operation({
  name: 'downloadFile',
  summary: 'The bytes of a file of my own',
  method: 'GET',
  path: '/download/{id}',
  access: 'signed_in',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  answers_file: true,
  reply: file,
  refusals: [],
})
