import type { FastifyBaseLogger } from 'fastify'
import type { ChildLoggerOptions, Logger } from 'pino'

type Method = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal'
type Said = Parameters<Logger['info']>

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

  child(...asked: Parameters<Logger['child']>): FastifyBaseLogger {
    return this.#make().child(...asked)
  }

  silent(): void {}

  trace(...said: Said): void {
    this.#write('trace', said)
  }

  debug(...said: Said): void {
    this.#write('debug', said)
  }

  info(...said: Said): void {
    this.#write('info', said)
  }

  warn(...said: Said): void {
    this.#write('warn', said)
  }

  error(...said: Said): void {
    this.#write('error', said)
  }

  fatal(...said: Said): void {
    this.#write('fatal', said)
  }

  #make(): Logger {
    return (this.#made ??= this.#parent.child(this.#bindings, this.#options))
  }

  #write(method: Method, said: Said): void {
    const { values } = this.#parent.levels
    if (values[method]! >= (values[this.level] ?? Number.POSITIVE_INFINITY)) this.#make()[method](...said)
  }
}
