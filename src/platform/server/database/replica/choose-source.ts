import type { DataSource } from '../../cache/caches.ts'
import type { Platform } from '../../platform.ts'

type Sources = Pick<Platform, 'db' | 'caches' | 'replica'>

/** For reports, exports and files for search engines: many rows, which may be two seconds old. */
export const getBulkSource = ({ db, caches, replica }: Sources): DataSource => replica ?? { db, caches }

/** A member reads the primary, and so what they have just written. */
export const chooseSource = (platform: Sources, mayHaveWritten: boolean): DataSource =>
  mayHaveWritten ? platform : getBulkSource(platform)
