import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'

const magic = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

export interface PngShape {
  width: number
  height: number
  /** Bits per channel; with 1 even a huge picture is a small file. */
  bits?: 1 | 8 | 16
  is_colour?: boolean
  is_interlaced?: boolean
}

export function pngOf({ width, height, bits = 1, is_colour, is_interlaced }: PngShape, rows: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, is_colour ? 6 : 0, 0, 0, is_interlaced ? 1 : 0], 8)
  return Buffer.concat([
    magic,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export const blankPng = (width: number, height: number) =>
  pngOf({ width, height }, Buffer.alloc(height * (1 + Math.ceil(width / 8))))

export function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}

export function withPngChunk(png: Buffer, name: string, data: Buffer): Buffer {
  const headerEnd = magic.length + 25
  return Buffer.concat([png.subarray(0, headerEnd), pngChunk(name, data), png.subarray(headerEnd)])
}

export function withJpegSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

export function claimJpegSize(jpeg: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(jpeg)
  for (let at = 2; at < claimed.length; at += 2 + claimed.readUInt16BE(at + 2)) {
    if ((claimed[at + 1]! & 0xfc) !== 0xc0) continue
    claimed.writeUInt16BE(height, at + 5)
    claimed.writeUInt16BE(width, at + 7)
    return claimed
  }
  throw new Error('This JPEG has no frame')
}

export function claimGifSize(gif: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(gif)
  claimed.writeUInt16LE(width, 6)
  claimed.writeUInt16LE(height, 8)
  return claimed
}

export function claimGifFrame(gif: Buffer, width: number, height: number): Buffer {
  const claimed = claimGifSize(gif, width, height)
  const colours = claimed[10]! & 0x80 ? 3 * 2 ** ((claimed[10]! & 7) + 1) : 0
  let at = 13 + colours
  while (claimed[at] === 0x21) {
    at += 2
    while (claimed[at] !== 0) at += 1 + claimed[at]!
    at += 1
  }
  claimed.writeUInt16LE(width, at + 5)
  claimed.writeUInt16LE(height, at + 7)
  return claimed
}

/** An uncompressed grey TIFF of one strip whose directories form a cycle. */
export function circularTiff(width: number, height: number): Buffer {
  const entries: [tag: number, type: 3 | 4, value: number][] = [
    [256, 4, width],
    [257, 4, height],
    [258, 3, 8],
    [259, 3, 1],
    [262, 3, 1],
    [273, 4, 8],
    [277, 3, 1],
    [278, 4, height],
    [279, 4, 64],
  ]
  const directory = Buffer.alloc(2 + entries.length * 12 + 4)
  directory.writeUInt16LE(entries.length, 0)
  entries.forEach(([tag, type, value], index) => {
    const at = 2 + index * 12
    directory.writeUInt16LE(tag, at)
    directory.writeUInt16LE(type, at + 2)
    directory.writeUInt32LE(1, at + 4)
    if (type === 3) directory.writeUInt16LE(value, at + 8)
    else directory.writeUInt32LE(value, at + 8)
  })
  directory.writeUInt32LE(72, directory.length - 4)
  const head = Buffer.from([0x49, 0x49, 0x2a, 0, 72, 0, 0, 0])
  return Buffer.concat([head, Buffer.alloc(64, 0x80), directory])
}

/**
 * 96 by 48 pixels, coded sideways, with GPS, a P3 profile and an EXIF orientation beside the
 * rotation that counts.
 */
export const quarterTurnedHeic = () => readFile(path.join(import.meta.dirname, 'quarter-turn.heic'))

/** Changes the size in the boxes and leaves the coded data. */
export function claimHeicSize(heic: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(heic)
  for (let at = claimed.indexOf('ispe'); at >= 0; at = claimed.indexOf('ispe', at + 4)) {
    claimed.writeUInt32BE(width, at + 8)
    claimed.writeUInt32BE(height, at + 12)
  }
  return claimed
}
