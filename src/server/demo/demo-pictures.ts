import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { readPicture, type Picture } from '#server/platform/pictures.ts'
import { drawGrain, drawScene } from './demo-scenes.ts'
import type { Drawing } from './painting.ts'

interface IconSet {
  width?: number
  icons: Record<string, { body: string; width?: number }>
}

// Importing how uploads are read has barred SVG for this process too; it draws nothing but our own.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
if (process.env.PAINTER_IS_PATIENT) setPriority(15)

const icons = readFile(fileURLToPath(import.meta.resolve('@iconify-json/noto/icons.json')), 'utf8').then(
  (text) => JSON.parse(text) as IconSet,
)

const grains = new Map<number, Promise<string>>()

/** The grain of wood costs more than all the rest of a picture, so there are a few, drawn once. */
function grainOf(variety: number): Promise<string> {
  const seed = variety % 5
  const known = grains.get(seed)
  if (known) return known
  const grain = sharp(Buffer.from(drawGrain(seed + 1)))
    .png({ compressionLevel: 1 })
    .toBuffer()
    .then((png) => `data:image/png;base64,${png.toString('base64')}`)
  grains.set(seed, grain)
  return grain
}

async function draw({ icon, ...options }: Drawing): Promise<Picture> {
  const set = await icons
  const thing = set.icons[icon]
  if (!thing) throw new Error(`There is no icon '${icon}' to draw`)
  const grain = options.scene === 'lawn' ? null : await grainOf(options.variety)
  const scene = drawScene(thing.body, thing.width ?? set.width ?? 128, { ...options, grain })
  const picture = await readPicture(await sharp(Buffer.from(scene)).png({ compressionLevel: 0 }).toBuffer())
  if ('refused' in picture) throw new Error(`The picture of '${icon}' could not be read: ${picture.refused}`)
  return picture
}

process.on('message', ({ n, drawing }: { n: number; drawing: Drawing }) => {
  draw(drawing).then(
    (picture) => process.send?.({ n, picture }),
    (error: Error) => process.send?.({ n, error: error.message }),
  )
})
