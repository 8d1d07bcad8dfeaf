import * as z from 'zod/mini'

interface Meaning {
  means: string
  unlessSet?: string
}

export const meanings = z.registry<Meaning>()

export const invalid =
  (needs: string) =>
  ({ input }: { input?: unknown }) =>
    `is '${String(input)}', but must be ${needs}.`

export const textThat = (
  fits: (text: string) => boolean,
  error: string | ((issue: { input?: unknown }) => string),
) => z.string().check(z.refine(fits, { error }))

export const wholeNumber = (low: number, high: number, needs: string) =>
  z.pipe(
    z.string().check(
      z.refine((text) => Number.isInteger(Number(text)) && Number(text) >= low && Number(text) <= high, {
        error: invalid(needs),
      }),
    ),
    z.transform(Number),
  )

export const choice = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: invalid(`one of ${values.join(', ')}`) })

export const withoutEndingSlash = (schema: z.ZodMiniString) =>
  z.pipe(
    schema,
    z.transform((address) => address.replace(/\/+$/, '')),
  )

export const byCommas = z.pipe(
  z.string(),
  z.transform((text: string) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
)
