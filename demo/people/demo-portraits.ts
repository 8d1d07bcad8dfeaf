import { getShare } from '../seeded.ts'

const side = 640

interface Sitter {
  drawing: string
  width: number
  isHead: boolean
}

export function renderPortrait({ drawing, width, isHead }: Sitter, variety: number): string {
  const within = (step: number, least: number, most: number) =>
    least + getShare(variety, step) * (most - least)
  const wall = `${Math.round(within(1, 0, 360))} ${within(7, 18, 40)}%`
  const size = isHead ? within(3, 360, 400) : within(3, 500, 540)
  const x = (side - size) / 2 + within(4, -18, 18)
  const y = isHead ? within(5, 96, 120) : side - size * 0.95
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <defs><radialGradient id="wall" cx="${within(6, 0.3, 0.7)}" cy=".3" r=".95">
      <stop offset="0" stop-color="hsl(${wall} 90%)"/>
      <stop offset="1" stop-color="hsl(${wall} 66%)"/></radialGradient></defs>
    <rect width="${side}" height="${side}" fill="url(#wall)"/>
    ${isHead ? renderShoulders(within, x + size / 2) : ''}
    <g transform="translate(${x} ${y}) scale(${size / width})">${drawing}</g>
  </svg>`
}

function renderShoulders(
  within: (step: number, least: number, most: number) => number,
  middle: number,
): string {
  const cloth = `${Math.round(within(2, 0, 360))} ${within(9, 25, 55)}% ${within(10, 28, 52)}%`
  return `<ellipse cx="${middle}" cy="${side + 20}" rx="${within(8, 235, 270)}" ry="190" fill="hsl(${cloth})"/>`
}
