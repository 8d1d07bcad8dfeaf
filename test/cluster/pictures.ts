import sharp from 'sharp'
import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from '#test/harness/test-app.ts'

export interface Uploads {
  readCounts: () => { uploaded: number; refused: number; failures: Record<string, number> }
  /** @returns the addresses of uploaded pictures that can’t be read at one of the ports */
  findLost: (ports: number[]) => Promise<string[]>
  stop: () => Promise<void>
}

const apartMs = 3_000
const patienceMs = 40_000

/** A member uploads pictures all along; those that were acknowledged must be there for good. */
export function startUploads(proxyPort: number, member: Person): Uploads {
  const urls: string[] = []
  let refused = 0
  let failures: Record<string, number> = {}
  const end = new AbortController()

  const fail = (reason: string) => void (failures[reason] = (failures[reason] ?? 0) + 1)
  async function upload(picture: Buffer) {
    const answer = await sendPicture(proxyPort, { person: member, picture })
    // A POST isn’t repeated by the proxy: a node or a store that was away shows as one of these.
    if ([502, 503, 504, 507].includes(answer.status)) refused += 1
    else if (answer.status !== 201) fail(`${answer.status} ${await answer.text()}`)
    else {
      const { images } = (await answer.json()) as { images: { thumb_url: string }[] }
      urls.push(new URL(images[0]!.thumb_url, answer.url).pathname)
    }
  }
  const uploading = (async () => {
    const picture = await aPicture()
    while (!end.signal.aborted) {
      await upload(picture).catch(() => void (refused += 1))
      await pause(apartMs)
    }
  })()

  return {
    readCounts() {
      const counts = { uploaded: urls.length, refused, failures }
      failures = {}
      return counts
    },
    async findLost(ports) {
      const lost: string[] = []
      for (const url of urls)
        for (const port of ports) {
          const { status } = await fetch(`http://127.0.0.1:${port}${url}`)
          if (status !== 200) lost.push(`${status} ${port} ${url}`)
        }
      return lost
    },
    async stop() {
      end.abort()
      await uploading
    },
  }
}

export const aPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r: 90, g: 140, b: 120 } } })
    .jpeg()
    .toBuffer()

export function sendPicture(port: number, { person, picture }: { person: Person; picture: Buffer }) {
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'picture.jpg')
  return fetch(`http://127.0.0.1:${port}/api/upload-image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
    signal: AbortSignal.timeout(patienceMs),
  })
}
