import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { readPicture, type Picture } from '#platform/server/files/picture-work.ts'
import { endWithParent } from '#platform/server/files/serve-work.ts'
import { renderBrand } from '../people/demo-brands.ts'
import { renderPortrait } from '../people/demo-portraits.ts'
import { renderGrain, renderScene } from './demo-scenes.ts'
import { repaintIcon } from './paint.ts'
import type { Drawing, Motif } from './painting.ts'

interface IconSet {
  width?: number
  icons: Record<string, { body: string; width?: number }>
}

// The upload code blocks SVG for this process too; this one only renders our own.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
if (process.env.PAINTER_IS_PATIENT) setPriority(15)

const icons = readFile(fileURLToPath(import.meta.resolve('@iconify-json/noto/icons.json')), 'utf8').then(
  (text): IconSet => JSON.parse(text),
)

const grains = new Map<number, Promise<string>>()

/** The grain is the slowest part of a picture, so a few are rendered once and reused. */
function getGrain(variety: number): Promise<string> {
  const seed = variety % 5
  const known = grains.get(seed)
  if (known) return known
  const grain = sharp(Buffer.from(renderGrain(seed + 1)))
    .png({ compressionLevel: 1 })
    .toBuffer()
    .then((png) => `data:image/png;base64,${png.toString('base64')}`)
  grains.set(seed, grain)
  return grain
}

const heads =
  /^(?:man|woman|person|old-man|old-woman|older-person)-(?:light|medium|medium-light|medium-dark|dark)-skin-tone$/

async function getSvg(icon: string, body: string, iconWidth: number, motif: Motif) {
  if (motif.scene === 'portrait')
    return renderPortrait({ drawing: body, width: iconWidth, isHead: heads.test(icon) }, motif.variety)
  if ('color' in motif) {
    const brand = { drawing: body, width: iconWidth, color: motif.color }
    return renderBrand(motif.scene, brand, motif.variety)
  }
  const isInside = motif.scene === 'table' || motif.scene === 'floor'
  const grain = isInside ? await getGrain(motif.variety) : null
  return renderScene(body, iconWidth, { ...motif, grain })
}

async function render({ icon, paint, ...motif }: Drawing): Promise<Picture> {
  const set = await icons
  const thing = set.icons[icon]
  if (!thing) throw new Error(`There is no icon '${icon}' to draw`)
  const body = paint ? repaintIcon(icon, thing.body, paint) : thing.body
  const rendered = await getSvg(icon, body, thing.width ?? set.width ?? 128, motif)
  const picture = await readPicture(
    await sharp(Buffer.from(rendered)).png({ compressionLevel: 0 }).toBuffer(),
  )
  if ('refused' in picture) throw new Error(`The picture of '${icon}' could not be read: ${picture.refused}`)
  return picture
}

process.on('message', ({ n, drawing }: { n: number; drawing: Drawing }) => {
  render(drawing).then(
    (picture) => process.send?.({ n, picture }),
    (error: Error) => process.send?.({ n, error: error.message }),
  )
})

endWithParent()
