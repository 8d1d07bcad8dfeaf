import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '#platform/server/files/storage/s3-client.ts'

interface StoredObject {
  bytes: Buffer
  type: string
  sha256: string | undefined
}

type Uploads = Map<string, { key: string; pieces: Map<number, Buffer> }>

/** `stalled` sends half of a body and then nothing more; `silent` answers nothing at all. */
type Fault = 'none' | 'silent' | 'stalled' | 'cut' | { status: number; code: string }

const keyId = 'double-key'

/**
 * The part of S3's API that Hoko uses, with objects in memory: PUT, GET, HEAD and DELETE of an
 * object, ListObjectsV2 in pages of three, and uploads in pieces. It refuses what Amazon or Ceph would: bytes that
 * don't match `Content-MD5`, an unsigned request, and a body in signed chunks.
 */
export async function anS3(bucket = 'hoko') {
  const objects = new Map<string, StoredObject>()
  const requests: string[] = []
  const uploads: Uploads = new Map()
  let faults: Fault[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://s3')
    const key = decodeURIComponent(url.pathname.slice(bucket.length + 2))
    requests.push(`${request.method ?? ''} ${key}`)
    const fault = faults.length > 1 ? faults.shift() : faults[0]
    if (fault === 'silent') return
    if (fault === 'cut') return void request.socket.destroy()
    if (typeof fault === 'object') return sendError(response, fault.status, fault.code)
    if (!url.pathname.startsWith(`/${bucket}`)) return sendError(response, 404, 'NoSuchBucket')
    if (!request.headers.authorization?.includes(`Credential=${keyId}/`))
      return sendError(response, 403, 'AccessDenied')
    void answer(request, response, { objects, uploads, key, url, isStalled: fault === 'stalled' })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const settings: S3Settings = {
    bucket,
    region: null,
    endpoint: `http://127.0.0.1:${port}`,
    keys: { id: keyId, secret: 'double-secret' },
  }
  return {
    settings,
    objects,
    /** Unfinished ones by their id. */
    uploads,
    requests,
    /** One for each of the next requests; the last one stays until others are set. */
    setFaults: (...next: Fault[]) => void (faults = next),
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

interface ObjectRequest {
  objects: Map<string, StoredObject>
  uploads: Uploads
  key: string
  url: URL
  isStalled: boolean
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  asked: ObjectRequest,
): Promise<void> {
  const { objects, key, url, isStalled } = asked
  const found = objects.get(key)
  if (url.searchParams.has('uploads') || url.searchParams.has('uploadId'))
    return await answerUpload(request, response, asked)
  if (request.method === 'PUT') return await storeObject(request, response, asked)
  if (request.method === 'DELETE') {
    objects.delete(key)
    return void response.writeHead(204).end()
  }
  if (key === '') return url.search ? sendList(response, asked) : void response.writeHead(200).end()
  if (!found) return sendError(response, 404, 'NoSuchKey', request.method === 'HEAD')
  response.writeHead(200, {
    'content-type': found.type,
    'content-length': found.bytes.length,
    ...(found.sha256 && { 'x-amz-meta-sha256': found.sha256 }),
  })
  if (request.method === 'HEAD') return void response.end()
  if (isStalled) return void response.write(found.bytes.subarray(0, found.bytes.length / 2))
  response.end(found.bytes)
}

/** @returns null for a body that Amazon or Ceph would refuse */
async function readBody({ headers }: IncomingMessage, bytes: Buffer, response: ServerResponse) {
  if (headers['x-amz-content-sha256']?.toString().startsWith('STREAMING-'))
    return sendError(response, 400, 'InvalidRequest')
  if (headers['content-md5'] !== createHash('md5').update(bytes).digest('base64'))
    return sendError(response, 400, 'BadDigest')
  return bytes
}

async function storeObject(
  request: IncomingMessage,
  response: ServerResponse,
  { objects, key }: ObjectRequest,
) {
  const { headers } = request
  const bytes = await readBody(request, await buffer(request), response)
  if (!bytes) return
  objects.set(key, {
    bytes,
    type: headers['content-type'] ?? '',
    sha256: headers['x-amz-meta-sha256']?.toString(),
  })
  response.writeHead(200).end()
}

async function answerUpload(
  request: IncomingMessage,
  response: ServerResponse,
  { objects, uploads, key, url }: ObjectRequest,
) {
  const id = url.searchParams.get('uploadId')
  if (id === null && request.method === 'POST') {
    const made = crypto.randomUUID()
    uploads.set(made, { key, pieces: new Map() })
    return sendXml(
      response,
      `<InitiateMultipartUploadResult><UploadId>${made}</UploadId></InitiateMultipartUploadResult>`,
    )
  }
  if (id === null) {
    const rows = [...uploads].map(
      ([each, upload]) => `<Upload><Key>${upload.key}</Key><UploadId>${each}</UploadId></Upload>`,
    )
    return sendXml(response, `<ListMultipartUploadsResult>${rows.join('')}</ListMultipartUploadsResult>`)
  }
  const upload = uploads.get(id)
  if (!upload) return sendError(response, 404, 'NoSuchUpload')
  if (request.method === 'DELETE') {
    uploads.delete(id)
    return void response.writeHead(204).end()
  }
  const body = await buffer(request)
  if (request.method === 'PUT') {
    const bytes = await readBody(request, body, response)
    if (!bytes) return
    const number = Number(url.searchParams.get('partNumber'))
    upload.pieces.set(number, bytes)
    return void response.writeHead(200, { etag: `"piece-${number}"` }).end()
  }
  const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, n]) => Number(n))
  const pieces = numbers.map((n) => upload.pieces.get(n) ?? Buffer.alloc(0))
  objects.set(key, { bytes: Buffer.concat(pieces), type: '', sha256: undefined })
  uploads.delete(id)
  sendXml(response, `<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`)
}

const pageSize = 3

/** Pages go on after the last key, so that objects may be deleted meanwhile. */
function sendList(response: ServerResponse, { objects, url }: ObjectRequest) {
  const after = url.searchParams.get('continuation-token') ?? ''
  const prefix = url.searchParams.get('prefix') ?? ''
  const delimiter = url.searchParams.get('delimiter')
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix))
  const names = new Set(keys.map((key) => cutName(key, prefix, delimiter)))
  const rest = [...names].filter((name) => name > after).toSorted((a, b) => (a < b ? -1 : 1))
  const page = rest.slice(0, pageSize)
  const rows = page.map((name) => {
    const found = objects.get(name)
    return found
      ? `<Contents><Key>${name}</Key><Size>${found.bytes.length}</Size></Contents>`
      : `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`
  })
  const hasMore = rest.length > rows.length
  const token = hasMore ? `<NextContinuationToken>${page.at(-1)!}</NextContinuationToken>` : ''
  sendXml(
    response,
    `<ListBucketResult><IsTruncated>${String(hasMore)}</IsTruncated>${rows.join('')}${token}</ListBucketResult>`,
  )
}

/** A delimiter makes one row of all keys that begin alike. */
function cutName(key: string, prefix: string, delimiter: string | null): string {
  const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1
  return end === -1 ? key : key.slice(0, end + 1)
}

function sendXml(response: ServerResponse, body: string) {
  response.writeHead(200, { 'content-type': 'application/xml' })
  response.end(body)
}

function sendError(response: ServerResponse, status: number, code: string, isHead = false) {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(isHead ? undefined : `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}
