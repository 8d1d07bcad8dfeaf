import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { getSettingNames, writeSettingsTable } from '#test/readme/settings-table.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hoko-config-'))
  await writeFile(path.join(folder, 'key'), 'from-the-file\n')
})
afterAll(() => rm(folder, { recursive: true }))

const nothingOfTheDemo = {
  demo: { showsOutbox: false, size: 'none' },
  vehicleData: null,
  payments: null,
  rules: { min_auction_minutes: 10 },
  limits: { rateLimits: true },
}
const allOfTheDemo = {
  demo: { showsOutbox: true, size: 'full' },
  vehicleData: 'sample',
  payments: { is: 'sandbox' },
  rules: { min_auction_minutes: 2 },
  limits: { rateLimits: false },
}

test.each<[string, NodeJS.ProcessEnv, object]>([
  ['plain', {}, allOfTheDemo],
  ['localhost', { HOST: 'localhost' }, allOfTheDemo],
  ['IPv6 loopback', { HOST: '::1' }, allOfTheDemo],
  ['a small demo', { DEMO: 'small' }, { ...allOfTheDemo, demo: { showsOutbox: true, size: 'small' } }],
  ['development', { NODE_ENV: 'development' }, allOfTheDemo],
  ['all interfaces', { HOST: '0.0.0.0' }, nothingOfTheDemo],
  ['an address of the network', { HOST: '192.168.1.7' }, nothingOfTheDemo],
  ['a name that begins like loopback', { HOST: '127.0.0.1.example.nz' }, nothingOfTheDemo],
  ['a database of its own', { DATABASE_URL: 'postgres://hoko@db/hoko' }, nothingOfTheDemo],
  ['a public address', { PUBLIC_URL: 'https://market.example.nz' }, nothingOfTheDemo],
  ['a public address on this machine', { PUBLIC_URL: 'http://localhost:3000' }, nothingOfTheDemo],
  ['a proxy', { TRUSTED_PROXIES: '127.0.0.1' }, nothingOfTheDemo],
  ['a mail server', { SMTP_URL: 'smtp://mail.example.nz' }, nothingOfTheDemo],
  ['an empty market', { DEMO: 'none' }, nothingOfTheDemo],
  ['production', { NODE_ENV: 'production' }, nothingOfTheDemo],
  ['development on all interfaces', { NODE_ENV: 'development', HOST: '0.0.0.0' }, nothingOfTheDemo],
  [
    'said to be public',
    { HOST: '0.0.0.0', PUBLIC_URL: 'https://demo.example.nz', HOKO_DEMO_PUBLIC: 'yes' },
    allOfTheDemo,
  ],
  [
    'an empty market that is said to be public',
    { DEMO: 'none', HOKO_DEMO_PUBLIC: 'yes' },
    { ...allOfTheDemo, demo: { showsOutbox: true, size: 'none' } },
  ],
  ['another word than yes', { HOST: '0.0.0.0', HOKO_DEMO_PUBLIC: 'no' }, nothingOfTheDemo],
])('RATE_LIMITS=off and the demo settings work only in the demo: %s', (_what, env, expected) =>
  expect(readConfig({ ...env, RATE_LIMITS: 'off' })).toMatchObject(expected),
)

test('readConfig refuses a public demo and names the settings that prevent it', () => {
  const env = { DEMO: 'small', HOST: '0.0.0.0', SMTP_URL: 'smtp://mail.example.nz' }
  expect(() => readConfig(env)).toThrow('DEMO=small doesn’t go with HOST=0.0.0.0, SMTP_URL')
})

const STRIPE_SECRET_KEY = 'sk_test_1'
const stripe = {
  is: 'stripe',
  secretKey: STRIPE_SECRET_KEY,
  webhookSecret: null,
  connectWebhookSecret: null,
  url: 'https://api.stripe.com',
}
const production = { NODE_ENV: 'production' }

test.each<[string, NodeJS.ProcessEnv, unknown]>([
  ['the demo has the sandbox', {}, { is: 'sandbox' }],
  ['with a key it has Stripe', { STRIPE_SECRET_KEY }, stripe],
  ['unless it’s asked for', { STRIPE_SECRET_KEY, PAYMENTS: 'sandbox' }, { is: 'sandbox' }],
  ['production has none', production, null],
  ['production needs a key and nothing else', { ...production, STRIPE_SECRET_KEY }, stripe],
  [
    'a webhook and another address',
    {
      ...production,
      STRIPE_SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_URL: 'http://127.0.0.1:9/',
    },
    { ...stripe, webhookSecret: 'whsec_1', url: 'http://127.0.0.1:9' },
  ],
  [
    'the sandbox in production, twice asked for',
    { ...production, PAYMENTS: 'sandbox', HOKO_SANDBOX_PUBLIC: 'yes' },
    { is: 'sandbox' },
  ],
])('payments are read: %s', (_what, env, payments) => expect(readConfig(env).payments).toEqual(payments))

test.each<[string, NodeJS.ProcessEnv, string]>([
  ['the sandbox in production', { ...production, PAYMENTS: 'sandbox' }, 'takes no money'],
  ['Stripe without a key', { PAYMENTS: 'stripe' }, 'PAYMENTS=stripe needs STRIPE_SECRET_KEY.'],
  ['a webhook without a key', { STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'needs STRIPE_SECRET_KEY.'],
  ['a publishable key', { STRIPE_SECRET_KEY: 'pk_live_1' }, 'must be a secret or restricted key'],
  ['a demo with a live key', { STRIPE_SECRET_KEY: 'sk_live_1', DEMO: 'small' }, 'STRIPE_SECRET_KEY'],
])('wrong payments are refused: %s', (_what, env, problem) => expect(() => readConfig(env)).toThrow(problem))

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
])('readConfig reads vehicle data settings: %s', (_what, env, vehicleData) =>
  expect(readConfig(env).vehicleData).toEqual(vehicleData),
)

const account = `AC${'0123456789abcdef'.repeat(2)}`
const twilio = { TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: 'token', TWILIO_FROM: '+6421000000' }

test('text messages use a Twilio account, and a Hoko with one is never a demo', () => {
  expect(readConfig({}).sms).toBe(null)
  expect(readConfig(twilio)).toMatchObject({
    sms: { accountSid: account, authToken: 'token', from: '+6421000000', url: 'https://api.twilio.com' },
    demo: { showsOutbox: false },
  })
  const tokenFile = path.join(folder, 'key')
  const { TWILIO_AUTH_TOKEN: _token, ...rest } = twilio
  expect(readConfig({ ...rest, TWILIO_AUTH_TOKEN_FILE: tokenFile }).sms).toMatchObject({
    authToken: 'from-the-file',
  })
})

test.each(['DATABASE_URL', 'SMTP_URL'])('%s may come from a file', async (name) => {
  const file = path.join(folder, name)
  await writeFile(file, 'postgres://hoko:secret@db/hoko\n')
  const { storage, mail, demo } = readConfig({ [`${name}_FILE`]: file })
  const address = name === 'SMTP_URL' ? mail.smtpUrl : storage.databaseUrl
  expect([address, demo.showsOutbox]).toEqual(['postgres://hoko:secret@db/hoko', false])
})

test.each<[string, NodeJS.ProcessEnv]>([
  ['must all be set', { ...twilio, TWILIO_FROM: '' }],
  ['must all be set', { TWILIO_AUTH_TOKEN: 'token' }],
  ['AC and 32', { ...twilio, TWILIO_ACCOUNT_SID: 'AC1' }],
  ['AC and 32', { ...twilio, TWILIO_ACCOUNT_SID: `${account}/../x` }],
  ['a number such as', { ...twilio, TWILIO_FROM: '021 000 000' }],
  ['https', { ...twilio, TWILIO_URL: 'http://api.example.nz' }],
])('readConfig refuses a wrong setting for text messages: %s', (words, env) => {
  expect(() => readConfig(env)).toThrow(words)
})

test('a key can be read from a file', () => {
  const keyFile = path.join(folder, 'key')
  expect(readConfig({ VEHICLE_DATA_URL: url, VEHICLE_DATA_KEY_FILE: keyFile }).vehicleData).toMatchObject({
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
])('readConfig names the problem: %s', (word, env) => {
  expect(() => readConfig(env)).toThrow(ConfigError)
  expect(() => readConfig(env)).toThrow(word)
})

test('readConfig reports every problem at once, each with its setting', () => {
  const env = {
    PORT: 'front door',
    ROLE: 'boss',
    DATABASE_URL: 'mysql://db/hoko',
    PUBLIC_URL: 'market',
    DEMO_LIFE: 'some',
    SMS_CODES_PER_COUNTRY: '0',
    VEHICLE_DATA_KEY: 'k',
  }
  expect(() => readConfig(env)).toThrow(
    new ConfigError(
      [
        "PORT is 'front door', but must be a number from 0 to 65535.",
        "PUBLIC_URL is 'market', which is not an address.",
        'DATABASE_URL must start with postgres:// or postgresql://.',
        "DEMO_LIFE is 'some', but must be one of on, off.",
        "ROLE is 'boss', but must be one of all, web, worker.",
        "SMS_CODES_PER_COUNTRY is '0', but must be a whole number above 0.",
        'VEHICLE_DATA_URL and VEHICLE_DATA_KEY must both be set, or neither.',
      ].join('\n'),
    ),
  )
})

test('an empty setting counts as unset', () => {
  const empty = Object.fromEntries(getSettingNames().map((name) => [name, '']))
  expect(readConfig(empty)).toEqual(readConfig({}))
})

test('the README lists every setting as in the schema: npm run settings-table', async () => {
  const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8')
  expect(readme).toContain(writeSettingsTable())
})

const serviceAccount = (more: object = {}) =>
  JSON.stringify({
    type: 'service_account',
    project_id: 'hoko-example',
    client_email: 'push@hoko-example.iam.gserviceaccount.com',
    private_key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
      format: 'pem',
      type: 'pkcs8',
    }),
    ...more,
  })

test("apps get pushes with a service account's key, which may come from a file", async () => {
  expect(readConfig({}).fcm).toBeNull()
  const given = serviceAccount()
  expect(readConfig({ FCM_SERVICE_ACCOUNT: given }).fcm).toEqual({
    project_id: 'hoko-example',
    client_email: 'push@hoko-example.iam.gserviceaccount.com',
    private_key: JSON.parse(given).private_key,
    token_uri: 'https://oauth2.googleapis.com/token',
    url: 'https://fcm.googleapis.com',
  })
  const file = path.join(folder, 'service-account.json')
  await writeFile(file, given)
  expect(readConfig({ FCM_SERVICE_ACCOUNT_FILE: file }).fcm?.project_id).toBe('hoko-example')
})

test.each([
  ['no JSON', '/etc/key.json'],
  ['no key', serviceAccount({ private_key: 'secret' })],
  ['a project that leads elsewhere', serviceAccount({ project_id: 'a/../b' })],
  ['a sign-in that anybody can listen to', serviceAccount({ token_uri: 'http://example.nz/token' })],
])('readConfig refuses a service account that is %s, without showing its key', (_what, text) => {
  const read = () => readConfig({ FCM_SERVICE_ACCOUNT: text })
  expect(read).toThrow(/^FCM_SERVICE_ACCOUNT must be the JSON of a service account’s key/)
  expect(read).not.toThrow(/secret/)
})

const akahu = {
  AKAHU_APP_TOKEN: 'app_token_1',
  AKAHU_APP_SECRET: 'secret',
  AKAHU_USER_TOKEN: 'user_token_1',
  AKAHU_ACCOUNT_ID: 'acc_1',
  AKAHU_PAYEE_ACCOUNT: '12-3456-1234567-00',
  AKAHU_PAYEE_NAME: 'Hoko Trust',
}

test('payments by bank need all that Akahu needs, and are no demo', () => {
  expect(readConfig({}).akahu).toBeNull()
  expect(readConfig({ AKAHU_URL: 'http://127.0.0.1:9/' }).akahu).toBeNull()
  const { akahu: built, payments } = readConfig(akahu)
  expect(payments).toBeNull()
  expect(built).toEqual({
    appToken: 'app_token_1',
    appSecret: 'secret',
    userToken: 'user_token_1',
    accountId: 'acc_1',
    payee: { number: '12-3456-1234567-00', name: 'Hoko Trust' },
    url: 'https://api.akahu.io',
    paymentsUrl: 'https://api.payments.akahu.io',
  })
})

test.each([
  [{ AKAHU_USER_TOKEN: '' }, 'AKAHU_USER_TOKEN is missing'],
  [{ AKAHU_PAYEE_ACCOUNT: '123' }, 'AKAHU_PAYEE_ACCOUNT must be a bank account'],
  [{ AKAHU_ACCOUNT_ID: '123' }, 'AKAHU_ACCOUNT_ID must be the id'],
  [{ AKAHU_URL: 'http://akahu.example.nz' }, 'AKAHU_URL must be an https address'],
])('readConfig refuses %j beside the rest of Akahu', (wrong, message) =>
  expect(() => readConfig({ ...akahu, ...wrong })).toThrow(message),
)

test('a second webhook needs the first', () => {
  const second = { STRIPE_SECRET_KEY, STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2' }
  expect(() => readConfig(second)).toThrow('needs STRIPE_WEBHOOK_SECRET')
  const { payments } = readConfig({ ...second, STRIPE_WEBHOOK_SECRET: 'whsec_1' })
  expect(payments).toMatchObject({ webhookSecret: 'whsec_1', connectWebhookSecret: 'whsec_2' })
})
