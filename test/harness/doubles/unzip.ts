import { inflateRawSync } from 'node:zlib'

const directoryEnd = 0x06054b50
const stored = 0

export function unzip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const end = archive.length - 22
  if (archive.readUInt32LE(end) !== directoryEnd) throw new Error('The archive does not end as one does.')
  const count = archive.readUInt16LE(end + 10)
  let at = archive.readUInt32LE(end + 16)
  for (let n = 0; n < count; n += 1) {
    const [method, packedBytes] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)]
    const [nameBytes, extraBytes] = [archive.readUInt16LE(at + 28), archive.readUInt16LE(at + 30)]
    const name = archive.toString('utf8', at + 46, at + 46 + nameBytes)
    const local = archive.readUInt32LE(at + 42)
    const begins = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const compressed = archive.subarray(begins, begins + packedBytes)
    files.set(name, method === stored ? compressed : inflateRawSync(compressed))
    at += 46 + nameBytes + extraBytes + archive.readUInt16LE(at + 32)
  }
  return files
}
