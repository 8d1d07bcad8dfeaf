import * as t from '#platform/texts.ts'

/** Errors shown by a browser that got no answer. */
export const clientErrors = {
  server_error: { status: 500, getMessage: t.something_went_wrong_nothing_you_typed },
  unavailable: { status: 503, getMessage: t.we_are_back_in_a_moment_please_try },
} as const
