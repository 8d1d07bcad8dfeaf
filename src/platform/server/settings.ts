import * as z from 'zod/mini'
import { parseBucketAddress } from './backup/place/bucket-address.ts'
import { fileSettings } from './files/storage/file-settings.ts'
import { nodeSettings } from './node-settings.ts'
import { akahuSettings } from './payments/members/akahu-settings.ts'
import { isSafeAddress, readServiceAccount } from './service-account.ts'
import { byCommas, meanings, choice, textThat, wholeNumber, withoutEndingSlash } from './setting-types.ts'

function isTilesAddress(text: string): boolean {
  const [, host = '', rest = ''] = /^https?:\/\/([^/]*)(\/.*)$/.exec(text) ?? []
  return (
    isSafeAddress(text) &&
    !/[{}\s;,'"]/.test(host) &&
    ['{z}', '{x}', '{y}'].every((part) => rest.includes(part))
  )
}

/** Grouped by topic. Each group reads the same flat environment. */
export const environment = z.object({
  http: z.object({
    PORT: z
      ._default(wholeNumber(0, 65_535, 'a number from 0 to 65535'), 3000)
      .register(meanings, { means: 'the port to listen on' }),
    HOST: z._default(z.string(), '127.0.0.1').register(meanings, { means: 'the address to listen on' }),
    PUBLIC_URL: z
      .optional(
        withoutEndingSlash(
          textThat(
            (text) => URL.canParse(text),
            ({ input }) => `is '${String(input)}', which is not an address.`,
          ),
        ),
      )
      .register(meanings, {
        means: 'where people reach it; used in emails and links',
        unlessSet: '`http://localhost:PORT`',
      }),
    TRUSTED_PROXIES: z._default(byCommas, []).register(meanings, {
      means: 'addresses whose `X-Forwarded-*` headers are trusted, separated by commas',
      unlessSet: 'none',
    }),
  }),
  storage: z.object({
    DATABASE_URL: z
      .optional(
        textThat((text) => /^postgres(ql)?:\/\//.test(text), 'must start with postgres:// or postgresql://.'),
      )
      .register(meanings, {
        means: 'your own PostgreSQL; `DATABASE_URL_FILE` names a file that holds it',
        unlessSet: 'the one it comes with',
      }),
    DATA_DIR: z
      ._default(z.string(), '.data')
      .register(meanings, { means: 'uploaded files, and the database it comes with' }),
  }),
  demo: z.object({
    DEMO: z.optional(choice(['full', 'small', 'none'])).register(meanings, {
      means: '`full`, `small` (29 listings) or `none` for an empty market; decided at the first start',
      unlessSet: '`full`, where a demo is allowed',
    }),
    DEMO_LIFE: z
      ._default(choice(['on', 'off']), 'on')
      .register(meanings, { means: '`off` stops the demo’s members from bidding and listing' }),
    HOKO_DEMO_PUBLIC: z.optional(z.string()).register(meanings, {
      means:
        '`yes` allows the demo where others can reach it, and an outbox for an empty market; the outbox itself answers only this machine, and nothing that came through a proxy',
      unlessSet: 'no',
    }),
  }),
  process: z.object({
    ROLE: z._default(choice(['all', 'web', 'worker']), 'all').register(meanings, {
      means: '`all`, `web` or `worker`; any number of each on one database and one `DATA_DIR` or bucket',
    }),
    NODE_ENV: z.optional(z.string()).register(meanings, {
      means: '`production` for your own market; `development` and `test` are for changing Hoko',
      unlessSet: 'a demo where one is allowed, else `production`',
    }),
    LOG_LEVEL: z.optional(z.string()).register(meanings, {
      means: 'pino’s levels; logs are JSON in production',
      unlessSet: '`info` in production, else `warn`',
    }),
  }),
  mail: z.object({
    SMTP_URL: z.optional(z.string()).register(meanings, {
      means: 'the mail server that sends email; `SMTP_URL_FILE` names a file that holds it',
      unlessSet:
        'in the demo, email stays in the outbox; elsewhere none can be sent, and nobody can register',
    }),
    MAIL_FROM: z
      ._default(z.string(), 'Hoko <no-reply@localhost>')
      .register(meanings, { means: 'the sender of email' }),
  }),
  sms: z.object({
    TWILIO_ACCOUNT_SID: z
      .optional(
        textThat((text) => /^AC[0-9a-f]{32}$/i.test(text), 'must be AC and 32 digits and letters a to f.'),
      )
      .register(meanings, {
        means:
          'text messages are sent by this account of Twilio; then phone numbers are confirmed by SMS alone',
        unlessSet: 'none can be sent, and codes go by email',
      }),
    TWILIO_AUTH_TOKEN: z.optional(z.string()).register(meanings, {
      means: 'its token; `TWILIO_AUTH_TOKEN_FILE` names a file that holds it',
      unlessSet: 'none',
    }),
    TWILIO_FROM: z
      .optional(
        textThat(
          (text) => /^\+[1-9]\d{6,14}$/.test(text) || /^MG[0-9a-f]{32}$/i.test(text),
          'must be a number such as +6421000000, or a messaging service (MG…).',
        ),
      )
      .register(meanings, {
        means: 'the number they come from, or a messaging service (`MG…`)',
        unlessSet: 'none',
      }),
    TWILIO_URL: z
      ._default(
        withoutEndingSlash(textThat(isSafeAddress, 'must be an https address (http only on this machine).')),
        'https://api.twilio.com',
      )
      .register(meanings, { means: 'where that API is' }),
  }),
  fcm: z.object({
    FCM_SERVICE_ACCOUNT: z
      .optional(
        textThat(
          (text) => readServiceAccount(text) !== null,
          'must be the JSON of a service account’s key, as Google’s console gives it.',
        ),
      )
      .register(meanings, {
        means:
          'apps are pushed to by Firebase Cloud Messaging with this key of a service account; `FCM_SERVICE_ACCOUNT_FILE` names a file that holds it',
        unlessSet: 'browsers alone, by Web Push',
      }),
    FCM_URL: z
      ._default(
        withoutEndingSlash(textThat(isSafeAddress, 'must be an https address (http only on this machine).')),
        'https://fcm.googleapis.com',
      )
      .register(meanings, { means: 'where that API is' }),
  }),
  vehicleData: z.object({
    VEHICLE_DATA_URL: z
      .optional(
        withoutEndingSlash(textThat(isSafeAddress, 'must be an https address (http only on this machine).')),
      )
      .register(meanings, {
        means: 'where plates and driver licences are looked up, see below',
        unlessSet: 'a sample register in the demo, else none',
      }),
    VEHICLE_DATA_KEY: z.optional(z.string()).register(meanings, {
      means: 'its key; `VEHICLE_DATA_KEY_FILE` names a file that holds it',
      unlessSet: 'none',
    }),
  }),
  motorcentral: z.object({
    MOTORCENTRAL_URL: z
      .optional(
        withoutEndingSlash(textThat(isSafeAddress, 'must be an https address (http only on this machine).')),
      )
      .register(meanings, {
        means: 'where dealers’ stock is fetched, see below',
        unlessSet: 'a sample stock in the demo, else files can only be uploaded',
      }),
    MOTORCENTRAL_KEY: z.optional(z.string()).register(meanings, {
      means: 'its key; `MOTORCENTRAL_KEY_FILE` names a file that holds it',
      unlessSet: 'none',
    }),
  }),
  payments: z.object({
    PAYMENTS: z.optional(choice(['stripe', 'sandbox'])).register(meanings, {
      means:
        'who takes payments for plans: `stripe`, or the `sandbox`, which takes Stripe’s public test cards and no money',
      unlessSet: '`stripe` with its key, else `sandbox` in the demo, else none: plans can’t be paid for',
    }),
    HOKO_SANDBOX_PUBLIC: z.optional(z.string()).register(meanings, {
      means: '`yes` allows `PAYMENTS=sandbox` outside the demo: anybody can have every plan for nothing',
      unlessSet: 'no',
    }),
    STRIPE_SECRET_KEY: z
      .optional(
        textThat(
          (text) => /^[sr]k_(test|live)_\w+$/.test(text),
          'must be a secret or restricted key (sk_… or rk_…).',
        ),
      )
      .register(meanings, {
        means: 'Stripe’s secret key; `STRIPE_SECRET_KEY_FILE` names a file that holds it',
        unlessSet: 'none',
      }),
    STRIPE_WEBHOOK_SECRET: z
      .optional(textThat((text) => /^whsec_\S+$/.test(text), 'must be a signing secret (whsec_…).'))
      .register(meanings, {
        means:
          'the signing secret of the webhook `PUBLIC_URL/api/stripe-webhook`; `STRIPE_WEBHOOK_SECRET_FILE` names a file that holds it',
        unlessSet: 'Stripe’s events are asked for every minute',
      }),
    STRIPE_CONNECT_WEBHOOK_SECRET: z
      .optional(textThat((text) => /^whsec_\S+$/.test(text), 'must be a signing secret (whsec_…).'))
      .register(meanings, {
        means:
          'the signing secret of a second webhook at the same address, for events of connected accounts; `STRIPE_CONNECT_WEBHOOK_SECRET_FILE` names a file that holds it',
        unlessSet: 'sellers’ accounts are read when they come back from Stripe, and now and then',
      }),
    STRIPE_URL: z
      ._default(
        withoutEndingSlash(textThat(isSafeAddress, 'must be an https address (http only on this machine).')),
        'https://api.stripe.com',
      )
      .register(meanings, { means: 'where that API is' }),
  }),
  maps: z.object({
    GOOGLE_MAPS_KEY: z.optional(z.string()).register(meanings, {
      means:
        'addresses that members write are looked up by Google’s Geocoding API with this key; `GOOGLE_MAPS_KEY_FILE` names a file that holds it',
      unlessSet: 'they are looked up in the built-in gazetteer',
    }),
    GOOGLE_MAPS_URL: z
      ._default(textThat(isSafeAddress, 'must start with https://.'), 'https://maps.googleapis.com')
      .register(meanings, { means: 'where that API is' }),
    MAP_TILES_URL: z
      .optional(
        textThat(isTilesAddress, 'must start with https:// and hold {z}, {x} and {y} after the host.'),
      )
      .register(meanings, {
        means: 'a tile server (`https://…/{z}/{x}/{y}.png`)',
        unlessSet: 'the coastline and place names',
      }),
    MAP_TILES_ATTRIBUTION: z
      .optional(z.string())
      .register(meanings, { means: 'the attribution that the tile server asks for', unlessSet: 'none' }),
  }),
  limits: z.object({
    SMS_CODES_PER_COUNTRY: z
      ._default(wholeNumber(1, Number.MAX_SAFE_INTEGER, 'a whole number above 0'), 5000)
      .register(meanings, {
        means:
          'how many codes are sent by SMS to one country’s numbers in a day before each costs its asker a proof of work; at four times as many there are no more',
      }),
    RATE_LIMITS: z.optional(z.string()).register(meanings, {
      means: '`off` removes every request limit, for benchmarks, where a demo is allowed',
      unlessSet: '`on`',
    }),
  }),
  files: fileSettings,
  nodes: nodeSettings,
  backups: z.object({
    BACKUP_TO: z
      .optional(
        textThat(
          (text) => !/^[a-z][a-z0-9+.-]*:\/\//i.test(text) || parseBucketAddress(text) !== null,
          ({ input }) => `is '${String(input)}', but must be a folder or s3://bucket/prefix.`,
        ),
      )
      .register(meanings, {
        means:
          'where a worker backs up to: a folder on a disk that all workers share, or `s3://bucket/prefix` at the `S3_…` server; set it on every worker',
        unlessSet: 'none are made but by `npm run backup`',
      }),
    BACKUP_EVERY_HOURS: z
      ._default(wholeNumber(1, 720, 'a whole number of hours from 1 to 720'), 24)
      .register(meanings, {
        means: 'how often; staff are alerted when none has succeeded for twice as long',
      }),
  }),
  akahu: akahuSettings,
})

export type Settings = z.output<typeof environment>
