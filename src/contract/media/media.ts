import { operation } from '../core/operation.ts'
import type * as shapes from './media.shapes.ts'

export type * from './media.shapes.ts'

export const max_alt_characters = 200
/** Of a cropped side, unless it had less before. */
export const min_cropped_pixels = 50
export const max_images = 20
export const max_image_bytes = 25 * 1024 * 1024

/** HEIC by its endings as well: Windows and many Linux desktops know no type for it. */
export const photo_kinds =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff,image/heic,image/heif,.heic,.heif'

export const uploadImage = operation<typeof shapes.uploadImage>()({
  name: 'uploadImage',
  summary: 'Upload up to 20 pictures (JPEG, HEIC, PNG, WebP, AVIF, GIF or TIFF)',
  method: 'POST',
  path: '/upload-image',
  access: 'signed_in',
  key_scope: 'listings:write',
  limit: { calls: 120, per: 'minute' },
  files: 'files',
  status: 201,
  refusals: [],
})

export const getUploadedImage = operation<typeof shapes.getUploadedImage>()({
  name: 'getUploadedImage',
  summary: 'The record of a picture of my own',
  method: 'GET',
  path: '/get-uploaded-image/{id}',
  access: 'signed_in',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const rotateImage = operation<typeof shapes.rotateImage>()({
  name: 'rotateImage',
  summary: 'Turn a picture of my own by a quarter or more, clockwise',
  method: 'PUT',
  path: '/rotate-image/{id}',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  refusals: ['upload_in_use'],
})

export const cropImage = operation<typeof shapes.cropImage>()({
  name: 'cropImage',
  summary: 'Crop a picture of my own to a part of it as it stands, in fractions of its sides',
  method: 'PUT',
  path: '/crop-image/{id}',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  refusals: ['upload_in_use'],
})

export const restoreImage = operation<typeof shapes.restoreImage>()({
  name: 'restoreImage',
  summary: 'Take a picture of my own back to its original',
  method: 'PUT',
  path: '/restore-image/{id}',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  refusals: ['upload_in_use'],
})

/** Once somebody has bid, a missing description can be added but none changed. */
export const describeImage = operation<typeof shapes.describeImage>()({
  name: 'describeImage',
  summary: 'Say what a picture of my own shows, for people who cannot see it',
  method: 'PUT',
  path: '/image-alt/{id}',
  access: 'signed_in',
  limit: { calls: 240, per: 'minute' },
  refusals: ['listing_not_editable'],
})

export const deleteUpload = operation<typeof shapes.deleteUpload>()({
  name: 'deleteUpload',
  summary: 'Remove a picture or a file of my own',
  method: 'DELETE',
  path: '/docs/{id}',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  refusals: ['upload_in_use'],
})

export const deleteImages = operation<typeof shapes.deleteImages>()({
  name: 'deleteImages',
  summary: 'Remove several pictures of my own',
  method: 'POST',
  path: '/delete-multiple-images',
  access: 'signed_in',
  limit: { calls: 60, per: 'minute' },
  refusals: ['upload_in_use'],
})

export const max_documents = 10

export const max_file_bytes = 64 * 1024 * 1024
export const max_text_file_bytes = 10 * 1024 * 1024

export const uploadFile = operation<typeof shapes.uploadFile>()({
  name: 'uploadFile',
  summary: 'Upload a file (PDF, picture, CSV, text or XML); it is seen only by whom it belongs to',
  method: 'POST',
  path: '/upload-file',
  access: 'signed_in',
  limit: { calls: 60, per: 'minute' },
  files: 'file',
  max_file_bytes,
  status: 201,
  refusals: [],
})

export const downloadFile = operation<typeof shapes.downloadFile>()({
  name: 'downloadFile',
  summary: 'The bytes of a file of my own, or of a document of a listing that is public',
  method: 'GET',
  path: '/download/{id}',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  answers_file: true,
  refusals: [],
})
