import { transact } from '#platform/server/database/db.ts'
import { enqueue, task } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'

const postMs = 10_000

/** Posts `{ "addresses": [...] }`. Anything but 2xx is tried again. */
export const purgeMediaTask = task<{ addresses: string[] }>({
  name: 'purge_media',
  run: async ({ addresses }, { config: { files } }) => {
    if (!files.purge) return
    const { url, secret } = files.purge
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(secret && { authorization: `Bearer ${secret}` }) },
      body: JSON.stringify({ addresses }),
      redirect: 'error',
      signal: AbortSignal.timeout(postMs),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`MEDIA_PURGE_URL answered ${answer.status}`)
  },
})

const pictureKey = /^media\/[0-9a-f]{2}\/([^/]+)$/

/** Asks the CDN to forget public pictures, whose addresses it may hold for a year. */
export async function purgeMedia(
  { config: { http, files }, db }: Pick<Platform, 'config' | 'db'>,
  keys: string[],
): Promise<void> {
  if (!files.purge) return
  const names = keys.flatMap((key) => pictureKey.exec(key)?.[1] ?? [])
  if (names.length === 0) return
  const addresses = names.map((name) => `${files.mediaUrl ?? http.publicUrl}/media/${name}`)
  await transact(db, (tx) => enqueue(tx, purgeMediaTask, { addresses }))
}
