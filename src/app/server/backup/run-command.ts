import { toError } from '#platform/common/errors.ts'
import { BackupError } from '#platform/server/backup/manifest.ts'
import { ConfigError } from '#platform/server/config.ts'
import { UnusableDatabase } from '#platform/server/database/migrate.ts'

/** The command was typed wrong. */
export class UsageError extends Error {}

export const printLine = (line: string) => void process.stdout.write(`${line}\n`)

/** The exit code is the work's, 2 for a wrong command, or 1 with one plain sentence. */
export async function runCommand(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work()
  } catch (error) {
    const isPlain =
      error instanceof BackupError ||
      error instanceof ConfigError ||
      error instanceof UnusableDatabase ||
      error instanceof UsageError
    const { message, stack } = toError(error)
    process.stderr.write(`${isPlain ? message : (stack ?? message)}\n`)
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}

/** Sizes as people compare them: `12.3 MB`. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB']
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3))
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`
}
