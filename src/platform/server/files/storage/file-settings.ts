import * as z from 'zod/mini'
import type { S3Server, S3Settings } from './s3-client.ts'
import { isSafeAddress } from '../../service-account.ts'
import { invalid, meanings, choice, textThat, withoutEndingSlash } from '../../setting-types.ts'

const invalidUrl = invalid('an address that starts with http:// or https://')

export const fileSettings = z.object({
  FILES: z._default(choice(['disk', 's3']), 'disk').register(meanings, {
    means:
      'where uploaded files are stored: `disk` is `DATA_DIR`, `s3` a bucket. Those of the other place can be read as long as both are set up, until `migrate-storage` has moved them',
  }),
  S3_BUCKET: z.optional(z.string()).register(meanings, {
    means: 'the bucket of `FILES=s3`; its keys need the rights to list, read, write and delete',
    unlessSet: 'none',
  }),
  S3_REGION: z.optional(z.string()).register(meanings, {
    means: 'its region',
    unlessSet: '`AWS_REGION` and what else Amazon’s SDK reads; `us-east-1` with `S3_ENDPOINT`',
  }),
  S3_ENDPOINT: z
    .optional(
      withoutEndingSlash(textThat((text) => /^https?:\/\/[^/]/.test(text) && URL.canParse(text), invalidUrl)),
    )
    .register(meanings, {
      means: 'where that API is, if not at Amazon (Ceph, MinIO, R2)',
      unlessSet: 'Amazon’s',
    }),
  S3_ACCESS_KEY_ID: z.optional(z.string()).register(meanings, {
    means: 'its access key',
    unlessSet: 'the SDK’s own ways: `AWS_ACCESS_KEY_ID`, a profile, the role of an instance or a pod',
  }),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()).register(meanings, {
    means: 'the secret of that key; `S3_SECRET_ACCESS_KEY_FILE` names a file that holds it',
    unlessSet: 'as above',
  }),
  MEDIA_URL: z
    .optional(
      withoutEndingSlash(textThat(isSafeAddress, 'must be an https address (http only on this machine).')),
    )
    .register(meanings, {
      means:
        'a CDN for public pictures: their addresses begin with it, and it fetches `/media/…` from `PUBLIC_URL`',
      unlessSet: 'pictures have addresses of `PUBLIC_URL`',
    }),
  MEDIA_PURGE_URL: z
    .optional(textThat(isSafeAddress, 'must be an https address (http only on this machine).'))
    .register(meanings, {
      means:
        'gets `{"addresses": […]}` by POST when pictures are removed or get a new address, until it answers 2xx',
      unlessSet: 'caches keep removed pictures for up to a year',
    }),
  MEDIA_PURGE_SECRET: z.optional(z.string()).register(meanings, {
    means: 'sent to it as a bearer token; `MEDIA_PURGE_SECRET_FILE` names a file that holds it',
    unlessSet: 'none',
  }),
})

type FileSettings = z.output<typeof fileSettings>

export interface FileConfig {
  place: FileSettings['FILES']
  /** With `disk` it holds files that weren't moved from there yet. */
  s3: S3Settings | null
  /** Also that of backups in a bucket. */
  server: S3Server
  /** Where a CDN serves public pictures, without a trailing slash. */
  mediaUrl: string | null
  purge: { url: string; secret: string | null } | null
}

export function buildFileConfig({
  FILES: place,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: id,
  S3_SECRET_ACCESS_KEY: secret,
  MEDIA_URL: mediaUrl,
  MEDIA_PURGE_URL: purgeUrl,
  MEDIA_PURGE_SECRET: purgeSecret,
}: FileSettings): FileConfig {
  const keys = id && secret ? { id, secret } : null
  const server = { region: region ?? null, endpoint: endpoint ?? null, keys }
  return {
    place,
    s3: bucket ? { bucket, ...server } : null,
    server,
    mediaUrl: mediaUrl ?? null,
    purge: purgeUrl ? { url: purgeUrl, secret: purgeSecret ?? null } : null,
  }
}
