import { readFile } from 'node:fs/promises'
import * as work from './picture-work.ts'
import { serveWork } from './serve-work.ts'

type Source = Uint8Array | { path: string }

/** Between processes a Buffer arrives as plain bytes. A fresh upload is read from disk. */
const getBytes = async (source: Source): Promise<Buffer> =>
  source instanceof Uint8Array ? Buffer.from(source) : await readFile(source.path)

type Framing = work.Framing

serveWork({
  readPicture: async (source: Source) => work.readPicture(await getBytes(source)),
  readOriginal: async (source: Source) => work.readOriginal(await getBytes(source)),
  drawOriginal: async (source: Source, into: work.PicturePaths) =>
    work.drawOriginal(await getBytes(source), into),
  measurePicture: async (source: Source) => work.measurePicture(await getBytes(source)),
  framePicture: async (source: Source, framing: Framing) =>
    work.framePicture(await getBytes(source), framing),
  encodeAvif: async (source: Source, framing: Framing | null, sizes: readonly number[]) =>
    work.encodeAvif(await getBytes(source), framing, sizes),
})
