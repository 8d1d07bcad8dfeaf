import { operation } from '#platform/common/operation.ts'
import type * as shapes from './media.shapes.ts'

export type * from './media.shapes.ts'

export const maxAltCharacters = 200
/** The minimum of a cropped side, unless the original had less. */
export const minCroppedPixels = 50
export const maxImages = 20
export const maxImageBytes = 25 * 1024 * 1024

/** Accepts HEIC by file extension too: Windows and many Linux desktops know no type for it. */
export const photoKinds =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff,image/heic,image/heif,.heic,.heif'

export const uploadImage = operation<typeof shapes.uploadImage>('POST /upload-image')({
  name: 'uploadImage',
  summary: 'Upload up to 20 pictures (JPEG, HEIC, PNG, WebP, AVIF, GIF or TIFF)',
  access: 'signed_in',
  duty: 'ownAccount',
  keyScope: 'listings:write',
  limit: { calls: 120, per: 'minute' },
  files: 'files',
  status: 201,
})

export const getUploadedImage = operation<typeof shapes.getUploadedImage>('GET /get-uploaded-image/{id}')({
  name: 'getUploadedImage',
  summary: 'The record of a picture of my own',
  access: 'signed_in',
  duty: 'ownAccount',
  limit: { calls: 240, per: 'minute' },
})

export const rotateImage = operation<typeof shapes.rotateImage>('PUT /rotate-image/{id}')({
  name: 'rotateImage',
  summary: 'Turn a picture of my own by a quarter or more, clockwise',
  access: 'signed_in',
  duty: 'ownAccount',
  limit: { calls: 120, per: 'minute' },
  refusals: ['upload_in_use'],
})

export const cropImage = operation<typeof shapes.cropImage>('PUT /crop-image/{id}')({
  name: 'cropImage',
  summary: 'Crop a picture of my own to a part of it as it stands, in fractions of its sides',
  access: 'signed_in',
  duty: 'ownAccount',
  limit: { calls: 120, per: 'minute' },
  refusals: ['upload_in_use'],
})

export const restoreImage = operation<typeof shapes.restoreImage>('PUT /restore-image/{id}')({
  name: 'restoreImage',
  summary: 'Take a picture of my own back to its original',
  access: 'signed_in',
  duty: 'ownAccount',
  limit: { calls: 120, per: 'minute' },
  refusals: ['upload_in_use'],
})

/** Once somebody has bid, a missing description can be added but none changed. */
export const describeImage = operation<typeof shapes.describeImage>('PUT /image-alt/{id}')({
  name: 'describeImage',
  summary: 'Say what a picture of my own shows, for people who cannot see it',
  access: 'signed_in',
  duty: 'ownAccount',
  limit: { calls: 240, per: 'minute' },
  refusals: ['listing_not_editable'],
})

export const deleteUpload = operation<typeof shapes.deleteUpload>('DELETE /docs/{id}')({
  name: 'deleteUpload',
  summary: 'Remove a picture or a file of my own',
  access: 'signed_in',
  duty: 'ownAccount',
  limit: { calls: 120, per: 'minute' },
  refusals: ['upload_in_use'],
})

export const deleteImages = operation<typeof shapes.deleteImages>('POST /delete-multiple-images')({
  name: 'deleteImages',
  summary: 'Remove several pictures of my own',
  access: 'signed_in',
  duty: 'ownAccount',
  limit: { calls: 60, per: 'minute' },
  refusals: ['upload_in_use'],
})

export const maxDocuments = 10

export const maxFileBytes = 64 * 1024 * 1024
export const maxTextFileBytes = 10 * 1024 * 1024

export const uploadFile = operation<typeof shapes.uploadFile>('POST /upload-file')({
  name: 'uploadFile',
  summary: 'Upload a file (PDF, picture, CSV, text or XML); it is seen only by whom it belongs to',
  access: 'signed_in',
  duty: 'ownAccount',
  limit: { calls: 60, per: 'minute' },
  files: 'file',
  maxFileBytes: maxFileBytes,
  status: 201,
})

export const downloadFile = operation<typeof shapes.downloadFile>('GET /download/{id}')({
  name: 'downloadFile',
  summary: 'The bytes of a file of my own, or of a document of a listing that is public',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  answersFile: true,
})
