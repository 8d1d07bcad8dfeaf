import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config.ts'
import { atDepth } from '#test/harness/depth.ts'
import { aMember } from '#test/harness/market/people.ts'
import { blankPng } from '#test/harness/doubles/picture-bytes.ts'
import { platformOn } from '#test/harness/processes/platform-on.ts'
import {
  callsTo,
  databaseUrl,
  startServerProcess,
  type ServerProcess,
} from '#test/harness/processes/server-process.ts'
import type { Person } from '#test/harness/test-app.ts'
import { createTestDatabase } from '#test/harness/test-database.ts'

const port = 3174
const address = `http://127.0.0.1:${port}`
const maxBytes = 400 * 1024 * 1024

let server: ServerProcess
let owner: Person
let tidy: () => Promise<void>

// Only Linux reports the peak memory of a process.
const isLinux = process.platform === 'linux'

beforeAll(async () => {
  if (!isLinux) return
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hoko-memory-'))
  const { connection, drop } = await createTestDatabase()
  const platform = platformOn(connection, readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }))
  server = startServerProcess({
    DATABASE_URL: databaseUrl(connection),
    DATA_DIR: dataDir,
    PORT: String(port),
  })
  tidy = async () => {
    server.child.kill('SIGKILL')
    await server.ended
    await platform.pool.end()
    await drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  await server.ready
  owner = await aMember({ platform, as: callsTo(address) })
})
afterAll(() => tidy?.())

async function upload(pictures: Buffer[]): Promise<number> {
  const form = new FormData()
  pictures.forEach((bytes, n) => form.append('files', new Blob([new Uint8Array(bytes)]), `${n}.jpg`))
  const headers = { authorization: `Bearer ${owner.token}` }
  const answer = await fetch(`${address}/api/upload-image`, { method: 'POST', headers, body: form })
  await answer.arrayBuffer()
  return answer.status
}

/** A busy server refuses it, and the client sends it again. */
async function uploadOnceTaken(pictures: Buffer[]): Promise<number> {
  for (;;) {
    const status = await upload(pictures)
    if (status !== 503) return status
    await pause(2_000)
  }
}

async function peakBytes(): Promise<number[]> {
  const serverId = server.child.pid
  const children = await readFile(`/proc/${serverId}/task/${serverId}/children`, 'utf8')
  const ids = [String(serverId), ...children.trim().split(' ')]
  return await Promise.all(ids.map(peakOf))
}

async function peakOf(id: string): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)![1]) * 1024
}

const plain = (width: number, height: number, isDeep = false) => {
  const made = sharp({
    create: { width, height, channels: isDeep ? 4 : 3, background: { r: 60, g: 110, b: 165, alpha: 0.5 } },
    limitInputPixels: false,
  })
  return isDeep ? made.toColourspace('rgb16') : made
}

const worst: [string, () => Promise<Buffer>][] = [
  [
    '80 million pixels, held sideways',
    () => plain(10_000, 8_000).withMetadata({ orientation: 6 }).jpeg({ quality: 40 }).toBuffer(),
  ],
  [
    '26 million pixels that get sharper',
    () => plain(5800, 4500).jpeg({ progressive: true, quality: 40 }).toBuffer(),
  ],
  [
    '40 million deep pixels, held sideways',
    () => plain(7000, 5700, true).withMetadata({ orientation: 6 }).png({ compressionLevel: 1 }).toBuffer(),
  ],
  [
    '10 million deep pixels in layers',
    () => plain(3500, 2800, true).png({ progressive: true, compressionLevel: 1 }).toBuffer(),
  ],
  ['a GIF of 16 million pixels', () => plain(4600, 3470).gif({ effort: 1 }).toBuffer()],
  ['a TIFF of 26 million pixels', () => plain(5900, 4500).tiff({ compression: 'deflate' }).toBuffer()],
  ['an AVIF of 8 million pixels', () => plain(3300, 2500).avif({ effort: 0 }).toBuffer()],
  ['a WebP of 53 million pixels', () => plain(8000, 6600).webp({ effort: 0 }).toBuffer()],
]

test.runIf(isLinux)(
  'no process reaches 400 MB, whatever is uploaded, even in parallel',
  { timeout: 300_000 },
  async () => {
    expect(await upload([blankPng(30_000, 30_000)])).toBe(422)
    const pictures: Buffer[] = []
    for (const [what, make] of worst) {
      const bytes = await make()
      pictures.push(bytes)
      expect([what, await upload([bytes])]).toEqual([what, 201])
      expect(Math.max(...(await peakBytes())), what).toBeLessThan(maxBytes)
    }
    const phone = await plain(4032, 3024).jpeg({ quality: 90 }).toBuffer()
    const crowd = atDepth(pictures.slice(0, 3), pictures)
    const together = [Array.from({ length: 20 }, () => phone), ...crowd.map((bytes) => [bytes])]
    expect(new Set(await Promise.all(together.map(uploadOnceTaken)))).toEqual(new Set([201]))
    const peaks = await peakBytes()
    expect(peaks.length).toBeGreaterThan(1)
    expect(Math.max(...peaks)).toBeLessThan(maxBytes)
  },
)
