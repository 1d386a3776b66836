import type { FastifyBaseLogger } from 'fastify'
import type { Logger } from 'pino'

/** A log whose lines name their request. Few requests write one, so what names it in them is made for the first. */
export class RequestLog implements FastifyBaseLogger {
  readonly #log: Logger
  readonly #requestId: string
  #named: Logger | null = null

  constructor(log: Logger, requestId: string) {
    this.#log = log
    this.#requestId = requestId
  }

  get level(): string {
    return this.#log.level
  }

  child(...given: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#own.child(...given)
  }

  fatal(...line: unknown[]): void {
    Reflect.apply(this.#own.fatal, this.#own, line)
  }
  error(...line: unknown[]): void {
    Reflect.apply(this.#own.error, this.#own, line)
  }
  warn(...line: unknown[]): void {
    Reflect.apply(this.#own.warn, this.#own, line)
  }
  info(...line: unknown[]): void {
    Reflect.apply(this.#own.info, this.#own, line)
  }
  debug(...line: unknown[]): void {
    Reflect.apply(this.#own.debug, this.#own, line)
  }
  trace(...line: unknown[]): void {
    Reflect.apply(this.#own.trace, this.#own, line)
  }
  silent(): void {}

  get #own(): Logger {
    return (this.#named ??= this.#log.child({ requestId: this.#requestId }))
  }
}
