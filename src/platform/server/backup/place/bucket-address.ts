const pattern = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._-]+)*)\/?$/

export const isBucketAddress = (text: string): boolean => text.startsWith('s3://')

export interface BucketAddress {
  bucket: string
  /** Ends in a slash, or is empty. */
  prefix: string
}

/** @returns null if it is no `s3://bucket` or `s3://bucket/prefix` */
export function parseBucketAddress(text: string): BucketAddress | null {
  const [, bucket, path = ''] = pattern.exec(text) ?? []
  return bucket === undefined ? null : { bucket, prefix: path === '' ? '' : `${path.slice(1)}/` }
}
