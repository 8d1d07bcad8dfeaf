import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

// A page of a node that runs an earlier release may load its files from a node that runs this one.
const earlier_releases = 2

const getAssets = (build) => join(build, 'client', 'assets')
const getManifest = (build) => join(build, 'releases.json')

/** Beside the build's folder, which the router's build empties. */
const getAside = (build) => `${build}-earlier`

/** Called before a build. */
export function setAsideAssets(build) {
  const aside = getAside(build)
  // After an interrupted build they are still there, and the build's folder is incomplete.
  if (existsSync(aside) || !existsSync(getAssets(build))) return
  const names = readdirSync(getAssets(build))
  const releases = readReleases(build) ?? [names]
  const draft = `${aside}.part`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft)
  writeFileSync(join(draft, 'releases.json'), JSON.stringify(releases))
  renameSync(getAssets(build), join(draft, 'assets'))
  renameSync(draft, aside)
}

/** Adds the files of the two releases before the one that was built now. */
export function restoreEarlierAssets(build) {
  const [assets, aside] = [getAssets(build), getAside(build)]
  const built = readdirSync(assets)
  const known = existsSync(aside) ? JSON.parse(readFileSync(join(aside, 'releases.json'), 'utf8')) : []
  // Built again, a release mustn't push out an earlier one.
  const releases = known.filter((names) => names.join() !== built.join()).slice(0, earlier_releases)
  for (const name of new Set(releases.flat())) {
    const source = join(aside, 'assets', name)
    if (!built.includes(name) && existsSync(source)) copyFileSync(source, join(assets, name))
  }
  writeFileSync(getManifest(build), JSON.stringify([built, ...releases]))
  rmSync(aside, { recursive: true, force: true })
}

/** Names of each release's files, the latest first; null for a build from before there was a manifest. */
function readReleases(build) {
  try {
    return JSON.parse(readFileSync(getManifest(build), 'utf8'))
  } catch {
    return null
  }
}
