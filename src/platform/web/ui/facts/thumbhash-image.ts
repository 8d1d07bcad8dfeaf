import { thumbHashToAverageRGBA, thumbHashToRGBA } from 'thumbhash'

function bytes(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}

/** Small enough to send with the page. */
export function meanColour(hash: string): string | undefined {
  try {
    // The mean is in the first bytes, which is all that is read here.
    const { r, g, b } = thumbHashToAverageRGBA(bytes(hash.slice(0, 8)))
    return `#${[r, g, b]
      .map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
  } catch {
    return undefined
  }
}

/**
 * Rendered in the browser only, since it would be several kB of HTML, and one at a time: a whole
 * page of them at once would delay clicks.
 * @returns a function that cancels it
 */
export function drawBlurredSoon(canvas: HTMLCanvasElement, hash: string): () => void {
  const soon = setTimeout(drawBlurred, 0, canvas, hash)
  return () => clearTimeout(soon)
}

function drawBlurred(canvas: HTMLCanvasElement, hash: string): void {
  try {
    const { w, h, rgba } = thumbHashToRGBA(bytes(hash))
    Object.assign(canvas, { width: w, height: h })
    canvas.getContext('2d')?.putImageData(new ImageData(Uint8ClampedArray.from(rgba), w, h), 0, 0)
  } catch {
    // An unreadable hash leaves the mean colour.
  }
}
