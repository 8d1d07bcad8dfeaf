import { createHash } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import process from 'node:process'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { restoreEarlierAssets, setAsideAssets } from './release-assets.js'
import { isImage, root, runQuietly, toolEnvironment } from './run.js'
import { PlainError, step } from './step.js'

const sources = [
  'src',
  'tools',
  'public',
  'docs/trading-rules.md',
  'package-lock.json',
  'vite.config.ts',
  'vite',
  'react-router.config.ts',
]
const folder = join(root, 'build')
const stamp = join(folder, '.stamp')

/** Rebuilds the pages only if a source has changed since the last build. */
export async function buildProduct() {
  if (isImage) return
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  forgetLastBuild()
  await step('Building the pages', async () => {
    setAsideAssets(folder)
    const env = toolEnvironment({ NODE_ENV: 'production' })
    const { code, output } = await runQuietly('react-router', ['build'], {
      env,
      shell: process.platform === 'win32',
    })
    if (code === 0) {
      await compressTexts(join(folder, 'client'))
      return restoreEarlierAssets(folder)
    }
    process.stderr.write(`\n${output}\n`)
    throw new PlainError('The pages could not be built; the output above says why.')
  })
  writeFileSync(stamp, wanted)
}

/** Compresses at the highest level at build time, so that no request waits for it. */
async function compressTexts(client) {
  const names = readdirSync(client, { recursive: true }).filter((name) => /\.(js|css|svg)$/.test(name))
  for (const name of names) {
    const file = join(client, name)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
    await pipeline(createReadStream(file), createBrotliCompress({ params }), createWriteStream(`${file}.br`))
    await pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`))
  }
}

// Removes the stamp first, so that an interrupted build doesn't count as finished.
function forgetLastBuild() {
  try {
    mkdirSync(folder, { recursive: true })
    rmSync(stamp, { force: true })
    writeFileSync(stamp, '')
  } catch (error) {
    throw new PlainError(`Hoko may not write in ${folder}.`, { cause: error })
  }
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesBelow)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function filesBelow(path) {
  const kind = statSync(join(root, path), { throwIfNoEntry: false })
  if (!kind) return []
  if (kind.isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  if (basename(path) === 'server') return []
  return readdirSync(join(root, path))
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)))
}
