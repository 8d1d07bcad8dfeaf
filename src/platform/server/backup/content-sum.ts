import { hash } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'

const newline = 0x0a
const words = 4

/**
 * Passes rows of COPY's text format on. Adds up their hashes, so that the sum is the same for the same rows in any
 * order: a table that is loaded again may store them in another one.
 */
export class ContentSum extends Transform {
  rows = 0
  readonly #sum = new Uint32Array(words)
  #rest: Buffer = Buffer.alloc(0)

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    this.#read(chunk)
    done(null, chunk)
  }

  #read(chunk: Buffer) {
    let from = 0
    // A newline inside a value is written as \n, so this byte always ends a row.
    for (let to = chunk.indexOf(newline); to !== -1; to = chunk.indexOf(newline, from)) {
      const row = chunk.subarray(from, to)
      this.#add(this.#rest.length > 0 ? Buffer.concat([this.#rest, row]) : row)
      this.#rest = Buffer.alloc(0)
      from = to + 1
    }
    if (from < chunk.length) this.#rest = Buffer.concat([this.#rest, chunk.subarray(from)])
  }

  #add(row: Buffer) {
    const digest = hash('sha256', row, 'buffer')
    for (let word = 0; word < words; word += 1)
      this.#sum[word] = (this.#sum[word] ?? 0) + digest.readUInt32LE(word * 4)
    this.rows += 1
  }

  get sum(): string {
    return Buffer.from(this.#sum.buffer).toString('hex')
  }
}
