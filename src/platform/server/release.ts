import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'

/** As in package.json: `1.2.3`. */
export async function readRelease(): Promise<string> {
  const file = path.join(import.meta.dirname, '../../../package.json')
  return z.parse(z.object({ version: z.string() }), JSON.parse(await readFile(file, 'utf8'))).version
}
