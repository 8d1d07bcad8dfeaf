export interface RgbRows {
  width: number
  height: number
  rows: Uint8Array
  /** Bytes from one row to the next. */
  stride: number
  /** An ICC profile; may be empty. */
  profile: Uint8Array
}

const short = 3
const long = 4
const undefinedBytes = 7

/** Wraps pixels as a file, so that image libraries convert their colours as well. */
export function wrapInTiff({ width, height, rows, stride, profile }: RgbRows): Buffer {
  const rowBytes = width * 3
  const pixelsAt = 8
  const profileAt = pixelsAt + rowBytes * height
  const bitsAt = profileAt + profile.length
  const directoryAt = bitsAt + 6 + (bitsAt % 2)
  const tags: [tag: number, type: number, count: number, value: number][] = [
    [256, long, 1, width],
    [257, long, 1, height],
    [258, short, 3, bitsAt],
    [259, short, 1, 1],
    [262, short, 1, 2],
    [273, long, 1, pixelsAt],
    [277, short, 1, 3],
    [278, long, 1, height],
    [279, long, 1, rowBytes * height],
  ]
  if (profile.length > 0) tags.push([34675, undefinedBytes, profile.length, profileAt])
  const tiff = Buffer.alloc(directoryAt + 2 + tags.length * 12 + 4)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(directoryAt, 4)
  for (let y = 0; y < height; y += 1)
    tiff.set(rows.subarray(y * stride, y * stride + rowBytes), pixelsAt + y * rowBytes)
  tiff.set(profile, profileAt)
  for (const n of [0, 1, 2]) tiff.writeUInt16LE(8, bitsAt + n * 2)
  tiff.writeUInt16LE(tags.length, directoryAt)
  for (const [n, [tag, type, count, value]] of tags.entries()) {
    const at = directoryAt + 2 + n * 12
    tiff.writeUInt16LE(tag, at)
    tiff.writeUInt16LE(type, at + 2)
    tiff.writeUInt32LE(count, at + 4)
    tiff.writeUInt32LE(value, at + 8)
  }
  return tiff
}
