import { maxImageBytes } from '#domains/media/common/media.ts'
import type { OperationWithShapes } from '#platform/common/operation.ts'
import { blankPng } from '#test/harness/doubles/picture-bytes.ts'
import { fitting, schemaOf, worstText } from './worst-texts.ts'

const megabyte = 1024 * 1024
const tail = '\ntrailer\n<< /Size 1 >>\nstartxref\n0\n%%EOF\n'

const pdfOf = (bytes: number, piece: string) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, piece), Buffer.from(tail)])

const jpegOf = (bytes: number) =>
  Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb', 'hex'),
    Buffer.alloc(bytes, 0x55),
  ])

export const worstFiles: [what: string, make: () => Buffer][] = [
  ['streams that never end', () => pdfOf(4 * megabyte, '<< /Length 5 /Filter /FlateDecode >>\nstream\n')],
  ['hexadecimal names', () => pdfOf(4 * megabyte, '#4a')],
  ['a PDF as large as they come', () => pdfOf(63 * megabyte, ' ')],
  ...['a', '"', 'é', '\n'].map((piece): [string, () => Buffer] => [
    `text of ${JSON.stringify(piece)}`,
    () => Buffer.alloc(9 * megabyte, piece),
  ]),
  ['a JPEG of noise', () => jpegOf(maxImageBytes - 100)],
  ['a PNG of 900 million pixels', () => blankPng(30_000, 30_000)],
  ['nothing', () => Buffer.alloc(0)],
]

export function formOf(op: OperationWithShapes, bytes: Buffer): FormData {
  const form = new FormData()
  if (op.fileFields) {
    const fields = fitting(schemaOf(op.fileFields), (limit) => worstText('\u0327\u0301', limit))
    for (const [name, value] of Object.entries(fields as object)) form.append(name, String(value))
  }
  form.append(op.files!, new Blob([new Uint8Array(bytes)]), `${worstText('\u0327\u0301', 5_000)}.pdf`)
  return form
}
