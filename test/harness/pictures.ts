import sharp from 'sharp'
import type { Image } from '#contract/media.ts'
import { storePicture } from '#server/modules/media/media.service.ts'
import { readPicture } from '#server/platform/pictures.ts'
import type { Market, Person } from './test-app.ts'

/** A picture that somebody uploaded and that nothing shows yet. */
export async function aPicture(app: Market, { id }: Person): Promise<Image> {
  const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: '#357a52' } })
  const picture = await readPicture(await photo.jpeg().toBuffer())
  if ('refused' in picture) throw new Error(picture.refused)
  return storePicture(app.platform, id, { name: 'photo.jpg', picture })
}
