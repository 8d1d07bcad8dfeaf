import { readFileSync } from 'node:fs'
import path from 'node:path'

export type Role = 'all' | 'web' | 'worker'
export type DemoSize = 'full' | 'small' | 'none'

export interface MapTiles {
  url: string
  /** Whom the tiles are owed to, as plain words beside the map. */
  attribution: string
}

export interface Config {
  port: number
  host: string
  /** Absolute. Holds the embedded database and uploaded files. */
  data_dir: string
  /** Null: the embedded PostgreSQL in data_dir. */
  database_url: string | null
  role: Role
  demo: DemoSize
  /** Whether the demo's pretend members go on bidding, watching and listing. */
  demo_life: boolean
  /** Whether messages may be read at /dev/outbox on this machine; where not, there are no demo people either. */
  shows_outbox: boolean
  mode: 'production' | 'development' | 'demo' | 'test'
  /** Where people reach us, without a trailing slash; the only source of absolute addresses. */
  public_url: string
  /** Addresses of proxies whose X-Forwarded-* are believed. */
  trusted_proxies: string[]
  smtp_url: string | null
  mail_from: string
  /** The provider that plates and driver licences are looked up with; a made-up one where people try things. */
  vehicle_data: { url: string; key: string } | 'sample' | null
  /** Null: addresses are looked up in the gazetteer alone. */
  google_maps_key: string | null
  google_maps_url: string
  /** Where map tiles come from, with {z}, {x} and {y}; null: maps show our own outline of the country. */
  map_tiles: MapTiles | null
  log_level: string
  /** Shortest auction, in minutes (trading-rules.md › Time). */
  min_auction_minutes: number
  /** Codes by SMS to the numbers of one country, in a day. */
  max_codes_per_country: number
  /** Off only in tests and measurements that are about something else. */
  rate_limits: boolean
}

/** Every problem of a configuration at once, each a sentence that says what to set. */
export class ConfigError extends Error {}

/** The only reader of the environment. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const problems: string[] = []
  const readOneOf = <T extends string>(name: string, values: readonly T[], fallback: T): T => {
    const value = env[name]
    if (value === undefined || value === '') return fallback
    if ((values as readonly string[]).includes(value)) return value as T
    problems.push(`${name} is '${value}', but must be one of ${values.join(', ')}.`)
    return fallback
  }
  const port = Number(env.PORT || 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    problems.push(`PORT is '${env.PORT}', but must be a number from 0 to 65535.`)
  }
  const host = env.HOST || '127.0.0.1'
  const database_url = env.DATABASE_URL || null
  if (database_url && !/^postgres(ql)?:\/\//.test(database_url)) {
    problems.push('DATABASE_URL must start with postgres:// or postgresql://.')
  }
  const public_settings = publicSettings(env, host)
  const isDemoAllowed =
    env.HOKO_DEMO_PUBLIC === 'yes' || (public_settings.length === 0 && env.DEMO !== 'none')
  const demo = readOneOf<DemoSize>('DEMO', ['full', 'small', 'none'], isDemoAllowed ? 'full' : 'none')
  const demo_life = readOneOf('DEMO_LIFE', ['on', 'off'], 'on') === 'on'
  if (demo !== 'none' && !isDemoAllowed) {
    problems.push(
      `DEMO=${demo} doesn’t go with ${public_settings.join(', ')}: the demo’s passwords are public. Leave DEMO out, or set HOKO_DEMO_PUBLIC=yes.`,
    )
  }
  const role = readOneOf<Role>('ROLE', ['all', 'web', 'worker'], 'all')
  if (role !== 'all' && !database_url)
    problems.push(`ROLE=${role} needs a DATABASE_URL that all roles share.`)
  const max_codes_per_country = Number(env.SMS_CODES_PER_COUNTRY || 5000)
  if (!Number.isInteger(max_codes_per_country) || max_codes_per_country < 1) {
    problems.push(
      `SMS_CODES_PER_COUNTRY is '${env.SMS_CODES_PER_COUNTRY}', but must be a whole number above 0.`,
    )
  }
  const vehicle_data_url = (env.VEHICLE_DATA_URL ?? '').replace(/\/+$/, '')
  const vehicle_data_key = readSecret(env, 'VEHICLE_DATA_KEY', problems)
  if (vehicle_data_url !== '' && !isSafeAddress(vehicle_data_url)) {
    problems.push('VEHICLE_DATA_URL must be an https address (http only on this machine).')
  }
  if ((vehicle_data_url === '') !== (vehicle_data_key === '')) {
    problems.push('VEHICLE_DATA_URL and VEHICLE_DATA_KEY must both be set, or neither.')
  }
  const public_url = (env.PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, '')
  if (!URL.canParse(public_url)) problems.push(`PUBLIC_URL is '${public_url}', which is not an address.`)
  const google_maps_key = readSecret(env, 'GOOGLE_MAPS_KEY', problems)
  const google_maps_url = env.GOOGLE_MAPS_URL || 'https://maps.googleapis.com'
  if (!isSafeAddress(google_maps_url)) {
    problems.push('GOOGLE_MAPS_URL must start with https://.')
  }
  const map_tiles = env.MAP_TILES_URL
    ? { url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION || '' }
    : null
  if (map_tiles && !isTilesAddress(map_tiles.url)) {
    problems.push('MAP_TILES_URL must start with https:// and hold {z}, {x} and {y} after the host.')
  }
  if (map_tiles && map_tiles.attribution === '') {
    problems.push('MAP_TILES_URL needs MAP_TILES_ATTRIBUTION: whom the map is owed to.')
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))

  const mode =
    env.NODE_ENV === 'development'
      ? 'development'
      : env.NODE_ENV === 'test'
        ? 'test'
        : isDemoAllowed
          ? 'demo'
          : 'production'
  return {
    port,
    host,
    data_dir: path.resolve(env.DATA_DIR || '.data'),
    database_url,
    role,
    demo,
    demo_life,
    shows_outbox: isDemoAllowed,
    mode,
    public_url,
    trusted_proxies: (env.TRUSTED_PROXIES ?? '')
      .split(',')
      .map((s) => s.trim())
      .filter(Boolean),
    smtp_url: env.SMTP_URL || null,
    vehicle_data:
      vehicle_data_url !== ''
        ? { url: vehicle_data_url, key: vehicle_data_key }
        : isDemoAllowed
          ? 'sample'
          : null,
    mail_from: env.MAIL_FROM || 'Hoko <no-reply@localhost>',
    google_maps_key: google_maps_key || null,
    google_maps_url,
    map_tiles,
    log_level: env.LOG_LEVEL || (mode === 'production' ? 'info' : 'warn'),
    min_auction_minutes: isDemoAllowed ? 2 : 10,
    max_codes_per_country,
    rate_limits: env.RATE_LIMITS !== 'off' || !isDemoAllowed,
  }
}

/**
 * The settings by which others may reach this Hoko. Demo people have public passwords and codes are read in the outbox,
 * so both exist only where there are none.
 */
function publicSettings(env: NodeJS.ProcessEnv, host: string): string[] {
  const named = ['DATABASE_URL', 'PUBLIC_URL', 'TRUSTED_PROXIES', 'SMTP_URL'].filter((name) => env[name])
  return [
    ...(isLoopback(host) ? [] : [`HOST=${host}`]),
    ...named,
    ...(env.NODE_ENV === 'production' ? ['NODE_ENV=production'] : []),
  ]
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

/** Where a key may be sent: to nobody who could listen on the way. */
function isSafeAddress(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
}

/** A secret by its name, or from the file that NAME_FILE names; empty where it is not set. */
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

function isTilesAddress(text: string): boolean {
  const [, host = '', rest = ''] = /^https?:\/\/([^/]*)(\/.*)$/.exec(text) ?? []
  return (
    isSafeAddress(text) &&
    !/[{}\s;,'"]/.test(host) &&
    ['{z}', '{x}', '{y}'].every((part) => rest.includes(part))
  )
}
