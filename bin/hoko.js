#!/usr/bin/env node
import module from 'node:module'
import os from 'node:os'
import process from 'node:process'
import { bench } from './bench.js'
import { buildProduct } from './build.js'
import { checkProduct } from './check.js'
import { install } from './install.js'
import {
  compile_cache,
  continueOnModernNode,
  isImage,
  isModern,
  root,
  runTool,
  stopWithParent,
} from './run.js'
import { PlainError } from './step.js'
import { measureByLighthouse, prove, takeScreenshots, test } from './test.js'

// Each command returns its exit code, or undefined if it runs until stopped.
const commands = {
  start: {
    about: 'build what has changed, then serve on http://localhost:3000',
    async run() {
      await buildProduct()
      const { runHoko } = await import('#app/server/main.ts')
      await runHoko()
    },
  },
  dev: {
    about: 'serve, and reload server and pages as their files change',
    run: () =>
      runTool('node', ['--watch', '--watch-preserve-output', 'src/app/server/main.ts'], {
        NODE_ENV: 'development',
      }),
  },
  build: {
    about: 'build the pages, if anything they are made of has changed',
    run: buildProduct,
  },
  migrate: {
    about: 'bring the database to the newest version',
    run: () => runTool('node', ['src/app/server/migrate.ts']),
  },
  reindex: {
    about: 'write the search index anew, while Hoko runs or without it',
    run: () => runTool('node', ['src/app/server/reindex.ts']),
  },
  'migrate-storage': {
    about: 'move uploaded files: `migrate-storage --from disk --to s3`, or back; `--delete` at the end',
    run: (args) => runTool('node', ['src/app/server/migrate-storage.ts', ...args]),
  },
  admin: {
    about: 'make an administrator, or a link for one who forgot: `admin create EMAIL`, `admin reset EMAIL`',
    run: (args) => runTool('node', ['src/app/server/admin.ts', ...args]),
  },
  backup: {
    about: 'copy the database and the files to a folder, while Hoko runs or without it: `backup --to FOLDER`',
    run(args) {
      // Even its start gives way to others.
      os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
      return runTool('node', ['src/app/server/backup/backup.ts', ...args])
    },
  },
  restore: {
    about: 'fill an empty database from a backup and check it: `restore FOLDER`',
    run: (args) => runTool('node', ['src/app/server/backup/restore.ts', ...args]),
  },
  doctor: {
    about: 'check settings, database, disk, mail and backups; exit code 1 if anything is wrong',
    run: (args) => runTool('node', ['src/app/server/doctor/doctor.ts', ...args]),
  },
  check: {
    about: 'format, lint, types, walls and dead code',
    run: checkProduct,
  },
  test: {
    about: 'check everything and run every test; `test unit`, `test browser` or `test journeys` for one part',
    run: test,
  },
  prove: {
    about: 'the same at full depth: every repetition, every screen at both widths',
    run: prove,
  },
  bench: {
    about: 'measure how quick it is; `bench bids` for one benchmark',
    run: bench,
  },
  'new-domain': {
    about: 'make a domain with an operation, a table, a page and a test: `new-domain gift-cards`',
    run: (args) => runTool('node', ['tools/new-domain/main.ts', ...args]),
  },
  'verify-ledger': {
    about: 'check the ledger of an auction that was downloaded',
    run: (args) => runTool('node', ['tools/verify-ledger/main.ts', ...args]),
  },
  screenshots: {
    about: 'take a picture of every screen, in both themes and widths',
    run: takeScreenshots,
  },
  lighthouse: {
    about: 'let Lighthouse look at the home page, the results and a listing, three times each',
    run: measureByLighthouse,
  },
}

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]

try {
  if (command) await prepareAndRun(command)
  else showCommands()
} catch (error) {
  process.stderr.write(`${error instanceof PlainError ? error.message : error.stack}\n`)
  process.exitCode = 1
}

async function prepareAndRun({ run }) {
  process.chdir(root)
  stopWithParent()
  if (!isImage) await install()
  if (!isModern) return continueOnModernNode()
  // The compile cache halves the start-up time.
  module.enableCompileCache(compile_cache)
  if (!isImage) {
    const { writeTexts } = await import('../vite/write-texts.ts')
    await writeTexts()
  }
  process.exitCode = await run(args)
}

function showCommands() {
  process.stdout.write('Usage: node bin/hoko.js <command>\n\n')
  for (const [each, { about }] of Object.entries(commands))
    process.stdout.write(`  ${each.padEnd(15)} ${about}\n`)
  process.exitCode = name === '' || name === 'help' ? 0 : 1
}
