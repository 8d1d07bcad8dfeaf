const startOfScan = 0xda

/** Removes bytes between the segments of a JPEG's head, which decoders skip with a warning. */
export function leaveOutStrayBytes(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 2)]
  for (let at = 2; at < bytes.length;) {
    const begin = findMarker(bytes, at)
    const end = begin + 2 + (begin + 4 <= bytes.length ? bytes.readUInt16BE(begin + 2) : 0)
    if (bytes[begin + 1] === startOfScan || end >= bytes.length) {
      parts.push(bytes.subarray(begin))
      break
    }
    parts.push(bytes.subarray(begin, end))
    at = end
  }
  return Buffer.concat(parts)
}

/** A marker's name is neither 0 nor the fill byte 0xff. */
function findMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const name = bytes[at + 1]
    if (name !== 0 && name !== 0xff) return at
  }
  return bytes.length
}
