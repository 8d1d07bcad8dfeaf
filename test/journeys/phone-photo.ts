import sharp from 'sharp'

/** A picture straight from a phone: 12 megapixels, held upright, saying where it was taken. */
export function aPhonePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 4032, height: 3024, channels: 3, background: { r: 90, g: 140, b: 120 } } })
    .withExif({ IFD0: { Model: 'Phone' }, IFD3: { GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 70 })
    .toBuffer()
}
