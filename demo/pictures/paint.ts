/** The hue, in degrees, of an icon's painted parts: a car's body, a house's roof. */
const painted: Record<string, number> = {
  automobile: 0,
  'oncoming-automobile': 0,
  'sport-utility-vehicle': 213,
  'pickup-truck': 12,
  'delivery-truck': 355,
  'articulated-lorry': 355,
  motorcycle: 355,
  'motor-scooter': 45,
  speedboat: 25,
  sailboat: 14,
  house: 18,
  'house-with-garden': 18,
  houses: 10,
}

/** The hue, the saturation and the range of lightness. */
const colours: Record<string, [hue: number, strength: number, dark: number, light: number]> = {
  White: [210, 0.08, 0.74, 0.97],
  Silver: [210, 0.06, 0.56, 0.85],
  Grey: [210, 0.06, 0.3, 0.58],
  Black: [215, 0.1, 0.1, 0.32],
  Red: [2, 0.82, 0.32, 0.6],
  Blue: [214, 0.68, 0.28, 0.6],
  Green: [140, 0.42, 0.22, 0.5],
  Orange: [22, 0.9, 0.4, 0.64],
  Yellow: [46, 0.92, 0.44, 0.68],
  Brown: [24, 0.42, 0.22, 0.48],
  Purple: [276, 0.45, 0.28, 0.58],
}

export function repaintIcon(icon: string, body: string, paint: string): string {
  const hue = painted[icon]
  const colour = colours[paint]
  if (hue === undefined || !colour) return body
  const [to, strength, dark, light] = colour
  return body.replace(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi, (hex) => {
    const [h, s, l] = getHsl(hex)
    const away = Math.abs(((h - hue + 540) % 360) - 180)
    // Very light parts are glass or plaster.
    if (s < 0.4 || l > 0.8 || away > 20) return hex
    return `hsl(${to} ${Math.round(strength * 100)}% ${Math.round((dark + (light - dark) * l) * 100)}%)`
  })
}

function getHsl(hex: string): [hue: number, strength: number, lightness: number] {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1)
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
  const most = Math.max(r, g, b)
  const span = most - Math.min(r, g, b)
  const l = most - span / 2
  if (span === 0) return [0, 0, l]
  const turn = most === r ? ((g - b) / span) % 6 : most === g ? (b - r) / span + 2 : (r - g) / span + 4
  return [(turn * 60 + 360) % 360, span / (1 - Math.abs(2 * l - 1)), l]
}
