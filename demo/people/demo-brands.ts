import { getShare } from '../seeded.ts'

interface Brand {
  drawing: string
  width: number
  /** '#0b5c4a'. */
  color: string
}

export type BrandScene = 'logo' | 'banner'

export const renderBrand = (scene: BrandScene, brand: Brand, variety: number): string =>
  scene === 'logo' ? renderLogo(brand) : renderBanner(brand, variety)

function renderLogo({ drawing, width, color }: Brand): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480">
    <rect width="480" height="480" fill="#ffffff"/>
    <circle cx="240" cy="240" r="226" fill="${color}"/>
    <circle cx="240" cy="240" r="196" fill="#ffffff"/>
    <g transform="translate(110 110) scale(${260 / width})">${drawing}</g>
  </svg>`
}

/** Repeats one drawing along a hill. */
function renderBanner({ drawing, width, color }: Brand, variety: number): string {
  const count = 9
  const things = Array.from({ length: count }, (_, n) => {
    const size = 120 + getShare(variety, n) * 70
    const x = 60 + n * 172 + getShare(variety, n + 20) * 40
    const y = 300 - size + getShare(variety, n + 40) * 26
    return `<g transform="translate(${x} ${y}) scale(${size / width})">${drawing}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="360">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="${color}" stop-opacity=".75"/>
      <stop offset="1" stop-color="${color}" stop-opacity=".3"/></linearGradient></defs>
    <rect width="1600" height="360" fill="#ffffff"/>
    <rect width="1600" height="360" fill="url(#sky)"/>
    <path d="M0 250 Q400 190 800 240 T1600 230 V360 H0 Z" fill="${color}" opacity=".55"/>
    ${things.join('')}
    <path d="M0 318 Q500 290 1000 316 T1600 306 V360 H0 Z" fill="${color}" opacity=".9"/>
  </svg>`
}
