import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

interface IconSet {
  width?: number
  icons: Record<string, { body: string; width?: number }>
}

let iconSet: Promise<IconSet> | undefined

const loadIcons = () =>
  (iconSet ??= readFile(fileURLToPath(import.meta.resolve('@iconify-json/noto/icons.json')), 'utf8').then(
    (text) => JSON.parse(text) as IconSet,
  ))

const [width, height] = [1200, 900]

/**
 * A photograph's stand-in: the thing on a wooden table before a wall, drawn from an open icon (Noto, Apache-2.0).
 * `variety` changes wall, wood, place, size and turn, so that no two pictures look alike.
 */
async function drawPicture(icon: string, variety: number): Promise<Buffer> {
  const { icons, width: usual = 128 } = await loadIcons()
  const thing = icons[icon]
  if (!thing) throw new Error(`There is no icon '${icon}' to draw`)
  const scene = drawScene(thing.body, thing.width ?? usual, variety)
  return await sharp(Buffer.from(scene)).webp({ quality: 82 }).toBuffer()
}

function drawScene(body: string, icon_width: number, variety: number): string {
  const pick = (n: number, step: number) => (variety * step + 11) % n
  const hue = pick(360, 67)
  const size = 480 + pick(120, 37)
  const x = (width - size) / 2 + pick(160, 53) - 80
  const y = 720 - size * 0.94
  const turn = pick(13, 5) - 6
  const flip = variety % 2 === 0 ? `scale(-1 1) translate(${-icon_width} 0)` : ''
  const scale = size / icon_width
  const middle = `${x + size / 2} ${y + size / 2}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <radialGradient id="wall" cx=".5" cy=".36" r=".85">
        <stop offset="0" stop-color="hsl(${hue} 24% 95%)"/><stop offset="1" stop-color="hsl(${hue} 22% 68%)"/>
      </radialGradient>
      <linearGradient id="wood" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="hsl(${24 + pick(10, 3)} 40% 62%)"/><stop offset="1" stop-color="hsl(24 42% 38%)"/>
      </linearGradient>
      <filter id="grain">
        <feTurbulence type="fractalNoise" baseFrequency=".005 .09" numOctaves="3" seed="${variety + 1}"/>
        <feColorMatrix values="0 0 0 0 .24  0 0 0 0 .13  0 0 0 0 .05  0 0 0 .5 0"/>
      </filter>
      <filter id="soft"><feGaussianBlur stdDeviation="18"/></filter>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#wall)"/>
    <rect y="640" width="${width}" height="260" fill="url(#wood)"/>
    <rect y="640" width="${width}" height="260" filter="url(#grain)" opacity=".5"/>
    <ellipse cx="${x + size / 2 + 12}" cy="738" rx="${size * 0.42}" ry="26" opacity=".42" filter="url(#soft)"/>
    <g transform="rotate(${turn} ${middle}) translate(${x} ${y}) scale(${scale}) ${flip}">${body}</g>
  </svg>`
}

process.on('message', ({ n, icon, variety }: { n: number; icon: string; variety: number }) => {
  drawPicture(icon, variety).then(
    (picture) => process.send?.({ n, picture }),
    (error: Error) => process.send?.({ n, error: error.message }),
  )
})
