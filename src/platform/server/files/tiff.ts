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
const undefined_bytes = 7

/** Wraps pixels as a file, so that image libraries convert their colours as well. */
export function wrapInTiff({ width, height, rows, stride, profile }: RgbRows): Buffer {
  const row_bytes = width * 3
  const pixels_at = 8
  const profile_at = pixels_at + row_bytes * height
  const bits_at = profile_at + profile.length
  const directory_at = bits_at + 6 + (bits_at % 2)
  const tags: [tag: number, type: number, count: number, value: number][] = [
    [256, long, 1, width],
    [257, long, 1, height],
    [258, short, 3, bits_at],
    [259, short, 1, 1],
    [262, short, 1, 2],
    [273, long, 1, pixels_at],
    [277, short, 1, 3],
    [278, long, 1, height],
    [279, long, 1, row_bytes * height],
  ]
  if (profile.length > 0) tags.push([34675, undefined_bytes, profile.length, profile_at])
  const tiff = Buffer.alloc(directory_at + 2 + tags.length * 12 + 4)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(directory_at, 4)
  for (let y = 0; y < height; y += 1)
    tiff.set(rows.subarray(y * stride, y * stride + row_bytes), pixels_at + y * row_bytes)
  tiff.set(profile, profile_at)
  for (const n of [0, 1, 2]) tiff.writeUInt16LE(8, bits_at + n * 2)
  tiff.writeUInt16LE(tags.length, directory_at)
  for (const [n, [tag, type, count, value]] of tags.entries()) {
    const at = directory_at + 2 + n * 12
    tiff.writeUInt16LE(tag, at)
    tiff.writeUInt16LE(type, at + 2)
    tiff.writeUInt32LE(count, at + 4)
    tiff.writeUInt32LE(value, at + 8)
  }
  return tiff
}
