import type { ListedFile, Storage } from '../storage.ts'

/**
 * Stores in the current place, and reads from the former one as long as a file wasn't moved.
 */
export function withFormerStorage(current: Storage, former: Storage): Storage {
  /** Looks again in the current place: the file may have been moved between the two. */
  const find = async <T>(look: (storage: Storage) => Promise<T | null>) =>
    (await look(current)) ?? (await look(former)) ?? (await look(current))
  return {
    ...current,
    get: async (key) => await find(async (storage) => await storage.get(key)),
    locate: async (key) => await find(async (storage) => await storage.locate(key)),
    getChecksum: async (key) => await find(async (storage) => await storage.getChecksum(key)),

    async delete(key) {
      // `moveFiles` removes its copy if the former one is gone, so that one goes first.
      await former.delete(key)
      await current.delete(key)
    },

    async *list(): AsyncGenerator<ListedFile> {
      yield* current.list()
      for await (const file of former.list()) if ((await current.getChecksum(file.key)) === null) yield file
    },
  }
}
