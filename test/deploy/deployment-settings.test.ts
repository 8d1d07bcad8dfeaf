import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { environment } from '#platform/server/settings.ts'
import { getSettingNames, listSettings } from '#test/readme/settings-table.ts'
import {
  readComposeSettings,
  readEnvFile,
  readImageSettings,
  readManifestSettings,
  readText,
  readUnitSettings,
  readYaml,
  root,
  yamlFiles,
} from './deployment-files.ts'

const withFile = listSettings()
  .filter(({ name, means }) => means.includes(`\`${name}_FILE\``))
  .map(({ name }) => `${name}_FILE`)
const known = new Set([...getSettingNames(), ...withFile])

const units = globSync('deploy/systemd/*.service', { cwd: root })
const manifests = globSync('deploy/kubernetes/*.yaml', { cwd: root })
const settings = [
  ...readEnvFile('deploy/hoko.env'),
  ...readComposeSettings('deploy/compose.yaml'),
  ...readImageSettings('deploy/Dockerfile'),
  ...units.flatMap(readUnitSettings),
  ...manifests.flatMap(readManifestSettings),
]

const findUnknown = (found: readonly { name: string }[]) => found.filter(({ name }) => !known.has(name))

test('every YAML file of deploy is read without an error', () => {
  expect(yamlFiles.length).toBeGreaterThan(7)
  for (const file of yamlFiles) expect(readYaml(file).length).toBeGreaterThan(0)
})

test('deploy sets only settings that exist', () => {
  expect(new Set(settings.map(({ file }) => file)).size).toBe(8)
  expect(settings.length).toBeGreaterThan(30)
  expect(findUnknown(settings)).toEqual([])
  const canary = readEnvFile('canary', 'PORT=1\nPROT=2\nSMTP_URL_FILE=/a=b')
  expect(findUnknown(canary)).toEqual([{ file: 'canary', name: 'PROT', value: '2' }])
})

test('deploy sets values that the settings accept', () => {
  const wrong = settings.flatMap(({ file, name, value }) => {
    const [group, { shape }] = Object.entries(environment.shape).find(([, each]) => name in each.shape) ?? [
      '',
      { shape: {} },
    ]
    const schema = shape[name as never] as unknown as { safeParse: (value: string) => { success: boolean } }
    // systemd puts the instance in.
    const given = value.replaceAll('%i', '3001').replace('14003001', '14001')
    return group === '' || given === '' || schema.safeParse(given.replace('13001', '3001')).success
      ? []
      : [{ file, name, value }]
  })
  expect(wrong).toEqual([])
})

test('the image has the Node of .nvmrc', () => {
  expect(/^ARG NODE_VERSION=(.*)$/m.exec(readText('deploy/Dockerfile'))?.[1]).toBe(readText('.nvmrc').trim())
})

test('nodes of the manifests have the version of this release', () => {
  const [kustomization] = readYaml('deploy/kubernetes/kustomization.yaml') as [{ images: object[] }]
  expect(kustomization.images).toEqual([
    expect.objectContaining({ newTag: JSON.parse(readText('package.json')).version }),
  ])
})
