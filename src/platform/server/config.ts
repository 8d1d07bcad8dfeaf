import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isBucketAddress } from './backup/place/bucket-address.ts'
import { buildFileConfig, type FileConfig } from './files/storage/file-settings.ts'
import { buildNodeConfig, type NodeConfig } from './node-settings.ts'
import type { FcmSettings } from './push/fcm.ts'
import { buildAkahuConfig, findAkahuConflicts, type AkahuConfig } from './payments/members/akahu-settings.ts'
import type { PaymentsSettings } from './payments/payments-settings.ts'
import type { SmsSettings } from './sms.ts'
import { isLoopback, readServiceAccount } from './service-account.ts'
import { environment, type Settings } from './settings.ts'

export type Role = Settings['process']['ROLE']
export type DemoSize = NonNullable<Settings['demo']['DEMO']>

export interface MapTiles {
  url: string
  attribution: string
}

export interface Config {
  http: {
    port: number
    host: string
    /** Without a trailing slash; the only source of absolute URLs. */
    publicUrl: string
    /** Proxies whose X-Forwarded-* headers are trusted. */
    trustedProxies: string[]
  }
  storage: {
    /** Absolute path; holds the embedded database and the uploads. */
    dataDir: string
    /** Null: the embedded PostgreSQL in dataDir. */
    databaseUrl: string | null
  }
  process: {
    role: Role
    mode: 'production' | 'development' | 'demo' | 'test'
    logLevel: string
  }
  demo: {
    size: DemoSize
    hasLife: boolean
    /** Whether /dev/outbox shows messages; without it there are no demo accounts either. */
    showsOutbox: boolean
  }
  mail: { smtpUrl: string | null; mailFrom: string }
  sms: SmsSettings | null
  /** Null: only browsers get pushes, no apps. */
  fcm: FcmSettings | null
  vehicleData: { url: string; key: string } | 'sample' | null
  /** Null: stock can be uploaded, but not fetched. */
  motorcentral: { url: string; key: string } | 'sample' | null
  /** Null: no plan can be paid for. */
  payments: PaymentsSettings | null
  maps: {
    /** Null: addresses are looked up in the gazetteer only. */
    googleKey: string | null
    googleUrl: string
    /** Null: maps show our own outline of the country. */
    tiles: MapTiles | null
  }
  limits: {
    maxCodesPerCountry: number
    /** Off only in tests and benchmarks. */
    rateLimits: boolean
  }
  rules: {
    /** docs/trading-rules.md › Time. */
    min_auction_minutes: number
  }
  files: FileConfig
  nodes: NodeConfig
  /** To an absolute path or `s3://bucket/prefix`; null: only the command makes backups. */
  backup: { to: string; everyHours: number } | null
  /** Null: members can't pay each other by bank, but in the sandbox. */
  akahu: AkahuConfig | null
}

export class ConfigError extends Error {}

/** The only place that reads the environment. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const { given, problems } = readSecrets(env)
  const groups = Object.keys(environment.shape)
  const read = environment.safeParse(Object.fromEntries(groups.map((group) => [group, given])))
  problems.push(...(read.error?.issues ?? []).map((issue) => `${String(issue.path.at(-1))} ${issue.message}`))
  problems.push(...findConflicts(given))
  if (!read.success || problems.length > 0) throw new ConfigError(problems.join('\n'))
  return buildConfig(read.data, isDemoAllowed(given))
}

function buildConfig(settings: Settings, isDemoAllowed: boolean): Config {
  const { http, storage, process, demo, mail, sms, fcm, vehicleData, payments, maps, limits } = settings
  const { MOTORCENTRAL_URL: stockUrl, MOTORCENTRAL_KEY: stockKey } = settings.motorcentral
  const mode = chooseMode(process.NODE_ENV, isDemoAllowed)
  const { VEHICLE_DATA_URL: url, VEHICLE_DATA_KEY: key } = vehicleData
  const { MAP_TILES_URL: tilesUrl, MAP_TILES_ATTRIBUTION: attribution = '' } = maps
  return {
    http: {
      port: http.PORT,
      host: http.HOST,
      publicUrl: http.PUBLIC_URL ?? `http://localhost:${http.PORT}`,
      trustedProxies: http.TRUSTED_PROXIES,
    },
    storage: { dataDir: path.resolve(storage.DATA_DIR), databaseUrl: storage.DATABASE_URL ?? null },
    process: {
      role: process.ROLE,
      mode,
      logLevel: process.LOG_LEVEL ?? (mode === 'production' ? 'info' : 'warn'),
    },
    demo: {
      size: demo.DEMO ?? (isDemoAllowed ? 'full' : 'none'),
      hasLife: demo.DEMO_LIFE === 'on',
      showsOutbox: isDemoAllowed,
    },
    mail: { smtpUrl: mail.SMTP_URL ?? null, mailFrom: mail.MAIL_FROM },
    sms: buildSms(sms),
    fcm: buildFcm(fcm),
    vehicleData: url && key ? { url, key } : isDemoAllowed ? 'sample' : null,
    motorcentral: stockUrl && stockKey ? { url: stockUrl, key: stockKey } : isDemoAllowed ? 'sample' : null,
    payments: buildPayments(payments, isDemoAllowed),
    maps: {
      googleKey: maps.GOOGLE_MAPS_KEY ?? null,
      googleUrl: maps.GOOGLE_MAPS_URL,
      tiles: tilesUrl ? { url: tilesUrl, attribution } : null,
    },
    limits: {
      maxCodesPerCountry: limits.SMS_CODES_PER_COUNTRY,
      rateLimits: limits.RATE_LIMITS !== 'off' || !isDemoAllowed,
    },
    rules: { min_auction_minutes: isDemoAllowed ? 2 : 10 },
    files: buildFileConfig(settings.files),
    nodes: buildNodeConfig(settings.nodes),
    backup: buildBackup(settings.backups),
    akahu: buildAkahuConfig(settings.akahu),
  }
}

function buildBackup({
  BACKUP_TO: to,
  BACKUP_EVERY_HOURS: everyHours,
}: Settings['backups']): Config['backup'] {
  return to ? { to: isBucketAddress(to) ? to : path.resolve(to), everyHours } : null
}

function buildSms({
  TWILIO_ACCOUNT_SID: accountSid,
  TWILIO_AUTH_TOKEN: authToken,
  TWILIO_FROM: from,
  TWILIO_URL: url,
}: Settings['sms']): SmsSettings | null {
  return accountSid && authToken && from ? { accountSid, authToken, from, url } : null
}

function buildFcm({ FCM_SERVICE_ACCOUNT: text, FCM_URL: url }: Settings['fcm']): FcmSettings | null {
  const account = text ? readServiceAccount(text) : null
  return account && { ...account, url }
}

function buildPayments(
  {
    PAYMENTS,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_CONNECT_WEBHOOK_SECRET: connectWebhookSecret,
    STRIPE_URL: url,
  }: Settings['payments'],
  isDemoAllowed: boolean,
): PaymentsSettings | null {
  const is = PAYMENTS ?? (secretKey ? 'stripe' : isDemoAllowed ? 'sandbox' : null)
  if (is === 'sandbox') return { is }
  if (!is || !secretKey) return null
  return {
    is,
    secretKey,
    webhookSecret: webhookSecret ?? null,
    connectWebhookSecret: connectWebhookSecret ?? null,
    url,
  }
}

function chooseMode(nodeEnv: string | undefined, isDemoAllowed: boolean): Config['process']['mode'] {
  if (nodeEnv === 'development' || nodeEnv === 'test') return nodeEnv
  return isDemoAllowed ? 'demo' : 'production'
}

const isDemoAllowed = (given: NodeJS.ProcessEnv) =>
  given.HOKO_DEMO_PUBLIC === 'yes' || (getPublicSettings(given).length === 0 && given.DEMO !== 'none')

/**
 * Demo people have public passwords and codes can be read in the outbox, so both exist only where nobody else can reach
 * this Hoko.
 */
function getPublicSettings(given: NodeJS.ProcessEnv): string[] {
  const named = [
    'DATABASE_URL',
    'PUBLIC_URL',
    'TRUSTED_PROXIES',
    'SMTP_URL',
    'TWILIO_ACCOUNT_SID',
    'AKAHU_APP_TOKEN',
  ].filter((name) => given[name])
  if (/^[sr]k_live_/.test(given.STRIPE_SECRET_KEY ?? '')) named.push('STRIPE_SECRET_KEY')
  return [
    ...(given.HOST === undefined || isLoopback(given.HOST) ? [] : [`HOST=${given.HOST}`]),
    ...named,
    ...(given.NODE_ENV === 'production' ? ['NODE_ENV=production'] : []),
  ]
}

function findConflicts(given: NodeJS.ProcessEnv): string[] {
  const problems: string[] = []
  const { DEMO, ROLE = 'all' } = given
  if ((DEMO === 'full' || DEMO === 'small') && !isDemoAllowed(given)) {
    problems.push(
      `DEMO=${DEMO} doesn’t go with ${getPublicSettings(given).join(', ')}: the demo’s passwords are public. Leave DEMO out, or set HOKO_DEMO_PUBLIC=yes.`,
    )
  }
  if ((ROLE === 'web' || ROLE === 'worker') && !given.DATABASE_URL)
    problems.push(`ROLE=${ROLE} needs a DATABASE_URL that all roles share.`)
  if (!given.VEHICLE_DATA_URL !== !given.VEHICLE_DATA_KEY)
    problems.push('VEHICLE_DATA_URL and VEHICLE_DATA_KEY must both be set, or neither.')
  if (!given.MOTORCENTRAL_URL !== !given.MOTORCENTRAL_KEY)
    problems.push('MOTORCENTRAL_URL and MOTORCENTRAL_KEY must both be set, or neither.')
  const twilio = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'].filter((name) => given[name])
  if (twilio.length > 0 && twilio.length < 3)
    problems.push('TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM must all be set, or none of them.')
  problems.push(...findPaymentConflicts(given), ...findFileConflicts(given), ...findAkahuConflicts(given))
  if (given.MAP_TILES_URL && !given.MAP_TILES_ATTRIBUTION)
    problems.push('MAP_TILES_URL needs MAP_TILES_ATTRIBUTION: whom the map is owed to.')
  return problems
}

function findPaymentConflicts(given: NodeJS.ProcessEnv): string[] {
  const { PAYMENTS, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, HOKO_SANDBOX_PUBLIC } = given
  if (given.STRIPE_CONNECT_WEBHOOK_SECRET && !STRIPE_WEBHOOK_SECRET)
    return ['STRIPE_CONNECT_WEBHOOK_SECRET needs STRIPE_WEBHOOK_SECRET.']
  if (PAYMENTS === 'stripe' && !STRIPE_SECRET_KEY) return ['PAYMENTS=stripe needs STRIPE_SECRET_KEY.']
  if (STRIPE_WEBHOOK_SECRET && !STRIPE_SECRET_KEY) return ['STRIPE_WEBHOOK_SECRET needs STRIPE_SECRET_KEY.']
  if (PAYMENTS === 'sandbox' && !isDemoAllowed(given) && HOKO_SANDBOX_PUBLIC !== 'yes')
    return [
      'PAYMENTS=sandbox takes no money: anybody could have every plan for nothing. Set STRIPE_SECRET_KEY instead, or HOKO_SANDBOX_PUBLIC=yes.',
    ]
  return []
}

function findFileConflicts(given: NodeJS.ProcessEnv): string[] {
  const problems: string[] = []
  if (given.FILES === 's3' && !given.S3_BUCKET) problems.push('FILES=s3 needs S3_BUCKET.')
  if (!given.S3_ACCESS_KEY_ID !== !given.S3_SECRET_ACCESS_KEY)
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must both be set, or neither.')
  return problems
}

const secretNames = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'REDIS_URL',
  'SMTP_URL',
  'VEHICLE_DATA_KEY',
  'MOTORCENTRAL_KEY',
  'GOOGLE_MAPS_KEY',
  'TWILIO_AUTH_TOKEN',
  'FCM_SERVICE_ACCOUNT',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_CONNECT_WEBHOOK_SECRET',
  'S3_SECRET_ACCESS_KEY',
  'MEDIA_PURGE_SECRET',
  'AKAHU_APP_TOKEN',
  'AKAHU_APP_SECRET',
  'AKAHU_USER_TOKEN',
]

/** Secrets may come from files (NAME_FILE). An empty setting counts as unset. */
function readSecrets(env: NodeJS.ProcessEnv): { given: NodeJS.ProcessEnv; problems: string[] } {
  const problems: string[] = []
  const given = { ...env }
  for (const name of secretNames) given[name] = readSecret(env, name, problems)
  return { given: Object.fromEntries(Object.entries(given).filter(([, value]) => value)), problems }
}

function readSecret(env: NodeJS.ProcessEnv, name: string, problems: string[]): string {
  const file = env[`${name}_FILE`]
  if (!file) return env[name]?.trim() ?? ''
  if (env[name]) problems.push(`Set ${name} or ${name}_FILE, not both.`)
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    problems.push(`${name}_FILE is '${file}', which cannot be read.`)
    return ''
  }
}
