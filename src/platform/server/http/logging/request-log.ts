import type { FastifyBaseLogger } from 'fastify'
import type { ChildLoggerOptions, Logger } from 'pino'
import { must } from '#platform/common/must.ts'

type Method = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal'
type LogArgs = Parameters<Logger['info']>

/**
 * A request's log, created on its first entry: it costs more than a small answer, and most requests
 * write nothing. A class, since functions made for each request cost as well.
 */
export class RequestLog implements FastifyBaseLogger {
  #parent: Logger
  #bindings: Record<string, unknown>
  #options: ChildLoggerOptions
  #made: Logger | undefined

  constructor(parent: Logger, bindings: Record<string, unknown>, options: ChildLoggerOptions) {
    this.#parent = parent
    this.#bindings = bindings
    this.#options = options
  }

  get level(): string {
    return this.#made?.level ?? this.#options.level ?? this.#parent.level
  }

  set level(level: string) {
    this.#make().level = level
  }

  child(...args: Parameters<Logger['child']>): FastifyBaseLogger {
    return this.#make().child(...args)
  }

  silent(): void {}

  trace(...args: LogArgs): void {
    this.#write('trace', args)
  }

  debug(...args: LogArgs): void {
    this.#write('debug', args)
  }

  info(...args: LogArgs): void {
    this.#write('info', args)
  }

  warn(...args: LogArgs): void {
    this.#write('warn', args)
  }

  error(...args: LogArgs): void {
    this.#write('error', args)
  }

  fatal(...args: LogArgs): void {
    this.#write('fatal', args)
  }

  #make(): Logger {
    return (this.#made ??= this.#parent.child(this.#bindings, this.#options))
  }

  #write(method: Method, args: LogArgs): void {
    const { values } = this.#parent.levels
    if (must(values[method], 'value of the level') >= (values[this.level] ?? Number.POSITIVE_INFINITY))
      this.#make()[method](...args)
  }
}
