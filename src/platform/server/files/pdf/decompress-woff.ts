import { inflateSync } from 'node:zlib'

const woffHeadBytes = 44
const woffEntryBytes = 20
const headBytes = 12
const entryBytes = 16

/**
 * Returns the uncompressed font: reading a compressed one would decompress a whole table for each
 * letter.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(headBytes + count * entryBytes)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  const parts: Buffer[] = [directory]
  let offset = directory.length
  for (let index = 0; index < count; index += 1) {
    const entry = woffHeadBytes + index * woffEntryBytes
    const readWord = (at: number) => woff.readUInt32BE(entry + at)
    const [start, packedBytes, bytes, checksum] = [readWord(4), readWord(8), readWord(12), readWord(16)]
    const compressed = woff.subarray(start, start + packedBytes)
    const table = packedBytes === bytes ? compressed : inflateSync(compressed)
    const at = headBytes + index * entryBytes
    woff.copy(directory, at, entry, entry + 4)
    for (const [place, value] of [checksum, offset, bytes].entries())
      directory.writeUInt32BE(value, at + 4 + place * 4)
    const padding = Buffer.alloc(-table.length & 3)
    parts.push(table, padding)
    offset += table.length + padding.length
  }
  return Buffer.concat(parts)
}
