import * as z from 'zod/mini'
import { readGstNumber } from '#platform/common/formats/nz-numbers.ts'

function describeGstNumber(typed: string): string {
  const reading = readGstNumber(typed)
  return 'problem' in reading ? reading.problem : ''
}

/** Returns the digits alone. */
function getGstNumber(typed: string): string {
  const reading = readGstNumber(typed)
  return 'number' in reading ? reading.number : typed
}

export const gstNumber = z.nullable(
  z.string({ error: () => describeGstNumber('') }).check(
    z.maxLength(20, { error: () => describeGstNumber(''), abort: true }),
    z.refine((typed) => 'number' in readGstNumber(typed), {
      error: ({ input }) => describeGstNumber(String(input)),
    }),
    z.overwrite(getGstNumber),
  ),
)
