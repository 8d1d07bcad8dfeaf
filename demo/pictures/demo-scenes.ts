import type { Scene } from '../kinds.ts'
import { getShare } from '../seeded.ts'

const width = 1200
const height = 900
const edge = 640

export interface SceneOptions {
  scene: Scene
  variety: number
  recolour: boolean
  grain: string | null
}

export function renderScene(
  body: string,
  iconWidth: number,
  { scene, variety, recolour, grain }: SceneOptions,
): string {
  const within = (step: number, least: number, most: number) =>
    least + getShare(variety, step) * (most - least)
  const isOutside = scene !== 'table' && scene !== 'floor'
  const size = isOutside ? within(1, 480, 630) : within(1, 460, 600)
  const x = (width - size) / 2 + within(2, -110, 110)
  const foot = within(3, 700, 760)
  const y = foot - size * 0.94
  // Objects on wheels or foundations are never tilted.
  const turn =
    scene === 'road' ? within(4, -1.5, 1.5) : scene === 'lawn' ? within(4, -3, 3) : within(4, -7, 7)
  const flip = getShare(variety, 5) < 0.5 ? `scale(-1 1) translate(${-iconWidth} 0)` : ''
  const hue = recolour ? Math.round(within(6, 0, 12)) * 30 : 0
  const middle = `${x + size / 2} ${y + size / 2}`
  const back =
    scene === 'table' || scene === 'floor' ? renderRoom(within, scene, grain) : renderOutside(within, scene)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>${back.defs}
      <radialGradient id="shade"><stop offset="0" stop-opacity=".5"/><stop offset=".55" stop-opacity=".28"/>
        <stop offset="1" stop-opacity="0"/></radialGradient>
      ${hue ? `<filter id="hue" color-interpolation-filters="sRGB"><feColorMatrix type="hueRotate" values="${hue}"/></filter>` : ''}
    </defs>
    ${back.shapes}
    <ellipse cx="${x + size / 2 + 14}" cy="${foot}" rx="${size * 0.52}" ry="44" fill="url(#shade)"/>
    <g${hue ? ' filter="url(#hue)"' : ''}><g transform="rotate(${turn} ${middle}) translate(${x} ${y}) scale(${size / iconWidth}) ${flip}">${body}</g></g>
  </svg>`
}

type Within = (step: number, least: number, most: number) => number

function renderRoom(within: Within, scene: 'table' | 'floor', grain: string | null) {
  const hue = Math.round(within(11, 0, 360))
  const [light, strength] = [within(12, 88, 96), within(13, 8, 30)]
  const warm = Math.round(within(14, 18, 38))
  const board = scene === 'floor' ? within(15, 55, 74) : within(15, 44, 66)
  const boards = scene === 'floor' ? renderBoards(within) : ''
  return {
    defs: `<radialGradient id="wall" cx="${within(16, 0.3, 0.7)}" cy=".36" r=".9">
        <stop offset="0" stop-color="hsl(${hue} ${strength}% ${light}%)"/>
        <stop offset="1" stop-color="hsl(${hue} ${strength}% ${light - 24}%)"/></radialGradient>
      <linearGradient id="wood" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="hsl(${warm} 38% ${board}%)"/>
        <stop offset="1" stop-color="hsl(${warm - 4} 40% ${board - 22}%)"/></linearGradient>`,
    shapes: `<rect width="${width}" height="${height}" fill="url(#wall)"/>
      ${scene === 'floor' ? `<rect y="${edge - 26}" width="${width}" height="26" fill="hsl(${hue} 10% 96%)" opacity=".85"/>` : ''}
      <rect y="${edge}" width="${width}" height="${height - edge}" fill="url(#wood)"/>${boards}
      ${grain ? `<image y="${edge}" width="${width}" height="${height - edge}" href="${grain}"/>` : ''}`,
  }
}

function renderBoards(within: Within): string {
  const from = within(21, 300, 900)
  const lines = Array.from({ length: 9 }, (_, n) => {
    const near = -600 + n * 300
    return `<path d="M${from + (near - 600) * 0.45} ${edge} L${near} ${height}" stroke="#2a1708" stroke-width="3" opacity=".28"/>`
  })
  return lines.join('')
}

function renderOutside(within: Within, scene: 'lawn' | 'road' | 'water') {
  const grass = Math.round(within(31, 86, 118))
  const sky = Math.round(within(32, 198, 214))
  const [far, near] = [within(33, 380, 450), within(34, 470, 530)]
  return {
    defs: `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="hsl(${sky} 58% ${within(35, 66, 80)}%)"/>
        <stop offset="1" stop-color="hsl(${sky - 6} 50% 93%)"/></linearGradient>
      <linearGradient id="grass" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="hsl(${grass} 36% 54%)"/><stop offset="1" stop-color="hsl(${grass} 40% 34%)"/></linearGradient>
      <linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">${groundStops(within, scene)}</linearGradient>`,
    shapes: `<rect width="${width}" height="${height}" fill="url(#sky)"/>
      <path d="M0 ${far + 90} Q ${within(36, 180, 320)} ${far - 90} 520 ${far + 60} T 940 ${far + 20} T 1200 ${far + 80} V 700 H 0Z"
        fill="hsl(${within(37, 150, 195)} 20% 62%)"/>
      <path d="M0 ${near + 70} Q ${within(38, 260, 420)} ${near - 30} 640 ${near + 70} T 1200 ${near + 50} V 720 H 0Z"
        fill="hsl(${within(39, 115, 150)} 26% 47%)"/>
      <rect y="600" width="${width}" height="300" fill="url(#grass)"/>
      ${scene === 'lawn' ? '' : `<rect y="${shore}" width="${width}" height="${height - shore}" fill="url(#ground)"/>`}
      ${scene === 'road' ? renderLines(within) : ''}${scene === 'water' ? renderWaves(within) : ''}`,
  }
}

const shore = 622

function groundStops(within: Within, scene: 'lawn' | 'road' | 'water'): string {
  const light = within(41, 50, 60)
  const [hue, strength] = scene === 'water' ? [within(42, 190, 206), 44] : [215, 7]
  return `<stop offset="0" stop-color="hsl(${hue} ${strength}% ${light}%)"/>
    <stop offset="1" stop-color="hsl(${hue} ${strength}% ${light - 20}%)"/>`
}

function renderLines(within: Within): string {
  const from = within(43, -300, 0)
  return Array.from(
    { length: 5 },
    (_, n) => `<rect x="${from + n * 340}" y="846" width="200" height="10" fill="#fff" opacity=".6"/>`,
  ).join('')
}

function renderWaves(within: Within): string {
  return Array.from({ length: 9 }, (_, n) => {
    const [x, y] = [within(44 + n, -60, 1100), 650 + n * 26]
    return `<path d="M${x} ${y} q 34 -14 68 0 t 68 0" fill="none" stroke="#fff" stroke-width="4" opacity=".45"/>`
  }).join('')
}

export const renderGrain = (
  seed: number,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height - edge}">
    <filter id="grain" x="0" y="0" width="100%" height="100%">
      <feTurbulence type="fractalNoise" baseFrequency=".005 .09" numOctaves="3" seed="${seed}"/>
      <feColorMatrix values="0 0 0 0 .24  0 0 0 0 .13  0 0 0 0 .05  0 0 0 .5 0"/>
    </filter>
    <rect width="100%" height="100%" filter="url(#grain)" opacity=".55"/>
  </svg>`
