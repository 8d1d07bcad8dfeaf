import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { CompletedPart } from '@aws-sdk/client-s3'
import type { S3 } from '../../files/storage/s3-client.ts'

interface UploadTarget {
  bucket: string
  key: string
  pieceBytes: number
  answerMs: number
  request: <T>(make: (s3: S3) => Promise<T>) => Promise<T>
}

/** In bytes a millisecond. */
const slowestUpload = 256

/** In pieces, so that each can be sent again and none needs more memory; there is no object before the last one. */
export async function uploadStream(source: Readable, target: UploadTarget): Promise<void> {
  const pieces = cutPieces(source, target.pieceBytes)
  const first = await pieces.next()
  const second = await pieces.next()
  const head: Buffer = first.done === true ? Buffer.alloc(0) : first.value
  if (second.done === true) return await putWhole(head, target)
  const { bucket, key, request } = target
  const object = { Bucket: bucket, Key: key }
  const { UploadId } = await request(
    async ({ client, sdk }) => await client.send(new sdk.CreateMultipartUploadCommand(object)),
  )
  try {
    const sent = [
      await putPiece(head, 1, UploadId, target),
      await putPiece(second.value, 2, UploadId, target),
    ]
    for await (const piece of pieces) sent.push(await putPiece(piece, sent.length + 1, UploadId, target))
    const whole = { ...object, UploadId, MultipartUpload: { Parts: sent } }
    await request(async ({ client, sdk }) => await client.send(new sdk.CompleteMultipartUploadCommand(whole)))
  } catch (error) {
    await request(
      async ({ client, sdk }) =>
        await client.send(new sdk.AbortMultipartUploadCommand({ ...object, UploadId })),
    ).catch(() => undefined)
    throw error
  }
}

async function* cutPieces(source: Readable, pieceBytes: number): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of source as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes < pieceBytes) continue
    const all = Buffer.concat(chunks, bytes)
    // Some servers want all pieces but the last to have the same size.
    let from = 0
    for (; bytes - from >= pieceBytes; from += pieceBytes) yield all.subarray(from, from + pieceBytes)
    chunks = [all.subarray(from)]
    bytes -= from
  }
  if (bytes > 0) yield Buffer.concat(chunks, bytes)
}

/** Servers refuse bytes that don't match it. */
const getMd5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('base64')

async function putWhole(bytes: Buffer, { bucket, key, answerMs, request }: UploadTarget) {
  const object = { Bucket: bucket, Key: key, Body: bytes, ContentMD5: getMd5(bytes) }
  const limit = { requestTimeout: answerMs + bytes.length / slowestUpload }
  await request(async ({ client, sdk }) => await client.send(new sdk.PutObjectCommand(object), limit))
}

async function putPiece(
  bytes: Buffer,
  PartNumber: number,
  UploadId: string | undefined,
  { bucket, key, answerMs, request }: UploadTarget,
): Promise<CompletedPart> {
  const piece = { Bucket: bucket, Key: key, UploadId, PartNumber, Body: bytes, ContentMD5: getMd5(bytes) }
  const limit = { requestTimeout: answerMs + bytes.length / slowestUpload }
  const { ETag } = await request(
    async ({ client, sdk }) => await client.send(new sdk.UploadPartCommand(piece), limit),
  )
  return { ETag, PartNumber }
}
