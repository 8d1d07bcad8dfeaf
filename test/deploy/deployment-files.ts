import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAllDocuments } from 'yaml'

export const root = path.join(import.meta.dirname, '../..')
export const readText = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** The documents of a YAML file, with its anchors and merge keys resolved. */
export function readYaml(file: string): unknown[] {
  return parseAllDocuments(readText(file), { merge: true }).map((document) => {
    if (document.errors.length > 0) throw new Error(`${file}: ${document.errors.join('; ')}`)
    return document.toJS() as unknown
  })
}

export const yamlFiles = globSync('deploy/**/*.yaml', { cwd: root }).toSorted()

interface Setting {
  file: string
  name: string
  value: string
}

type Settings = Record<string, unknown>

const listPairs = (file: string, settings: Settings): Setting[] =>
  Object.entries(settings).map(([name, value]) => ({ file, name, value: String(value) }))

/** `NAME=value` lines. */
export function readEnvFile(file: string, text = readText(file)): Setting[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return listPairs(file, Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2))))
}

interface ComposeFile {
  services: Record<string, { image: string; environment?: Settings }>
}

export function readComposeSettings(file: string): Setting[] {
  const [compose] = readYaml(file) as [ComposeFile]
  return Object.values(compose.services)
    .filter(({ image }) => image.startsWith('hoko'))
    .flatMap(({ environment = {} }) => listPairs(file, environment))
}

interface Manifest {
  kind: string
  data?: Settings
  spec?: { template?: { spec: { containers: { env?: { name: string; value?: string }[] }[] } } }
}

export function readManifestSettings(file: string): Setting[] {
  return (readYaml(file) as Manifest[]).flatMap(({ kind, data = {}, spec }) => [
    ...(kind === 'ConfigMap' ? listPairs(file, data) : []),
    ...(spec?.template?.spec.containers ?? []).flatMap(({ env = [] }) =>
      env.map(({ name, value = '' }) => ({ file, name, value })),
    ),
  ])
}

export function readUnitSettings(file: string): Setting[] {
  return [...readText(file).matchAll(/^Environment=(.*)$/gm)].flatMap(([, pairs = '']) =>
    readEnvFile(file, pairs.replaceAll(' ', '\n')),
  )
}

export function readImageSettings(file: string): Setting[] {
  const [, pairs = ''] = /^ENV (.*)$/m.exec(readText(file)) ?? []
  return readEnvFile(file, pairs.replaceAll(' ', '\n'))
}
