import type { FastifyInstance } from 'fastify'
import {
  cropImage,
  deleteImages,
  deleteUpload,
  describeImage,
  downloadFile,
  getUploadedImage,
  restoreImage,
  rotateImage,
  uploadFile,
  uploadImage,
} from '#domains/media/common/media.ts'
import type { Caller, Serve } from '#platform/server/http/call.ts'
import { sendFile } from '#platform/server/http/read-files.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { selectFile, selectOpenFile } from './files.queries.ts'
import {
  fileSecret,
  openFile,
  removeFile,
  storeFile,
  readSignedAddress,
  type AddressParts,
} from './files.service.ts'
import { cutImage, restoreOriginal, turnImage, resolvePictureActor } from './pictures/pictures.service.ts'
import { selectOwnImage } from './media.queries.ts'
import { describePicture, fileKey, removeImages, storeUploads } from './media.service.ts'
import { ownImageView, type PictureEnding, type PictureSize } from './media.view.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/media/texts.ts'

export function mediaRoutes(serve: Serve, platform: Platform): void {
  const handFor = (caller: Caller, id: number) => resolvePictureActor(platform.db, caller, id, 'shown')

  serve(uploadImage, async ({ caller, files }) => ({
    images: await storeUploads(platform, caller.id, files),
  }))

  serve(getUploadedImage, async ({ input, caller }) => {
    const { owner_id: ownerId } = await resolvePictureActor(platform.db, caller, input.id, 'original')
    const image = await selectOwnImage(platform.db, ownerId, input.id)
    return image ? ownImageView(image) : refuse('not_found')
  })

  serve(rotateImage, async ({ input, caller }) => {
    return await turnImage(platform, await handFor(caller, input.id), input)
  })

  serve(cropImage, async ({ input, caller }) => {
    return await cutImage(platform, await handFor(caller, input.id), input)
  })

  serve(restoreImage, async ({ input, caller }) => {
    const actor = await resolvePictureActor(platform.db, caller, input.id, 'original')
    return await restoreOriginal(platform, actor, input.id)
  })

  serve(describeImage, async ({ input, caller }) => {
    return await describePicture(platform, await handFor(caller, input.id), input)
  })

  serve(deleteUpload, async ({ input, caller }) => {
    if (!(await removeFile(platform, caller.id, input.id)))
      await removeImages(platform, caller.id, [input.id])
    return { ok: true as const }
  })

  serve(deleteImages, async ({ input, caller }) => {
    await removeImages(platform, caller.id, input.image_ids)
    return { ok: true as const }
  })

  serve(uploadFile, async ({ fields, caller, files }) => storeFile(platform, caller.id, fields.folder, files))

  serve(downloadFile, async ({ input, caller }) => {
    const row = await selectOpenFile(platform.db, input.id, caller)
    return (row && (await openFile(platform.storage, row))) ?? refuse('not_found')
  })
}

const getExpired = makeTexts(() => t.this_address_was_good_for_ten_minutes())

export function registerSignedFiles(server: FastifyInstance, { db, storage, live }: Platform): void {
  server.get<{ Params: { id: string }; Querystring: Omit<AddressParts, 'id'> }>(
    '/files/:id',
    async ({ params, query }, reply) => {
      const id = readSignedAddress(await fileSecret(db), { ...query, ...params }, live.now())
      if (id === 'expired') refuse('not_found', { message: getExpired() })
      const row = id === null ? undefined : await selectFile(db, id)
      const file = row && (await openFile(storage, row))
      return file ? sendFile(reply, file) : refuse('not_found')
    },
  )
}

/** Emails show these pictures in mail programs on the web, and a CDN on its own host. */
const shownAnywhere = { 'cross-origin-resource-policy': 'cross-origin' }

/** An address always shows the same picture, so it may be cached forever. */
export function registerMediaFiles(server: FastifyInstance, { storage }: Platform): void {
  server.get<{ Params: { file: string } }>('/media/:file', async (req, reply) => {
    const [, key, size, ending] = /^([0-9a-f]{32})-(400|800|1600)\.(webp|avif)$/.exec(req.params.file) ?? []
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The pattern allows no others.
    const place = key && fileKey(key, Number(size) as PictureSize, ending as PictureEnding)
    const file = place ? await storage.get(place) : null
    if (!file) return refuse('not_found')
    const etag = `"${req.params.file}"`
    reply.headers({ etag, 'cache-control': 'public, max-age=31536000, immutable', ...shownAnywhere })
    if (req.headers['if-none-match'] === etag) {
      file.stream.destroy()
      return reply.code(304).send()
    }
    return reply
      .headers({
        'content-type': `image/${ending}`,
        'content-length': file.size,
      })
      .send(file.stream)
  })
}
