import type { FastifyBaseLogger } from 'fastify'
import type { ChildLoggerOptions, Logger } from 'pino'

const methods = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const

/**
 * A request's log, which is made when there is something to write: it costs more than a small answer, and most requests
 * write nothing.
 */
export function createRequestLog(
  parent: Logger,
  bindings: Record<string, unknown>,
  options: ChildLoggerOptions,
): FastifyBaseLogger {
  let made: Logger | undefined
  const log = () => (made ??= parent.child(bindings, options))
  const { values } = parent.levels
  const wanted = values[options.level ?? parent.level] ?? Number.POSITIVE_INFINITY
  const request_log: Record<string, unknown> = {
    child: (...asked: Parameters<Logger['child']>) => log().child(...asked),
    silent: () => undefined,
    get level() {
      return made?.level ?? options.level ?? parent.level
    },
    set level(level: string) {
      log().level = level
    },
  }
  for (const method of methods)
    request_log[method] = (...said: Parameters<Logger['info']>) => {
      if (made || values[method]! >= wanted) log()[method](...said)
    }
  return request_log as unknown as FastifyBaseLogger
}
