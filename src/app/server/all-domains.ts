import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import groups from '#domains/groups.json' with { type: 'json' }
import type { Domain } from '#platform/server/domain.ts'
import { Extensions, type Extension } from '#platform/server/extensions.ts'
import { appDomain } from './domain.ts'

const folder = path.join(import.meta.dirname, '../../domains')

const names = groups.flatMap((group) => group.domains)
const manifestOf = (name: string) => path.join(folder, name, 'server/domain.ts')

const loadDomain = async (name: string) => {
  const { domain }: { domain: Domain } = await import(pathToFileURL(manifestOf(name)).href)
  return { name, ...domain }
}

/** The app's own part and every domain that stands in `src/domains`, in the order of their groups. */
export const allDomains: ({ name: string } & Domain)[] = [
  { name: 'app', ...appDomain },
  ...(await Promise.all(names.filter((name) => existsSync(manifestOf(name))).map(loadDomain))),
]

const unlisted = globSync('*/server/domain.ts', { cwd: folder })
  .map((file) => path.dirname(path.dirname(file)))
  .filter((name) => !names.includes(name))
if (unlisted.length > 0) throw new Error(`groups.json has to name ${unlisted.join(', ')}.`)

export const reactions = allDomains.flatMap((domain) => domain.reactions ?? [])

/** @param added by the app itself */
export const collectExtensions = (...added: Extension[]): Extensions =>
  new Extensions([...added, ...allDomains.flatMap((domain) => domain.extensions ?? [])])
