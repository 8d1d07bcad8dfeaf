import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { unzip } from '#test/harness/doubles/unzip.ts'
import { jsonList, packZip, type ZipEntry } from './zip.ts'

const content = (words: string) => Readable.from([Buffer.from(words)], { objectMode: false })

async function* listOf(...entries: ZipEntry[]) {
  yield* entries
}

test('an archive has every entry, compressed or stored', async () => {
  const words = 'Kia ora, Ōtaki. '.repeat(5_000)
  const archive = await buffer(
    packZip(
      listOf(
        { path: 'words.txt', content: content(words) },
        { path: 'pictures/7.webp', content: content(words), isCompressed: true },
        { path: 'empty.txt', content: content('') },
      ),
    ),
  )
  const files = unzip(archive)
  expect([...files.keys()]).toEqual(['words.txt', 'pictures/7.webp', 'empty.txt'])
  expect(files.get('words.txt')!.toString()).toBe(words)
  expect(files.get('pictures/7.webp')!.toString()).toBe(words)
  expect(files.get('empty.txt')).toHaveLength(0)
  expect(archive.length).toBeLessThan(1.1 * Buffer.byteLength(words))
})

test('an archive without entries is valid', async () => {
  expect(unzip(await buffer(packZip(listOf()))).size).toBe(0)
})

test('an unreadable entry aborts the archive', async () => {
  const broken = new Readable({ read: (): void => void broken.destroy(new Error('The disk is gone.')) })
  const zip = packZip(listOf({ path: 'a', content: content('a') }, { path: 'b', content: broken }))
  await expect(buffer(zip)).rejects.toThrow('The disk is gone.')
})

test('entries that can’t be listed abort the archive', async () => {
  async function* entries() {
    yield { path: 'a', content: content('a') }
    throw new Error('The list is gone.')
  }
  await expect(buffer(packZip(entries()))).rejects.toThrow('The list is gone.')
})

test('a reader that stops closes the open entry, and nothing more is listed', async () => {
  const endless = new Readable({ read: (): void => void endless.push(Buffer.alloc(65_536)) })
  const closed = new Promise((resolve) => endless.once('close', resolve))
  const { promise: listed, resolve } = Promise.withResolvers<string>()
  async function* entries() {
    try {
      yield { path: 'endless', content: endless, isCompressed: true }
      resolve('went on')
    } finally {
      resolve('stopped')
    }
  }
  const zip = packZip(entries())
  zip.once('data', () => zip.destroy())
  await closed
  expect(await listed).toBe('stopped')
})

test.each([
  ['no rows', []],
  ['one page', [[1, 2]]],
  ['several pages', [[1, 2], [3, 4], [5]]],
])('a JSON list of %s', async (_case, pages: number[][]) => {
  const after: (number | undefined)[] = []
  const list = jsonList<number>(async (last) => {
    after.push(last)
    return pages[after.length - 1] ?? []
  })
  expect(JSON.parse(await text(list))).toEqual(pages.flat())
  expect(after).toEqual([undefined, ...pages.map((page) => page.at(-1))])
})
