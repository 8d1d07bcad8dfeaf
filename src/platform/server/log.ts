import { Writable } from 'node:stream'
import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino'
import { getErrorCode } from '#platform/common/errors.ts'
import type { Config } from './config.ts'

const secrets = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'password',
  'current_password',
  'new_password',
  'token',
  'code',
  'registration_token',
  'request_token',
  'challenge',
  'firebase_token',
  'push_subscription',
]

/** Redacts it at any of three levels: `req.headers.authorization`. */
const redact = ['', '*.', '*.*.'].flatMap((level) =>
  secrets.map((name) => (name.startsWith('[') ? level.replace(/\.$/, '') + name : level + name)),
)

/** @param node named in each line, unless a person reads them */
export function createLog(
  config: Pick<Config['process'], 'mode' | 'logLevel'>,
  destination?: DestinationStream,
  node?: string,
): Logger {
  const forPeople = config.mode === 'demo' || config.mode === 'development'
  return pino(
    {
      level: config.logLevel,
      base: node !== undefined && !forPeople ? { node } : null,
      redact: { paths: redact, censor: '[hidden]' },
      serializers: { req: getRequest, res: ({ statusCode }) => ({ status: statusCode }), err: getError },
    },
    destination ?? (forPeople ? linesForPeople(process.stderr) : pino.destination({ fd: 1, sync: false })),
  )
}

function loggedPath(url: string): string {
  return url
    .replace(/[?#].*$/s, '')
    .replace(/(\/(?:auth\/reset-password|stop-alerts|stop-emails)\/)[^/]+/, '$1[hidden]')
}

function getRequest({ method, url }: { method: string; url: string }) {
  return { method, path: loggedPath(url) }
}

/** Only known properties: a database error's others quote the row. */
function getError(error: Error): object {
  const { type, message, stack } = stdSerializers.err(error)
  const sqlstate = getErrorCode(error)
  return { type, message, stack, ...(typeof sqlstate === 'string' ? { reason: sqlstate } : {}) }
}

/** Formats `12:03:11 warn the message GET /path 500 the error`. */
export function linesForPeople(output: NodeJS.WritableStream): DestinationStream {
  return new Writable({
    decodeStrings: false,
    write(chunk, _encoding, done) {
      output.write(formatLine(String(chunk)), done)
    },
  })
}

function formatLine(json: string): string {
  const { level, time, msg = '', req, res, responseTime, err } = JSON.parse(json)
  const parts = [
    new Date(time).toTimeString().slice(0, 8),
    (pino.levels.labels[level] ?? String(level)).padEnd(5),
    msg,
    req && `${req.method} ${req.path}`,
    res && `${res.status}`,
    responseTime !== undefined && `${Math.round(responseTime)} ms`,
    err && err.message !== msg && err.message,
  ]
  const line = parts.filter(Boolean).join(' ')
  return `${level >= 50 && err?.stack ? `${line}\n${err.stack}` : line}\n`
}
