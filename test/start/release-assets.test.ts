import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

type ReleaseAssets = Record<'restoreEarlierAssets' | 'setAsideAssets', (build: string) => void>

// The launcher is JavaScript without types.
const { restoreEarlierAssets, setAsideAssets }: ReleaseAssets = await import(
  new URL('../../bin/release-assets.js', import.meta.url).href
)

let folder: string
let build: string
let assets: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hoko-build-'))
  build = path.join(folder, 'build')
  assets = path.join(build, 'client', 'assets')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Empties the whole folder first, as the router's build does. */
async function write(...names: string[]) {
  await rm(build, { recursive: true, force: true })
  await mkdir(assets, { recursive: true })
  for (const name of names) await writeFile(path.join(assets, name), `built with ${names.join()}`)
}

async function release(...names: string[]) {
  setAsideAssets(build)
  await write(...names)
  restoreEarlierAssets(build)
}

const list = async () => (await readdir(assets)).toSorted()

test('a build keeps the files of the two releases before it, and no others', async () => {
  await release('a.js', 'a.js.br', 'shared.js')
  await release('b.js', 'shared.js')
  await release('c.js', 'shared.js')
  expect(await list()).toEqual(['a.js', 'a.js.br', 'b.js', 'c.js', 'shared.js'])
  await release('d.js', 'shared.js')
  expect(await list()).toEqual(['b.js', 'c.js', 'd.js', 'shared.js'])
  expect(await readFile(path.join(assets, 'shared.js'), 'utf8')).toBe('built with d.js,shared.js')
  expect(await readdir(folder)).toEqual(['build'])
})

test('a release that is built again pushes no earlier one out', async () => {
  await release('a.js')
  await release('b.js')
  for (let n = 0; n < 3; n += 1) await release('c.js')
  expect(await list()).toEqual(['a.js', 'b.js', 'c.js'])
})

test('files of a release from before there was a manifest are kept as well', async () => {
  await write('old.js')
  await release('new.js')
  expect(await list()).toEqual(['new.js', 'old.js'])
})

test('a build that was interrupted loses no earlier files', async () => {
  await release('a.js')
  setAsideAssets(build)
  await write('half.js')
  await release('b.js')
  expect(await list()).toEqual(['a.js', 'b.js'])
})
