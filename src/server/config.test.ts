import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hoko-config-'))
  await writeFile(path.join(folder, 'key'), 'from-the-file\n')
})
afterAll(() => rm(folder, { recursive: true }))

const url = 'https://vehicles.example.nz/v1/'

test.each<[string, NodeJS.ProcessEnv, unknown]>([
  ['the demo has the sample register', {}, 'sample'],
  ['production has none', { NODE_ENV: 'production' }, null],
  ['another host has none', { HOST: '0.0.0.0' }, null],
  [
    'a provider by address and key',
    { VEHICLE_DATA_URL: url, VEHICLE_DATA_KEY: 'k' },
    { url: 'https://vehicles.example.nz/v1', key: 'k' },
  ],
  [
    'one on this machine',
    { VEHICLE_DATA_URL: 'http://127.0.0.1:9000', VEHICLE_DATA_KEY: 'k' },
    { url: 'http://127.0.0.1:9000', key: 'k' },
  ],
])('vehicle data: %s', (_what, env, vehicle_data) =>
  expect(readConfig(env).vehicle_data).toEqual(vehicle_data),
)

test('the key may stand in a file', () => {
  const key_file = path.join(folder, 'key')
  expect(readConfig({ VEHICLE_DATA_URL: url, VEHICLE_DATA_KEY_FILE: key_file }).vehicle_data).toMatchObject({
    key: 'from-the-file',
  })
})

test.each<[string, NodeJS.ProcessEnv]>([
  ['VEHICLE_DATA_KEY', { VEHICLE_DATA_URL: url }],
  ['VEHICLE_DATA_URL', { VEHICLE_DATA_KEY: 'k' }],
  ['https', { VEHICLE_DATA_URL: 'http://vehicles.example.nz', VEHICLE_DATA_KEY: 'k' }],
  ['https', { VEHICLE_DATA_URL: 'vehicles', VEHICLE_DATA_KEY: 'k' }],
  ['not both', { VEHICLE_DATA_URL: url, VEHICLE_DATA_KEY: 'k', VEHICLE_DATA_KEY_FILE: '/dev/null' }],
  ['cannot be read', { VEHICLE_DATA_URL: url, VEHICLE_DATA_KEY_FILE: '/nowhere/key' }],
])('says what is wrong: %s', (word, env) => {
  expect(() => readConfig(env)).toThrow(ConfigError)
  expect(() => readConfig(env)).toThrow(word)
})
