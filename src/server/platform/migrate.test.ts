import type pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#test/harness/test-database.ts'
import { migrate, refuseOldServer, UnusableDatabase } from './migrate.ts'

const serverOf = (server_version_num: string, server_version: string) =>
  ({ query: async () => ({ rows: [{ server_version_num, server_version }] }) }) as unknown as pg.Client

test('a server older than PostgreSQL 16 is refused in one sentence', async () => {
  const refusal = refuseOldServer(serverOf('150004', '15.4 (Debian 15.4-1)'))
  await expect(refusal).rejects.toThrow(UnusableDatabase)
  await expect(refusal).rejects.toThrow(
    /^Hoko needs PostgreSQL 16 or newer; this is 15\.4 \(Debian 15\.4-1\)\.$/,
  )
  await expect(refuseOldServer(serverOf('160000', '16.0'))).resolves.toBeUndefined()
})

test('migrating what is migrated already does nothing', async () => {
  const { connection, drop } = await createTestDatabase()
  try {
    expect(await migrate(connection)).toEqual([])
  } finally {
    await drop()
  }
})
