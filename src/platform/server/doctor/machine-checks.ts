import { lookup } from 'node:dns/promises'
import { readFileSync } from 'node:fs'
import { mkdir, open, rename, rm, statfs } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import tls from 'node:tls'
import type { Config } from '../config.ts'
import { canSend } from '../messages.ts'
import { ok, warn, wrong, type Check } from './check.ts'

const nodeMajor = 24
/** A picture needs some megabytes while it is rendered, PostgreSQL a segment of its log. */
const minFreeBytes = 1e9
const minFreeShare = 0.05
/** One for each connection, and a live stream stays open. */
const minOpenFiles = 4096

export const checkNode: Check = {
  name: 'Node',
  run: () => {
    const { node } = process.versions
    return Number(node.split('.')[0]) >= nodeMajor
      ? ok(node)
      : wrong(`${node}, but Hoko needs ${nodeMajor} or newer`)
  },
}

export const checkOpenFiles: Check = {
  name: 'open files',
  run: () => {
    if (process.platform !== 'linux') return ok('not limited by Linux')
    const [, soft = ''] = /^Max open files\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return soft === 'unlimited' || Number(soft) >= minOpenFiles
      ? ok(`${soft} allowed`)
      : wrong(`${soft} allowed; set ulimit -n to ${minOpenFiles} or more`)
  },
}

export function listFolderChecks(folder: string, name: string): Check[] {
  return [
    {
      name: `${name} writable`,
      run: async () => {
        await mkdir(folder, { recursive: true })
        const draft = path.join(folder, `doctor-${crypto.randomUUID()}`)
        try {
          const file = await open(draft, 'wx')
          await file.writeFile('written')
          await file.sync()
          await file.close()
          await rename(draft, `${draft}.renamed`)
        } finally {
          await rm(draft, { force: true })
          await rm(`${draft}.renamed`, { force: true })
        }
        return ok(folder)
      },
    },
    {
      name: `${name} free`,
      run: async () => {
        const { bavail, blocks, bsize, ffree, files } = await statfs(folder)
        const free = `${((bavail * bsize) / 1e9).toFixed(1)} GB free`
        const inodes = files > 0 ? `, ${ffree} of ${files} inodes` : ''
        if (bavail * bsize < minFreeBytes || bavail < minFreeShare * blocks) return wrong(`only ${free}`)
        // Some file systems make inodes as they go, and count none.
        if (files > 0 && ffree < minFreeShare * files)
          return wrong(`${free}, but only ${ffree} of ${files} inodes`)
        return ok(`${free}${inodes}`)
      },
    },
  ]
}

export function listNetworkChecks(config: Config): Check[] {
  const { mail, process: node, http } = config
  return [
    {
      name: 'mail',
      run: async () => {
        if (mail.smtpUrl) return ok(`${await connectTo(new URL(mail.smtpUrl))} answers`)
        if (node.mode !== 'production') return ok('stays in the outbox')
        return canSend(config, 'sms')
          ? warn('SMTP_URL is not set: no email can be sent')
          : wrong('SMTP_URL is not set: nobody can register')
      },
    },
    {
      name: 'public address',
      run: async () => {
        const { hostname } = new URL(http.publicUrl)
        const { address } = await lookup(hostname.replaceAll(/[[\]]/g, ''))
        return ok(`${http.publicUrl} is ${address}`)
      },
    },
  ]
}

const connectMs = 5_000

/** Connects, and sends nothing. */
async function connectTo({ protocol, hostname, port }: URL): Promise<string> {
  const isEncrypted = protocol === 'smtps:'
  const target = { host: hostname, port: Number(port) || (isEncrypted ? 465 : 587) }
  const socket = isEncrypted ? tls.connect({ ...target, servername: hostname }) : net.connect(target)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  socket.once(isEncrypted ? 'secureConnect' : 'connect', () => resolve())
  socket.once('error', reject)
  socket.setTimeout(connectMs, () => reject(new Error('no answer within 5 s')))
  try {
    await promise
    return `${target.host}:${target.port}`
  } catch (error) {
    throw new Error(`${target.host}:${target.port} can’t be reached`, { cause: error })
  } finally {
    socket.destroy()
  }
}
