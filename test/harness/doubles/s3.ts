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

/** `stalled` sends half of a body and then nothing more; `silent` answers nothing at all. */
type Fault = 'none' | 'silent' | 'stalled' | 'cut' | { status: number; code: string }

const keyId = 'double-key'

/**
 * The part of S3's API that Hoko uses, with objects in memory: PUT, GET, HEAD and DELETE of an
 * object, and ListObjectsV2 in pages of three. It refuses what Amazon or Ceph would: bytes that
 * don't match `Content-MD5`, an unsigned request, and a body in signed chunks.
 */
export async function anS3(bucket = 'hoko') {
  const objects = new Map<string, StoredObject>()
  const requests: string[] = []
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
    void answer(request, response, { objects, key, url, isStalled: fault === 'stalled' })
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

async function storeObject(
  request: IncomingMessage,
  response: ServerResponse,
  { objects, key }: ObjectRequest,
) {
  const { headers } = request
  const bytes = await buffer(request)
  if (headers['x-amz-content-sha256']?.toString().startsWith('STREAMING-'))
    return sendError(response, 400, 'InvalidRequest')
  if (headers['content-md5'] !== createHash('md5').update(bytes).digest('base64'))
    return sendError(response, 400, 'BadDigest')
  objects.set(key, {
    bytes,
    type: headers['content-type'] ?? '',
    sha256: headers['x-amz-meta-sha256']?.toString(),
  })
  response.writeHead(200).end()
}

const pageSize = 3

/** Pages go on after the last key, so that objects may be deleted meanwhile. */
function sendList(response: ServerResponse, { objects, url }: ObjectRequest) {
  const after = url.searchParams.get('continuation-token') ?? ''
  const rest = [...objects].filter(([key]) => key > after).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const rows = rest.slice(0, pageSize)
  const contents = rows.map(
    ([key, { bytes }]) => `<Contents><Key>${key}</Key><Size>${bytes.length}</Size></Contents>`,
  )
  const hasMore = rest.length > rows.length
  const token = hasMore ? `<NextContinuationToken>${rows.at(-1)![0]}</NextContinuationToken>` : ''
  response.writeHead(200, { 'content-type': 'application/xml' })
  response.end(
    `<ListBucketResult><IsTruncated>${String(hasMore)}</IsTruncated>${contents.join('')}${token}</ListBucketResult>`,
  )
}

function sendError(response: ServerResponse, status: number, code: string, isHead = false) {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(isHead ? undefined : `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}
