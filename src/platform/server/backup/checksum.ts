import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Transform } from 'node:stream'

/** Passes bytes on, and has their SHA-256 in the end. */
export class Checksum extends Transform {
  bytes = 0
  readonly #hash = createHash('sha256')

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    this.#hash.update(chunk)
    this.bytes += chunk.length
    this.push(chunk)
    done()
  }

  digest(): string {
    return this.#hash.digest('hex')
  }
}

/** A new file or name survives a power cut only once it and its folder are synced. */
export async function syncPath(target: string): Promise<void> {
  const file = await open(target, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
