import { del, delMany, entries, get, set } from 'idb-keyval'
import * as t from '#domains/selling/texts.ts'

interface StoredFile {
  file: File
  storedAt: number
}

const getKey = (key: string) => t.photo_key({ key })
const dayMs = 24 * 3_600_000

/** If storage is blocked or full, the photo exists only in the page. */
const quietly = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work()
  } catch {
    return undefined
  }
}

export async function storeFile(key: string, file: File): Promise<void> {
  await quietly(() => set(getKey(key), { file, storedAt: Date.now() } satisfies StoredFile))
}

export async function forgetFile(key: string): Promise<void> {
  await quietly(() => del(getKey(key)))
}

export async function readStoredFile(key: string): Promise<File | null> {
  const stored = await quietly(() => get<StoredFile>(getKey(key)))
  return stored?.file instanceof File ? stored.file : null
}

export async function forgetOldFiles(): Promise<void> {
  await quietly(async () => {
    const old = (await entries<string, StoredFile>()).filter(
      ([key, stored]) => key.startsWith('photo ') && stored.storedAt < Date.now() - dayMs,
    )
    if (old.length > 0) await delMany(old.map(([key]) => key))
  })
}
