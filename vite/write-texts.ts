import { glob, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compileTexts } from './compile-texts.ts'

const root = path.join(import.meta.dirname, '..')
const compiler = path.join(import.meta.dirname, 'compile-texts.ts')

/** Writes the texts.ts of each changed texts.json, and removes those without one. */
export async function writeTexts(): Promise<void> {
  const compiledAt = await readTime(compiler)
  for await (const name of glob('src/**/texts.json', { cwd: root })) {
    const from = path.join(root, name)
    const to = from.replace(/json$/, 'ts')
    if ((await readTime(to)) > Math.max(compiledAt, await readTime(from))) continue
    const catalogue = JSON.parse(await readFile(from, 'utf8')) as Record<string, string>
    await writeFile(to, compileTexts(catalogue))
  }
  for await (const name of glob('src/**/texts.ts', { cwd: root })) {
    const file = path.join(root, name)
    if ((await readTime(file.replace(/ts$/, 'json'))) === 0) await rm(file)
  }
}

/** Returns 0 if there is no such file. */
const readTime = async (file: string): Promise<number> =>
  (await stat(file).catch(() => undefined))?.mtimeMs ?? 0

if (import.meta.main) await writeTexts()
