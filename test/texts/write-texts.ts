import { glob, readFile, writeFile } from 'node:fs/promises'
import { compileTexts } from '../../vite/compile-texts.ts'

// `npm run texts`: generates each texts.ts from the texts.json beside it.
for await (const path of glob('src/**/texts.json')) {
  const catalogue = JSON.parse(await readFile(path, 'utf8')) as Record<string, string>
  await writeFile(path.replace(/json$/, 'ts'), compileTexts(catalogue))
}
