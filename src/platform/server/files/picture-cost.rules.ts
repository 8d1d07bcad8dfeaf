export interface PictureHeader {
  format: string
  width: number
  height: number
  channels: number
  /** The depth in libvips's terms: uchar, ushort, float. */
  depth: string
  isProgressive?: boolean | undefined
  chromaSubsampling?: string | undefined
  pages?: number | undefined
}

const maxPixels = 80_000_000
const largePixels = 20_000_000
const largeHeicPixels = 8_000_000
const maxSide = 30_000
const maxDecodedBytes = 80_000_000
const largeDecodedBytes = 40_000_000

/** The cost is 1 or 2 of the two slots, or the reason why it would cost too much memory. */
export function decodingCost(header: PictureHeader): 'too many pixels' | 'too much at once' | 1 | 2 {
  const { width, height } = header
  if (width * height > maxPixels || Math.max(width, height) > maxSide) return 'too many pixels'
  const decoded = decodedBytes(header)
  if (decoded > maxDecodedBytes) return 'too much at once'
  const large = header.format === 'heic' ? largeHeicPixels : largePixels
  return decoded > largeDecodedBytes || width * height > large ? 2 : 1
}

const bytesPerSample: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2 }

/**
 * Bytes that the decoder allocates before it returns a row. Baseline files are read row by row;
 * progressive and layered ones are read whole.
 */
function decodedBytes({ format, width, height, channels, depth, isProgressive, ...header }: PictureHeader) {
  const sample = bytesPerSample[depth] ?? 4
  const perPixel = () => {
    if (format === 'jpeg') {
      if (!isProgressive) return 0
      return channels === 3 && header.chromaSubsampling === '4:2:0' ? 3 : channels * 2
    }
    if (format === 'png') return isProgressive ? channels * sample : 0
    if (format === 'gif') return 5
    if (format === 'webp') return (header.pages ?? 1) > 1 ? 8 : 1.5
    // Its decoder allocates three times that, in its own memory; phones' usual 24 megapixels fit.
    if (format === 'heic') return 3.1
    if (format === 'tiff') return channels * sample
    return 9.5
  }
  return width * height * perPixel()
}
