import * as t from '#platform/texts.ts'

/** Too many requests wait, or this visitor has made too many. */
export class NotRendered extends Error {
  readonly status: 429 | 503
  readonly retry_after_s: number

  constructor(status: 429 | 503, retryAfterSeconds: number) {
    super(t.the_page_was_not_rendered())
    this.status = status
    this.retry_after_s = retryAfterSeconds
  }
}

/**
 * Shared by all: under a flood, making an error with its stack each time took half as long as
 * answering did.
 */
export const noRoom = new NotRendered(503, 5)
