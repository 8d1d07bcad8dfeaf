import type { FastifyInstance } from 'fastify'
import { deleteImages, deleteUpload, getUploadedImage, rotateImage, uploadImage } from '#contract/media.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse, refuseCommon } from '#server/platform/refusal.ts'
import { selectOwnImage } from './media.queries.ts'
import { fileKey, removeImages, storeUploads, turnImage } from './media.service.ts'
import { imageView, type PictureSize } from './media.view.ts'

export function mediaRoutes(serve: Serve, platform: Platform): void {
  serve(uploadImage, async ({ caller, files }) => ({
    images: await storeUploads(platform, caller.id, files),
  }))

  serve(getUploadedImage, async ({ input, caller }) => {
    const image = await selectOwnImage(platform.db, caller.id, input.id)
    return image ? imageView(image) : refuse(getUploadedImage, 'not_found')
  })

  serve(rotateImage, async ({ input, caller }) => await turnImage(platform, caller.id, input))

  serve(deleteUpload, async ({ input, caller }) => {
    await removeImages(platform, caller.id, [input.id], deleteUpload)
    return { ok: true as const }
  })

  serve(deleteImages, async ({ input, caller }) => {
    await removeImages(platform, caller.id, input.image_ids)
    return { ok: true as const }
  })
}

/** The pictures themselves. What an address shows never changes, so it may be kept forever. */
export function registerMediaFiles(server: FastifyInstance, { storage }: Platform): void {
  server.get<{ Params: { file: string } }>('/media/:file', async (req, reply) => {
    const [, key, size] = /^([0-9a-f]{32})-(400|800|1600)\.webp$/.exec(req.params.file) ?? []
    const file = key && size ? await storage.get(fileKey(key, Number(size) as PictureSize)) : null
    if (!file) return refuseCommon('not_found')
    return reply
      .headers({
        'content-type': 'image/webp',
        'content-length': file.size,
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(file.stream)
  })
}
