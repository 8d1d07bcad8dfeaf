import type { Readable } from 'node:stream'

export interface PlacedPart {
  part: string
  bytes: number
}

/**
 * A folder of backups, on a disk or in a bucket. Its parts have names such as
 * `2026-12-01T15-00-00-000Z/tables/main.bids.copy.zst`. All calls throw a BackupError if the place is
 * at fault.
 */
export interface BackupPlace {
  /** As operators write it: an absolute path, or `s3://bucket/prefix`. */
  readonly address: string
  /** Parts that are written or read at the same time. */
  readonly parallel: number
  /** Throws if it can't be reached or made. */
  prepare(): Promise<void>
  /** Replaces it, whole or not at all; durable once this ends. */
  write(part: string, source: Readable): Promise<void>
  /** Throws MissingPart without it. */
  read(part: string): Promise<Readable>
  /** Null without it. */
  getBytes(part: string): Promise<number | null>
  /** All parts under a folder such as `files/`, what a killed process left of one included. */
  list(folder: string): AsyncIterable<PlacedPart>
  listFolders(): Promise<string[]>
  /** Removing a missing one is no error. */
  remove(part: string): Promise<void>
  removeFolder(folder: string): Promise<void>
  /** @returns the folder of a backup until it is finished: the same where folders can't be renamed */
  beginDraft(name: string): Promise<string>
  finishDraft(name: string): Promise<void>
  /** Parts of which a killed process had sent a piece. */
  removePieces(): Promise<void>
}
