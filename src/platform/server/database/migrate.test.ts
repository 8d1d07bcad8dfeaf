import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#test/harness/test-database.ts'
import { migrateDatabase, refuseOldServer, refuseUnmigrated, UnusableDatabase } from './migrate.ts'

const serverOf = (serverVersionNum: string, serverVersion: string) =>
  ({
    query: async () => ({ rows: [{ server_version_num: serverVersionNum, server_version: serverVersion }] }),
  }) as unknown as pg.Client

test('a server older than PostgreSQL 15 is refused with one sentence', async () => {
  const refusal = refuseOldServer(serverOf('140010', '14.10 (Debian 14.10-1)'))
  await expect(refusal).rejects.toThrow(UnusableDatabase)
  await expect(refusal).rejects.toThrow(
    /^Hoko needs PostgreSQL 15 or newer; this is 14\.10 \(Debian 14\.10-1\)\.$/,
  )
  await expect(refuseOldServer(serverOf('150000', '15.0'))).resolves.toBeUndefined()
})

test('migrating an up-to-date database does nothing', async () => {
  const { connection, drop } = await createTestDatabase()
  try {
    expect(await migrateDatabase(connection)).toEqual([])
  } finally {
    await drop()
  }
})

test('a database older than the baseline is refused with one sentence and isn’t changed', async () => {
  await aDatabase(async ({ add, run, other }) => {
    await other.query('delete from migrations')
    await other.query(`insert into migrations (name) values ('0001-platform.sql'), ('0002-places.sql')`)
    await add('9001-note.sql', 'alter table deals add column note text;')
    const refusal = run()
    await expect(refusal).rejects.toThrow(UnusableDatabase)
    await expect(refusal).rejects.toThrow(
      /^This database was made by an older Hoko and can’t be updated; delete .*, or set DATA_DIR to a new one\.$/,
    )
    const { rows } = await other.query('select name from migrations order by name')
    expect(rows).toEqual([{ name: '0001-platform.sql' }, { name: '0002-places.sql' }])
    await expect(other.query('select note from deals')).rejects.toThrow(/note/)
  })
})

async function aDatabase(
  work: (given: {
    add: (name: string, statements: string) => Promise<void>
    run: (waitMs?: number) => Promise<string[]>
    runRelease: (release: string) => Promise<string[]>
    start: () => Promise<void>
    forget: (name: string) => Promise<void>
    other: pg.Client
  }) => Promise<void>,
) {
  const { connection, drop } = await createTestDatabase()
  const folder = await mkdtemp(path.join(tmpdir(), 'hoko-migrations-'))
  const other = new pg.Client(connection)
  await other.connect()
  try {
    await work({
      add: (name, statements) => writeFile(path.join(folder, name), statements),
      run: (waitMs) => migrateDatabase(connection, { folder, ...(waitMs ? { waitMs } : {}) }),
      runRelease: (release) => migrateDatabase(connection, { folder, release }),
      start: () => refuseUnmigrated(connection, { folder }),
      forget: (name) => rm(path.join(folder, name)),
      other,
    })
  } finally {
    await other.end()
    await drop()
    await rm(folder, { recursive: true, force: true })
  }
}

test('a migration that waits for a table lets others pass and tries again', async () => {
  await aDatabase(async ({ add, run, other }) => {
    await add('9001-note.sql', 'alter table deals add column note text;')
    await other.query('begin')
    await other.query('lock table deals in row exclusive mode')
    await expect(run(1)).rejects.toThrow(/^Migration 9001-note\.sql failed: .*lock timeout/)
    const migrating = run()
    await pause(2_500)
    await other.query('commit')
    expect(await migrating).toEqual(['9001-note.sql'])
    expect((await other.query('select note from deals')).rows).toEqual([])
    expect(await run()).toEqual([])
  })
}, 20_000)

test('a migration that deadlocks with a writer tries again', async () => {
  await aDatabase(async ({ add, run, other }) => {
    await add(
      '9001-notes.sql',
      'alter table deals add column note text; alter table listings add column note text;',
    )
    await other.query('begin')
    await other.query('lock table listings in row exclusive mode')
    const migrating = run()
    await pause(500)
    await other.query('lock table deals in row exclusive mode')
    await other.query('commit')
    expect(await migrating).toEqual(['9001-notes.sql'])
  })
}, 20_000)

test('an index is built concurrently with writes, and again after a failed try', async () => {
  await aDatabase(async ({ add, run, other }) => {
    await other.query('create table notes (text text)')
    await other.query(`insert into notes values ('a'), ('a')`)
    await expect(other.query('create unique index concurrently notes_text on notes (text)')).rejects.toThrow(
      /notes_text/,
    )
    await other.query('delete from notes')
    await add(
      '9001-index.sql',
      '-- Concurrently; notes are many.\ncreate unique index concurrently notes_text on notes (text);\ncreate index concurrently notes_length on notes (length(text));\n',
    )
    expect(await run()).toEqual(['9001-index.sql'])
    const { rows } = await other.query(
      `select indexrelid::regclass::text as name, indisvalid from pg_index where indrelid = 'notes'::regclass order by 1`,
    )
    expect(rows).toEqual([
      { name: 'notes_length', indisvalid: true },
      { name: 'notes_text', indisvalid: true },
    ])
  })
})

test('a release runs on the schema of the next one, and is refused by that of the one after', async () => {
  await aDatabase(async ({ add, forget, runRelease, start, other }) => {
    await other.query(`update migrations set release = null`)
    await other.query(`delete from migrations where name <> '0001-baseline.sql'`)
    await add('0001-baseline.sql', '')
    for (const [name, release] of [
      ['9001-a.sql', '3.0.0'],
      ['9002-b.sql', '3.0.0'],
      ['9003-c.sql', '4.0.0'],
    ] as const) {
      await add(name, '')
      expect(await runRelease(release)).toEqual([name])
    }
    await forget('9003-c.sql')
    await expect(start()).resolves.toBeUndefined()
    await forget('9002-b.sql')
    for (const begin of [start, () => runRelease('2.0.0')]) {
      const refusal = begin()
      await expect(refusal).rejects.toThrow(UnusableDatabase)
      await expect(refusal).rejects.toThrow(/more than one release older than the database, which 4\.0\.0/)
    }
  })
})

test('a database that isn’t up to date is refused where nodes don’t migrate it', async () => {
  await aDatabase(async ({ add, run, start }) => {
    await expect(start()).resolves.toBeUndefined()
    await add('9001-note.sql', 'alter table deals add column note text;')
    await expect(start()).rejects.toThrow(/^The database isn’t up to date \(9001-note\.sql\)\. Run/)
    await run()
    await expect(start()).resolves.toBeUndefined()
  })
})

test('a database whose records have no release yet gets the column', async () => {
  await aDatabase(async ({ add, run, other }) => {
    await other.query('alter table migrations drop column release')
    await add('9001-a.sql', '')
    expect(await run()).toEqual(['9001-a.sql'])
    const { rows } = await other.query(
      `select release is not null as has from migrations where name = '9001-a.sql'`,
    )
    expect(rows).toEqual([{ has: true }])
  })
})
