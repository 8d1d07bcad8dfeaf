import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import * as z from 'zod/mini'
import { assemblePage, type CompressedPage } from './compressed-page.ts'

const decompress = promisify(brotliDecompress)
const maxHtmlBytes = 20 * 2 ** 20

const printable = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\u0020-\u007E]*$/))

/** Only pages for everybody are shared, which are no redirects. */
const headShape = z.object({
  status: z.literal([200, 404]),
  location: z.null(),
  topics: z.array(printable(100)).check(z.maxLength(1_000)),
  policy: printable(10_000),
  digest: z.string().check(z.regex(/^[\w-]{27}$/)),
})

/** The length of the head (4 bytes), the head as JSON, the page in brotli. */
export function packPage({ head, br }: Pick<CompressedPage, 'head' | 'br'>): Buffer {
  const json = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(json.length)
  return Buffer.concat([length, json, br.bytes])
}

/** @throws if the bytes aren't of a packed page */
export async function unpackPage(bytes: Buffer): Promise<CompressedPage> {
  const start = 4 + bytes.readUInt32BE(0)
  if (start > bytes.length) throw new Error('A stored page has been cut off.')
  const head = headShape.parse(JSON.parse(bytes.toString('utf8', 4, start)))
  const compressed = bytes.subarray(start)
  return assemblePage(head, await decompress(compressed, { maxOutputLength: maxHtmlBytes }), compressed)
}
