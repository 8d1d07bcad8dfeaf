import sharp from 'sharp'

/** A phone photo: 12 megapixels, portrait, with GPS metadata. */
export function aPhonePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 4032, height: 3024, channels: 3, background: { r: 90, g: 140, b: 120 } } })
    .withExif({ IFD0: { Model: 'Phone' }, IFD3: { GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 70 })
    .toBuffer()
}
