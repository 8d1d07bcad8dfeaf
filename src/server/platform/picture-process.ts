import process from 'node:process'
import * as work from './picture-work.ts'
import type { PictureAnswer, PictureCall } from './pictures.ts'

const { readPicture, readOriginal, measurePicture, framePicture, encodeAvif } = work
const tasks = { readPicture, readOriginal, measurePicture, framePicture, encodeAvif }

/** Between processes a Buffer arrives as plain bytes. */
const withBuffer = ([bytes, ...more]: readonly unknown[]) => [Buffer.from(bytes as Uint8Array), ...more]

process.on('message', ({ n, task, input }: PictureCall) => {
  const run = tasks[task] as (...input: unknown[]) => Promise<unknown>
  run(...withBuffer(input)).then(
    (result) => process.send?.({ n, result } satisfies PictureAnswer),
    (error: Error) => process.send?.({ n, error: error.stack ?? error.message } satisfies PictureAnswer),
  )
})

// Ctrl-C reaches every process of a terminal: whoever asked may still finish, and we end with it.
process.on('SIGINT', () => undefined)
